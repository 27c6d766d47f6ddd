import { chooseActor } from "#server/rest/choose-actor.ts";

export const POST = chooseActor;
