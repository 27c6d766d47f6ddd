import { raw, type Sql } from "#db/client.ts";
import { eventTypes } from "#db/schema/enums.ts";
import { deliveryFacets, facetsOf } from "#db/schema/facets.ts";
import { readEndpoint } from "#server/feed/webhook-endpoint/read-endpoints.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { byFacets, createdWithin } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { anyOf, exactly } from "#server/kernel/reading/search.ts";
import { allOf, MOST_NAMED } from "#server/kernel/reading/seek.ts";
import type {
  getWebhookDelivery as getOperation,
  listWebhookDeliveries as listOperation,
  WebhookDelivery,
  WebhookDeliveryWithAttempts,
} from "./contract.ts";
import { type AttemptRow, type DeliveryRow, presentAttempt, presentDelivery } from "./present.ts";

const sorts = {
  position: { expression: "d.position", type: "bigint" },
  createdAt: { expression: "d.created_at", type: "timestamptz" },
} as const;

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
 * An endpoint's deliveries: by the position of their events, or by when they were made where a range of instants is asked for.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function listWebhookDeliveries({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<WebhookDelivery>> {
  const { webhookEndpointId } = input;
  await readEndpoint(ctx, webhookEndpointId);
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { condition, facets } = byFacets(sql, "d", deliveryFacets, input, "each");
  const typed = input.q ? typedFor(sql, organizationId, webhookEndpointId, input.q.toLowerCase()) : undefined;
  const types = input.eventType && ofTypes(sql, organizationId, webhookEndpointId, [input.eventType]);
  const isRange = (input.createdFrom ?? input.createdTo) !== undefined;
  const sort = input.sort ?? (isRange ? "createdAt" : "position");
  const created = createdWithin(sql, ["webhook_delivery", "d"], organizationId, { ...input, sort });
  return readPage<DeliveryRow, WebhookDelivery>(ctx.db, {
    input: { ...input, sort },
    columns: columns(sql),
    alias: "d",
    from: sql`from webhook_delivery d
      where d.organization_id = ${organizationId} and d.webhook_endpoint_id = ${webhookEndpointId} ${condition}
        ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [
      typed,
      types || undefined,
      created.seek && {
        ...created.seek,
        found: sql`${created.seek.found} and d.webhook_endpoint_id = ${webhookEndpointId}
          and d.facets = any (${facetsOf(deliveryFacets, input)}::int[])`,
      },
    ]),
    sorts,
    id: "d.id",
    present: presentDelivery,
  });
}

/** Deliveries by what people type: their id, the event's, the resource's, or a type of event. */
function typedFor(sql: Sql, organizationId: string, webhookEndpointId: string, typed: string): Seek {
  const types = eventTypes.filter((type) => type.includes(typed));
  if (types.length > 0) return ofTypes(sql, organizationId, webhookEndpointId, types);
  const table = sql`select d.id from webhook_delivery d
    where d.organization_id = ${organizationId} and d.webhook_endpoint_id = ${webhookEndpointId}`;
  return anyOf(sql, [
    exactly(sql, sql`d.id`, typed, table),
    exactly(sql, sql`d.event_id`, typed, table),
    {
      matches: sql`d.resource_id = ${typed}`,
      found: ofEvents(sql, organizationId, webhookEndpointId, sql`e.resource_id = ${typed}`),
    },
  ]);
}

/** Deliveries of events of some types. */
function ofTypes(
  sql: Sql,
  organizationId: string,
  webhookEndpointId: string,
  types: readonly string[],
): Seek {
  return {
    matches: sql`(select e.type = any (${[...types]}) from event e
      where e.organization_id = ${organizationId} and e.id = d.event_id)`,
    found: sql`select d.id from unnest(${[...types]}::text[]) t(type)
      cross join lateral (${ofEvents(sql, organizationId, webhookEndpointId, sql`e.type = t.type`)}) d`,
  };
}

/** The ids of deliveries of events that meet a condition, of as many as are named at most. */
function ofEvents(
  sql: Sql,
  organizationId: string,
  webhookEndpointId: string,
  condition: Fragment,
): Fragment {
  return sql`select d.id from (
    select d.id from event e
      join webhook_delivery d on d.organization_id = ${organizationId}
        and d.webhook_endpoint_id = ${webhookEndpointId} and d.event_id = e.id
     where e.organization_id = ${organizationId} and ${condition} limit ${MOST_NAMED + 1}) d`;
}

function columns(sql: Sql): Fragment {
  return sql`d.id, d.webhook_endpoint_id, d.event_id, e.type as event_type, d.resource_id, d.position, d.status,
    d.attempts, d.due_at, d.last_status_code, d.last_error, d.created_at, d.completed_at`;
}

function joins(sql: Sql, organizationId: string): Fragment {
  return sql`join event e on e.organization_id = ${organizationId} and e.id = d.event_id`;
}

function source(sql: Sql, organizationId: string): Fragment {
  return sql`from webhook_delivery d ${joins(sql, organizationId)} where d.organization_id = ${organizationId}`;
}
