import { raw, type Sql } from "#db/client.ts";
import { refundFacets } from "#db/schema/facets.ts";
import { getPayment } from "#server/domain/payments/payment/contract.ts";
import { readPaymentsByIds, typedForPayments } from "#server/domain/payments/payment/read-payments.ts";
import { readIntentsByIds } from "#server/domain/primary/api.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { byFacets, createdWithin, namedBy, updatedWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { anyOf, beginning, endOfReference, isId, ofOneSought } from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { instantText, numberText, type Texts, textsFor, written } from "#server/kernel/reading/texts.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { getRefund as getOperation, listRefunds as listOperation, Refund } from "./contract.ts";
import { presentListedRefund, presentRefund, type RefundRow } from "./present.ts";

const sorts = {
  createdAt: { expression: "r.created_at", type: "timestamptz" },
  amount: { expression: "r.cents", type: "bigint" },
} as const;

const expansions: Expansions<Refund, "offeringPurchaseIntent" | "payment"> = {
  offeringPurchaseIntent: {
    by: getIntent,
    idOf: ({ offeringPurchaseIntentId }) => offeringPurchaseIntentId,
    read: readIntentsByIds,
  },
  payment: { by: getPayment, idOf: ({ paymentId }) => paymentId, read: readPaymentsByIds },
};

/**
 * One refund; a customer sees its own alone.
 * @throws Refusal refund_not_found
 */
export async function getRefund({ ctx, input }: Call<typeof getOperation>): Promise<Refund> {
  const [row] = await rowsOf(ctx, [input.refundId]);
  if (!row) throw refuse("refund_not_found", {}, "refundId");
  return expandOne(ctx, input, presentListedRefund(row), expansions);
}

/** Refunds, newest first; a customer sees its own alone. */
export async function listRefunds({ ctx, input }: Call<typeof listOperation>): Promise<Page<Refund>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const isFew =
    ctx.actor.kind === "customer" || (input.offeringPurchaseIntentId ?? input.paymentId) !== undefined;
  const { condition, facets } = byFacets(sql, "r", refundFacets, input, isFew ? "few" : "ordered");
  const created = createdWithin(sql, ["refund", "r"], organizationId, input);
  const typed = input.q ? typedFor(sql, organizationId, input.q) : undefined;
  const page = await readPage<RefundRow, Refund>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "r",
    from: sql`from refund r where r.organization_id = ${organizationId} ${own(sql, ctx)} ${condition}
      ${when(sql, input.offeringPurchaseIntentId, (id) => sql`r.offering_purchase_intent_id = ${id}`)}
      ${when(sql, input.paymentId, (id) => sql`r.payment_id = ${id}`)}
      ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [
      namedBy(sql, ["refund", "r"], organizationId, input.ids),
      typed,
      created.seek,
      updatedWithin(sql, ["refund", "r"], organizationId, input),
    ]),
    sums: { amount: "r.amount", currency: "r.currency" },
    sorts,
    id: "r.id",
    present: presentListedRefund,
    ...textsFor(ctx, () => ({ texts: textsOf(sql) })),
  });
  return expandPage(ctx, input, page, expansions);
}

/** Buyers that are named at most where each payment of theirs may have no refund, so that many are looked at in vain. */
const MOST_BUYERS = 1000;

/** Refunds by what people type: their id or reference, the payment's, the purchase's, who paid, who buys. */
function typedFor(sql: Sql, organizationId: string, typed: string): Seek {
  const table = sql`select r.id from refund r where r.organization_id = ${organizationId}`;
  if (isId(typed, "ref")) return beginning(sql, sql`r.id`, typed, table);
  if (isId(typed, "pay")) return beginning(sql, sql`r.payment_id`, typed, table);
  const payments = typedForPayments(sql, organizationId, typed, MOST_BUYERS);
  const byPayment = ofOneSought(
    sql,
    organizationId,
    ["refund", "r", "payment_id"],
    ["payment", "p"],
    payments,
  );
  const end = endOfReference(typed);
  if (end === undefined) return byPayment;
  const found = sql`select f.id from ids_by_reference(${organizationId}, 'refund', ${[end]}) f(id)`;
  return anyOf(sql, [byPayment, { matches: sql`right(r.id, 21) = ${end}`, found }]);
}

/**
 * A refund of the caller's organization, and of the customer where one calls.
 * @throws Refusal refund_not_found
 */
const readRefund = oneOf(readRefundsByIds, "refund_not_found", "refundId");

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
  return sql<RefundRow[]>`select ${columns(sql)} ${source(sql, ctx, ids)}`;
}

function columns(sql: Sql): Fragment {
  return sql`r.id, r.payment_id, r.offering_purchase_intent_id, r.provider, r.provider_reference, r.status, r.reason,
    r.amount::text, r.currency, coalesce(c.name, c.username) as customer_name, p.payer_name, p.payer_account, r.attempts, r.failure_code, r.failure_reason,
    r.created_at, r.updated_at, r.refunded_at`;
}

/** What {@link presentListedRefund} makes, field by field. */
function textsOf(sql: Sql): Texts {
  return {
    refundId: sql`r.id`,
    createdAt: instantText(sql`r.created_at`),
    status: sql`r.status`,
    reason: sql`r.reason`,
    amount: numberText(sql`r.amount`),
    currency: sql`r.currency`,
    reference: written(paymentReference, sql`r.id`),
    payeeName: sql`p.payer_name`,
    payeeAccount: sql`p.payer_account`,
    customerName: sql`coalesce(c.name, c.username)`,
    offeringPurchaseIntentId: sql`r.offering_purchase_intent_id`,
    paymentId: sql`r.payment_id`,
    provider: sql`r.provider`,
    providerReference: sql`r.provider_reference`,
    "failure.reason": sql`r.failure_reason`,
    refundedAt: instantText(sql`r.refunded_at`),
    updatedAt: instantText(sql`r.updated_at`),
  };
}

/** What refunds `r` are joined to: who paid, and who buys. */
function joins(sql: Sql, organizationId: string): Fragment {
  return sql`
    join payment p on p.organization_id = ${organizationId} and p.id = r.payment_id
    left join customer c on c.organization_id = ${organizationId} and c.id = p.customer_id`;
}

/** Refunds of an organization with who paid; of a customer's purchases where one calls. */
function source(sql: Sql, ctx: CallerContext, ids: readonly string[]): Fragment {
  const { organizationId } = ctx.actor;
  return sql`from ${byKey(sql, "refund", organizationId, ids)} r ${joins(sql, organizationId)}
    where r.organization_id = ${organizationId} ${own(sql, ctx)}`;
}

function own(sql: Sql, { actor }: CallerContext): Fragment {
  return actor.kind === "customer"
    ? sql`and r.offering_purchase_intent_id = any (array(
        select o.id from offering_purchase_intent o
         where o.organization_id = ${actor.organizationId} and o.customer_id = ${actor.customerId}))`
    : sql``;
}
