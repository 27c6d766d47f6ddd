import { rest } from "#server/rest/rest.ts";
import { revokeSession } from "#server/session/contract.ts";

export const DELETE = rest(revokeSession);
