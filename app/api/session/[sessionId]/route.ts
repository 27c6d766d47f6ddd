import { rest } from "#server/http/rest/rest.ts";
import { revokeSession } from "#server/platform/session/contract.ts";

export const DELETE = rest(revokeSession);
