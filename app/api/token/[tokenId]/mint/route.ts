import { rest } from "#server/rest/rest.ts";
import { mintToken } from "#server/token/contract.ts";

export const POST = rest(mintToken);
