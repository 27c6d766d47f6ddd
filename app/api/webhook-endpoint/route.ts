import { rest } from "#server/rest/rest.ts";
import { createWebhookEndpoint, listWebhookEndpoints } from "#server/webhook-endpoint/contract.ts";

export const GET = rest(listWebhookEndpoints);
export const POST = rest(createWebhookEndpoint);
