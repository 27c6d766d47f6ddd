import { createToken, listTokens } from "#server/domain/register/token/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listTokens);
export const POST = rest(createToken);
