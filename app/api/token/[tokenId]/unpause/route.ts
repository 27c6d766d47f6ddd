import { rest } from "#server/rest/rest.ts";
import { unpauseToken } from "#server/token/contract.ts";

export const POST = rest(unpauseToken);
