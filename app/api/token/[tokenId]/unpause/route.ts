import { unpauseToken } from "#server/domain/register/token/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(unpauseToken);
