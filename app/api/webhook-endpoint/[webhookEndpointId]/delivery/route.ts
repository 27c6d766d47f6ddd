import { rest } from "#server/rest/rest.ts";
import { listWebhookDeliveries } from "#server/webhook-delivery/contract.ts";

export const GET = rest(listWebhookDeliveries);
