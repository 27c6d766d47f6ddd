import { rest } from "#server/http/rest/rest.ts";
import { listSessions } from "#server/platform/session/contract.ts";

export const GET = rest(listSessions);
