import { transferToken } from "#server/register/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(transferToken);
