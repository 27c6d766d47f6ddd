import { rest } from "#server/rest/rest.ts";
import { getWebhookDelivery } from "#server/webhook-delivery/contract.ts";

export const GET = rest(getWebhookDelivery);
