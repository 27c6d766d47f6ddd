import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { type Event, TEST_EVENT } from "#server/feed/event/contract.ts";
import type { WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";
import { readEndpoint } from "#server/feed/webhook-endpoint/read-endpoints.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { runGuarded } from "#server/kernel/effects.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import type { WebhookAttempt } from "./contract.ts";
import { testWebhookEndpoint as operation } from "./contract.ts";
import { presentAttempt } from "./present.ts";
import { type Outcome, sendEvent, type Target } from "./send-event.ts";

type Input = InputOf<typeof operation>;

/**
 * Sends an endpoint an event that only tries it, and tells what came back. No transaction waits for the answer: the
 * endpoint is read in one of its own, and what came back is recorded in another. A dry run sends nothing.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function testWebhookEndpoint({ ctx, input }: Call<typeof operation>): Promise<WebhookAttempt> {
  if (ctx.dryRun) {
    await prepare(ctx, input);
    return { at: ctx.now.toISOString(), durationMs: 0 };
  }
  const { target, endpoint } = await inTenant(ctx.app, ctx.actor.organizationId, "read", (db) =>
    prepare({ ...ctx, db }, input),
  );
  const outcome = await sendEvent(ctx.app, target, testEvent(ctx, endpoint));
  return runGuarded({ ...operation, claimsKey: false }, ctx, input, (call) => keep(call, outcome));
}

async function prepare(
  ctx: CallerContext,
  { webhookEndpointId }: Input,
): Promise<{ endpoint: WebhookEndpoint; target: Target }> {
  const endpoint = await readEndpoint(ctx, webhookEndpointId);
  const [row] = await raw(ctx.db)<
    { secret: string; previous_secret: string | null; previous_secret_expires_at: string | null }[]
  >`select secret, previous_secret, previous_secret_expires_at from webhook_endpoint
     where organization_id = ${ctx.actor.organizationId} and id = ${webhookEndpointId}`;
  return {
    endpoint,
    target: {
      endpointId: webhookEndpointId,
      url: endpoint.url,
      secret: row?.secret ?? "",
      previousSecret: row?.previous_secret ?? null,
      previousSecretExpiresAt: row?.previous_secret_expires_at ?? null,
    },
  };
}

function testEvent({ now }: CallerContext, endpoint: WebhookEndpoint): Event {
  return {
    eventId: newId("evt", now),
    object: "event",
    type: TEST_EVENT,
    resourceType: "webhook_endpoint",
    resourceId: endpoint.webhookEndpointId,
    createdAt: now.toISOString(),
    position: 0,
    data: endpoint,
  };
}

async function keep({ ctx, input }: Call<typeof operation>, outcome: Outcome): Promise<WebhookAttempt> {
  const attempt = presentAttempt({
    at: outcome.at.toISOString(),
    status_code: outcome.statusCode,
    duration_ms: outcome.durationMs,
    error: outcome.error,
    response: outcome.response,
  });
  const { at, statusCode, error } = attempt;
  await record(ctx, {
    action: operation.name,
    resource: "webhook_endpoint",
    id: input.webhookEndpointId,
    after: { tested: { at, statusCode, error } },
  });
  return attempt;
}
