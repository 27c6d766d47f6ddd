import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { createWebhookEndpoint } from "./create-webhook-endpoint.ts";
import { deleteWebhookEndpoint } from "./delete-webhook-endpoint.ts";
import { getWebhookActivity } from "./get-webhook-activity.ts";
import { getWebhookEndpoint, listWebhookEndpoints } from "./read-endpoints.ts";
import { rotateWebhookSecret } from "./rotate-webhook-secret.ts";
import { testWebhookEndpoint } from "./test-webhook-endpoint.ts";
import { updateWebhookEndpoint } from "./update-webhook-endpoint.ts";

export const webhookEndpointRouter = trpc.router({
  create: procedure(contract.createWebhookEndpoint).mutation(createWebhookEndpoint),
  get: procedure(contract.getWebhookEndpoint).query(getWebhookEndpoint),
  list: procedure(contract.listWebhookEndpoints).query(listWebhookEndpoints),
  update: procedure(contract.updateWebhookEndpoint).mutation(updateWebhookEndpoint),
  delete: procedure(contract.deleteWebhookEndpoint).mutation(deleteWebhookEndpoint),
  rotateSecret: procedure(contract.rotateWebhookSecret).mutation(rotateWebhookSecret),
  test: procedure(contract.testWebhookEndpoint).mutation(testWebhookEndpoint),
  activity: procedure(contract.getWebhookActivity).query(getWebhookActivity),
});
