import { revokeApiKey } from "#server/api-key/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const DELETE = rest(revokeApiKey);
