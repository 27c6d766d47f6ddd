import { rest } from "#server/http/rest/rest.ts";
import { revokeApiKey } from "#server/platform/api-key/contract.ts";

export const DELETE = rest(revokeApiKey);
