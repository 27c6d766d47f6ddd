import { raw, type Sql } from "#db/client.ts";
import { readEndpoint } from "#server/feed/webhook-endpoint/read-endpoints.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, readPage, when } from "#server/kernel/reading.ts";
import type {
  getWebhookDelivery as getOperation,
  listWebhookDeliveries as listOperation,
  WebhookDelivery,
  WebhookDeliveryWithAttempts,
} from "./contract.ts";
import { type AttemptRow, type DeliveryRow, presentAttempt, presentDelivery } from "./present.ts";

const byPosition = { expression: "d.position", type: "bigint" } as const;
const sorts = { position: byPosition, createdAt: byPosition };

/**
 * One delivery with every attempt.
 * @throws Refusal webhook_delivery_not_found, not_allowed
 */
export async function getWebhookDelivery({
  ctx,
  input,
}: Call<typeof getOperation>): Promise<WebhookDeliveryWithAttempts> {
  const delivery = await readDelivery(ctx, input.webhookDeliveryId);
  const attempts = await raw(ctx.db)<AttemptRow[]>`
    select at, status_code, duration_ms, error, response from webhook_attempt
     where organization_id = ${ctx.actor.organizationId} and webhook_delivery_id = ${input.webhookDeliveryId}
     order by at desc, id desc limit 100`;
  return { ...delivery, attemptLog: attempts.map(presentAttempt) };
}

/**
 * Reads one delivery of the caller's organization.
 * @throws Refusal webhook_delivery_not_found
 */
export async function readDelivery(ctx: TenantContext, webhookDeliveryId: string): Promise<WebhookDelivery> {
  const sql = raw(ctx.db);
  const [row] = await sql<DeliveryRow[]>`
    select ${columns(sql)} ${source(sql, ctx.actor.organizationId)} and d.id = ${webhookDeliveryId}`;
  if (!row) throw refuse("webhook_delivery_not_found", {}, "webhookDeliveryId");
  return presentDelivery(row);
}

/**
 * An endpoint's deliveries, newest event first.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function listWebhookDeliveries({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<WebhookDelivery>> {
  await readEndpoint(ctx, input.webhookEndpointId);
  const sql = raw(ctx.db);
  return readPage<DeliveryRow, WebhookDelivery>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx.actor.organizationId)} and d.webhook_endpoint_id = ${input.webhookEndpointId}
      ${when(sql, input.status, (status) => sql`d.status = ${status}`)}
      ${when(sql, input.eventType, (type) => sql`e.type = ${type}`)}
      ${when(sql, input.q, (q) => contains(sql, "d.id, d.event_id, d.resource_id, e.type", q))}`,
    sorts,
    id: "d.id",
    present: presentDelivery,
  });
}

function columns(sql: Sql): Fragment {
  return sql`d.id, d.webhook_endpoint_id, d.event_id, e.type as event_type, d.resource_id, d.position, d.status,
    d.attempts, d.due_at, d.last_status_code, d.last_error, d.created_at, d.completed_at`;
}

function source(sql: Sql, organizationId: string): Fragment {
  return sql`from webhook_delivery d
    join event e on e.organization_id = d.organization_id and e.id = d.event_id
    where d.organization_id = ${organizationId}`;
}
