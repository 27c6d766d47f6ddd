import { rest } from "#server/rest/rest.ts";
import { getToken } from "#server/token/contract.ts";

export const GET = rest(getToken);
