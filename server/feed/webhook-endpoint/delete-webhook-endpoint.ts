import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { remove } from "#server/platform/audit/change.ts";
import { deleteWebhookEndpoint as operation, type WebhookEndpoint } from "./contract.ts";
import { auditedEndpoint } from "./read-endpoints.ts";

/**
 * Deletes an endpoint with its deliveries, for good.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function deleteWebhookEndpoint({
  ctx,
  input,
}: Call<typeof operation>): Promise<WebhookEndpoint> {
  const { webhookEndpointId: id } = input;
  return remove(
    ctx,
    auditedEndpoint,
    id,
    operation.name,
    () => raw(ctx.db)`
      delete from webhook_endpoint where organization_id = ${ctx.actor.organizationId} and id = ${id}`,
  );
}
