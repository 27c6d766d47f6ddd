import { rest } from "#server/rest/rest.ts";
import { pauseToken } from "#server/token/contract.ts";

export const POST = rest(pauseToken);
