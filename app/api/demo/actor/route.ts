export { chooseActor as POST } from "#server/rest/choose-actor.ts";
