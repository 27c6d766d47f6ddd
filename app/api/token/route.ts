import { rest } from "#server/rest/rest.ts";
import { createToken, listTokens } from "#server/token/contract.ts";

export const GET = rest(listTokens);
export const POST = rest(createToken);
