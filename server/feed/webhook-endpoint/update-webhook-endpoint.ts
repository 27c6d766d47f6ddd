import { raw } from "#db/client.ts";
import { wakeEndpoint } from "#server/feed/event/wake-endpoint.ts";
import type { Call } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { checkUrl } from "./check-url.ts";
import { updateWebhookEndpoint as operation, type WebhookEndpoint } from "./contract.ts";
import { readEndpoint } from "./read-endpoints.ts";

/**
 * Changes where events are sent, which, and whether. What was on its way when an endpoint was disabled goes on once it
 * is enabled.
 * @throws Refusal webhook_endpoint_not_found, not_allowed, invalid_value
 */
export async function updateWebhookEndpoint({
  ctx,
  input,
}: Call<typeof operation>): Promise<WebhookEndpoint> {
  const { webhookEndpointId } = input;
  const sql = raw(ctx.db);
  await sql`select from webhook_endpoint
    where organization_id = ${ctx.actor.organizationId} and id = ${webhookEndpointId} for no key update`;
  const before = await readEndpoint(ctx, webhookEndpointId);
  if (input.url !== undefined) checkUrl(ctx, input.url);
  const description = input.description ?? before.description;
  const eventTypes = input.eventTypes === undefined ? before.eventTypes : input.eventTypes;
  await sql`
    update webhook_endpoint
       set url = ${input.url ?? before.url}, description = ${description || null}, event_types = ${eventTypes},
           status = ${input.status ?? before.status}, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${webhookEndpointId}`;
  const after = await readEndpoint(ctx, webhookEndpointId);
  if (after.status === "ENABLED" && after.pendingDeliveries > 0) await wakeEndpoint(ctx, webhookEndpointId);
  await record(ctx, {
    action: operation.name,
    resource: "webhook_endpoint",
    id: webhookEndpointId,
    before,
    after,
  });
  return after;
}
