import { raw } from "#db/client.ts";
import { wakeEndpoint } from "#server/feed/event/wake-endpoint.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { redeliverWebhook as operation, type WebhookDelivery } from "./contract.ts";
import { readDelivery } from "./read-deliveries.ts";

/**
 * Sends an event again, at once and with all its attempts to come.
 * @throws Refusal webhook_delivery_not_found, not_allowed, webhook_endpoint_disabled
 */
export async function redeliverWebhook({ ctx, input }: Call<typeof operation>): Promise<WebhookDelivery> {
  const { webhookDeliveryId } = input;
  const { organizationId } = ctx.actor;
  const { webhookEndpointId } = await readDelivery(ctx, webhookDeliveryId);
  const sql = raw(ctx.db);
  const [enabled] = await sql`
    select from webhook_endpoint
     where organization_id = ${organizationId} and id = ${webhookEndpointId} and status = 'ENABLED' for key share`;
  if (!enabled) throw refuse("webhook_endpoint_disabled");
  await sql`
    update webhook_delivery
       set status = 'PENDING', attempts = 0, due_at = ${ctx.now.toISOString()}, completed_at = null
     where organization_id = ${organizationId} and id = ${webhookDeliveryId}`;
  await wakeEndpoint(ctx, webhookEndpointId);
  await record(ctx, {
    action: operation.name,
    resource: "webhook_endpoint",
    id: webhookEndpointId,
    after: { redelivered: webhookDeliveryId },
  });
  return readDelivery(ctx, webhookDeliveryId);
}
