import { rest } from "#server/http/rest/rest.ts";
import { createApiKey, listApiKeys } from "#server/platform/api-key/contract.ts";

export const GET = rest(listApiKeys);
export const POST = rest(createApiKey);
