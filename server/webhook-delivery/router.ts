import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getWebhookDelivery, listWebhookDeliveries } from "./read-deliveries.ts";
import { redeliverWebhook } from "./redeliver-webhook.ts";

export const webhookDeliveryRouter = trpc.router({
  get: procedure(contract.getWebhookDelivery).query(getWebhookDelivery),
  list: procedure(contract.listWebhookDeliveries).query(listWebhookDeliveries),
  redeliver: procedure(contract.redeliverWebhook).mutation(redeliverWebhook),
});
