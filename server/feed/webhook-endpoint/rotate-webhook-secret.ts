import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { change } from "#server/platform/audit/change.ts";
import { rotateWebhookSecret as operation, type WebhookEndpointWithSecret } from "./contract.ts";
import { auditedEndpoint } from "./read-endpoints.ts";
import { newSecret, sealSecret } from "./secret.ts";

/** How long the secret before signs as well, in days. */
const OVERLAP_DAYS = 1;

/**
 * Gives an endpoint a new secret; the one before signs as well for a day. One before that ends at once.
 * @returns the endpoint, with its secret unless the request is a dry run
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function rotateWebhookSecret({
  ctx,
  input,
}: Call<typeof operation>): Promise<WebhookEndpointWithSecret> {
  const { webhookEndpointId: id } = input;
  const secret = newSecret();
  const until = daysAfter(ctx.now, OVERLAP_DAYS).toISOString();
  const after = await change(ctx, auditedEndpoint, id, { action: operation.name }, async () => {
    await raw(ctx.db)`
    update webhook_endpoint
       set previous_secret = secret, previous_secret_expires_at = ${until},
           secret = ${sealSecret(ctx.app.env.authSecret, id, secret)},
           updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${id}`;
  });
  return ctx.dryRun ? after : { ...after, secret };
}
