import { getWebhookDelivery } from "#server/feed/webhook-delivery/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(getWebhookDelivery);
