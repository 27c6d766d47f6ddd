import { createApiKey, listApiKeys } from "#server/api-key/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listApiKeys);
export const POST = rest(createApiKey);
