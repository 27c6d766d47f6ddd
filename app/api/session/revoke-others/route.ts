import { rest } from "#server/rest/rest.ts";
import { revokeOtherSessions } from "#server/session/contract.ts";

export const POST = rest(revokeOtherSessions);
