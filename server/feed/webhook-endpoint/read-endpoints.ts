import { raw, type Sql } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, when } from "#server/kernel/narrowing.ts";
import { type Fragment, readPage } from "#server/kernel/reading.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type {
  getWebhookEndpoint as getOperation,
  listWebhookEndpoints as listOperation,
  WebhookEndpoint,
} from "./contract.ts";
import { type EndpointRow, presentEndpoint } from "./present.ts";

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
    select ${columns(sql, ctx.actor.organizationId)} from webhook_endpoint w
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
    columns: columns(sql, ctx.actor.organizationId),
    from: sql`from webhook_endpoint w where w.organization_id = ${ctx.actor.organizationId}
      ${when(sql, input.status, (status) => sql`w.status = ${status}`)}
      ${when(sql, input.q, (q) => contains(sql, "w.id, w.url, w.description", q))}`,
    sorts,
    id: "w.id",
    present: (row) => presentEndpoint(row, ctx.now),
  });
}

function columns(sql: Sql, organizationId: string): Fragment {
  return sql`w.id, w.url, w.description, w.event_types, w.status, w.previous_secret_expires_at, w.created_at,
    w.updated_at,
    (select count(*)::int from webhook_delivery d
      where d.organization_id = ${organizationId} and d.webhook_endpoint_id = w.id and d.status = 'PENDING') as pending`;
}
