import { answer } from "#server/http/rest/routes.ts";

export const dynamic = "force-dynamic";

/** Every path of the interface that has no route file of its own, sign-in and tRPC too, from the registry. */
export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
