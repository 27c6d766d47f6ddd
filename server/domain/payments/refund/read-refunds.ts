import { raw, type Sql } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, readPage, when } from "#server/kernel/reading.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { getRefund as getOperation, listRefunds as listOperation, Refund } from "./contract.ts";
import { presentListedRefund, presentRefund, type RefundRow } from "./present.ts";

const sorts = {
  createdAt: { expression: "r.created_at", type: "timestamptz" },
  amount: { expression: "r.amount", type: "numeric" },
} as const;

/** What people look for a refund by; a payer who is not known is shown as the customer. */
const SEARCHED = "r.id, r.offering_purchase_intent_id, r.payment_id, p.payer_name, p.payer_account, c.name";

/**
 * One refund; a customer sees its own alone.
 * @throws Refusal refund_not_found
 */
export async function getRefund({ ctx, input }: Call<typeof getOperation>): Promise<Refund> {
  const [row] = await rowsOf(ctx, [input.refundId]);
  if (!row) throw refuse("refund_not_found", {}, "refundId");
  return presentListedRefund(row);
}

/** Refunds, newest first; a customer sees its own alone. */
export async function listRefunds({ ctx, input }: Call<typeof listOperation>): Promise<Page<Refund>> {
  const sql = raw(ctx.db);
  return readPage<RefundRow, Refund>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx)}
      ${when(sql, input.offeringPurchaseIntentId, (id) => sql`r.offering_purchase_intent_id = ${id}`)}
      ${when(sql, input.paymentId, (id) => sql`r.payment_id = ${id}`)}
      ${when(sql, input.status, (status) => sql`r.status = ${status}`)}
      ${when(sql, input.provider, (provider) => sql`r.provider = ${provider}`)}
      ${when(sql, input.q, (q) => contains(sql, SEARCHED, q))}`,
    sorts,
    id: "r.id",
    present: presentListedRefund,
  });
}

/**
 * A refund of the caller's organization, and of the customer where one calls.
 * @throws Refusal refund_not_found
 */
export async function readRefund(ctx: CallerContext, refundId: string): Promise<Refund> {
  const refund = (await readRefundsByIds(ctx, [refundId])).get(refundId);
  if (!refund) throw refuse("refund_not_found", {}, "refundId");
  return refund;
}

/** How changes of a refund are recorded. */
export const auditedRefund: Audited<Refund> = { type: "refund", lock: lockRow("refund"), read: readRefund };

/** Refunds of the organization by their ids. */
export async function readRefundsByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Refund>> {
  const rows = await rowsOf(ctx, ids);
  return new Map(rows.map((row) => [row.id, presentRefund(row)]));
}

function rowsOf(ctx: CallerContext, ids: readonly string[]): Promise<RefundRow[]> {
  const sql = raw(ctx.db);
  return sql<RefundRow[]>`select ${columns(sql)} ${source(sql, ctx)} and r.id = any (${[...ids]})`;
}

function columns(sql: Sql): Fragment {
  return sql`r.id, r.payment_id, r.offering_purchase_intent_id, r.provider, r.provider_reference, r.status, r.reason,
    r.amount::text, r.currency, coalesce(c.name, c.username) as customer_name, p.payer_name, p.payer_account, r.attempts, r.failure_code, r.failure_reason,
    r.created_at, r.updated_at, r.refunded_at`;
}

/** Refunds of an organization with who paid; of a customer's purchases where one calls. */
function source(sql: Sql, { actor }: CallerContext): Fragment {
  const own = actor.kind === "customer" ? actor.customerId : undefined;
  return sql`from refund r
    join payment p on p.organization_id = r.organization_id and p.id = r.payment_id
    left join offering_purchase_intent i
      on i.organization_id = r.organization_id and i.id = r.offering_purchase_intent_id
    left join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
    where r.organization_id = ${actor.organizationId} ${when(sql, own, (id) => sql`i.customer_id = ${id}`)}`;
}
