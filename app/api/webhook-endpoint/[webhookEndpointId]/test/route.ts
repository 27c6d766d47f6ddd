import { rest } from "#server/rest/rest.ts";
import { testWebhookEndpoint } from "#server/webhook-endpoint/contract.ts";

export const POST = rest(testWebhookEndpoint);
