import { raw } from "#db/client.ts";
import { wakeEndpoint } from "#server/feed/event/wake-endpoint.ts";
import type { Call } from "#server/kernel/context.ts";
import { change } from "#server/platform/audit/change.ts";
import { checkUrl } from "./check-url.ts";
import { updateWebhookEndpoint as operation, type WebhookEndpoint } from "./contract.ts";
import { auditedEndpoint } from "./read-endpoints.ts";

/**
 * Changes where events are sent, which, and whether. What was on its way when an endpoint was disabled goes on once it
 * is enabled.
 * @throws Refusal webhook_endpoint_not_found, not_allowed, invalid_value
 */
export async function updateWebhookEndpoint({
  ctx,
  input,
}: Call<typeof operation>): Promise<WebhookEndpoint> {
  const { webhookEndpointId: id } = input;
  const after = await change(ctx, auditedEndpoint, id, { action: operation.name }, async (before) => {
    if (input.url !== undefined) checkUrl(ctx, input.url);
    const description = input.description ?? before.description;
    const eventTypes = input.eventTypes === undefined ? before.eventTypes : input.eventTypes;
    await raw(ctx.db)`
    update webhook_endpoint
       set url = ${input.url ?? before.url}, description = ${description || null}, event_types = ${eventTypes},
           status = ${input.status ?? before.status}, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${id}`;
  });
  if (after.status === "ENABLED" && after.pendingDeliveries > 0) await wakeEndpoint(ctx, id);
  return after;
}
