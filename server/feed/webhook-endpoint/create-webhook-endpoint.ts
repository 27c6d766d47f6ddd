import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import { checkUrl } from "./check-url.ts";
import {
  MOST_ENDPOINTS,
  createWebhookEndpoint as operation,
  type WebhookEndpointWithSecret,
} from "./contract.ts";
import { readEndpoint } from "./read-endpoints.ts";
import { newSecret, sealSecret } from "./secret.ts";

/**
 * Registers an address that events are sent to from now on.
 * @returns the endpoint, with its secret unless the request is a dry run
 * @throws Refusal not_allowed, invalid_value, too_many_webhook_endpoints
 */
export async function createWebhookEndpoint({
  ctx,
  input,
}: Call<typeof operation>): Promise<WebhookEndpointWithSecret> {
  checkUrl(ctx, input.url);
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  // Whoever makes another one meanwhile waits, so that their number holds.
  await sql`select from organization where id = ${organizationId} for no key update`;
  const [count] = await sql<{ count: number }[]>`
    select count(*)::int as count from webhook_endpoint where organization_id = ${organizationId}`;
  if ((count?.count ?? 0) >= MOST_ENDPOINTS) {
    throw refuse("too_many_webhook_endpoints", { limit: MOST_ENDPOINTS });
  }
  const webhookEndpointId = newId("whe", ctx.now);
  const secret = newSecret();
  const at = ctx.now.toISOString();
  await sql`
    insert into webhook_endpoint (organization_id, id, url, description, event_types, secret, created_at, updated_at)
    values (${organizationId}, ${webhookEndpointId}, ${input.url}, ${input.description || null}, ${input.eventTypes},
      ${sealSecret(ctx.app.env.authSecret, webhookEndpointId, secret)}, ${at}, ${at})`;
  const created = await readEndpoint(ctx, webhookEndpointId);
  await record(ctx, {
    action: operation.name,
    resource: "webhook_endpoint",
    id: webhookEndpointId,
    after: created,
  });
  return ctx.dryRun ? created : { ...created, secret };
}
