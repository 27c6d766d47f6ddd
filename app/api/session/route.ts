import { rest } from "#server/rest/rest.ts";
import { listSessions } from "#server/session/contract.ts";

export const GET = rest(listSessions);
