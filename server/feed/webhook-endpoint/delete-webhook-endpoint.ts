import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { deleteWebhookEndpoint as operation, type WebhookEndpoint } from "./contract.ts";
import { readEndpoint } from "./read-endpoints.ts";

/**
 * Deletes an endpoint with its deliveries, for good.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function deleteWebhookEndpoint({
  ctx,
  input,
}: Call<typeof operation>): Promise<WebhookEndpoint> {
  const { webhookEndpointId } = input;
  const before = await readEndpoint(ctx, webhookEndpointId);
  const [deleted] = await raw(ctx.db)`
    delete from webhook_endpoint where organization_id = ${ctx.actor.organizationId} and id = ${webhookEndpointId}
    returning id`;
  // Somebody else was faster, and that is in the trail already.
  if (!deleted) throw refuse("webhook_endpoint_not_found", {}, "webhookEndpointId");
  await record(ctx, { action: operation.name, resource: "webhook_endpoint", id: webhookEndpointId, before });
  return before;
}
