import { rest } from "#server/rest/rest.ts";
import { redeliverWebhook } from "#server/webhook-delivery/contract.ts";

export const POST = rest(redeliverWebhook);
