import { rest } from "#server/rest/rest.ts";
import { getWebhookActivity } from "#server/webhook-endpoint/contract.ts";

export const GET = rest(getWebhookActivity);
