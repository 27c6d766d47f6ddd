import { raw, type Sql } from "#db/client.ts";
import { deliveryFacets, facetsOf } from "#db/schema/facets.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { countOf, type Fragment } from "#server/kernel/reading/rows.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type {
  getWebhookEndpoint as getOperation,
  listWebhookEndpoints as listOperation,
  WebhookEndpoint,
} from "./contract.ts";
import { type EndpointRow, presentEndpoint } from "./present.ts";

/** Days for which a delivery that was given up tells that its endpoint fails. */
const GIVEN_UP_DAYS = 7;
/** Attempts after which a delivery that is still tried does. */
const FAILING_ATTEMPTS = 3;
/** Deliveries on their way to an endpoint that are looked at. */
const PENDING_LOOKED_AT = 1000;

const sorts = { createdAt: { expression: "w.created_at", type: "timestamptz" } } as const;

/**
 * One webhook endpoint.
 * @throws Refusal webhook_endpoint_not_found, not_allowed
 */
export async function getWebhookEndpoint({
  ctx,
  input,
}: Call<typeof getOperation>): Promise<WebhookEndpoint> {
  return readEndpoint(ctx, input.webhookEndpointId);
}

/**
 * Reads one endpoint of the caller's organization.
 * @throws Refusal webhook_endpoint_not_found
 */
export async function readEndpoint(
  ctx: Pick<CallerContext, "db" | "actor" | "now">,
  webhookEndpointId: string,
): Promise<WebhookEndpoint> {
  const sql = raw(ctx.db);
  const [row] = await sql<EndpointRow[]>`
    select ${columns(sql, ctx.actor.organizationId, ctx.now)} from webhook_endpoint w
     where w.organization_id = ${ctx.actor.organizationId} and w.id = ${webhookEndpointId}`;
  if (!row) throw refuse("webhook_endpoint_not_found", {}, "webhookEndpointId");
  return presentEndpoint(row, ctx.now);
}

/** How changes of an endpoint are recorded. */
export const auditedEndpoint: Audited<WebhookEndpoint> = {
  type: "webhook_endpoint",
  lock: lockRow("webhook_endpoint"),
  read: readEndpoint,
};

/** The organization's webhook endpoints, newest first. */
export async function listWebhookEndpoints({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<WebhookEndpoint>> {
  const sql = raw(ctx.db);
  return readPage<EndpointRow, WebhookEndpoint>(ctx.db, {
    input,
    columns: columns(sql, ctx.actor.organizationId, ctx.now),
    from: sql`from webhook_endpoint w where w.organization_id = ${ctx.actor.organizationId}
      ${when(sql, input.status, (status) => sql`w.status = ${status}`)}
      ${when(sql, input.q, (q) => contains(sql, "w.id, w.url, w.description", q))}
      ${createdWithin(sql, ["webhook_endpoint", "w"], ctx.actor.organizationId, input).condition}`,
    sorts,
    id: "w.id",
    present: (row) => presentEndpoint(row, ctx.now),
  });
}

/**
 * Whether the endpoint `w` is enabled, and deliveries to it fail: the newest that was given up was so lately, or one on its
 * way has been tried often.
 */
export function isFailing(sql: Sql, organizationId: string, now: Date): Fragment {
  const lately = daysAfter(now, -GIVEN_UP_DAYS).toISOString();
  return sql`(w.status = 'ENABLED'
    and (coalesce((select d.completed_at from webhook_delivery d
            where d.organization_id = ${organizationId} and d.webhook_endpoint_id = w.id
              and d.facets = ${facetsOf(deliveryFacets, { status: "FAILED" })[0] ?? 0}
            order by d.position desc, d.id desc limit 1) > ${lately}, false)
      or coalesce((select max(p.attempts) from (
            select d.attempts from webhook_delivery d
             where d.organization_id = ${organizationId} and d.webhook_endpoint_id = w.id
               and d.status = 'PENDING' limit ${PENDING_LOOKED_AT}) p) >= ${FAILING_ATTEMPTS}, false)))`;
}

function columns(sql: Sql, organizationId: string, now: Date): Fragment {
  return sql`w.id, w.url, w.description, w.event_types, w.status, w.previous_secret_expires_at, w.created_at,
    w.updated_at, ${isFailing(sql, organizationId, now)} as is_failing,
    ${countOf(
      sql,
      sql`from webhook_delivery d
        where d.organization_id = ${organizationId} and d.webhook_endpoint_id = w.id and d.status = 'PENDING'`,
    )} as pending`;
}
