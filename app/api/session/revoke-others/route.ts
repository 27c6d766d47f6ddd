import { rest } from "#server/http/rest/rest.ts";
import { revokeOtherSessions } from "#server/platform/session/contract.ts";

export const POST = rest(revokeOtherSessions);
