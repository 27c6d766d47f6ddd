import { raw, type Sql } from "#db/client.ts";
import { auditedIntent } from "#server/domain/primary/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, readPage, when } from "#server/kernel/reading.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { getPayment as getOperation, listPayments as listOperation, Payment } from "./contract.ts";
import { type PaymentRow, presentListedPayment, presentPayment } from "./present.ts";

const sorts = {
  createdAt: { expression: "p.created_at", type: "timestamptz" },
  amount: { expression: "p.amount", type: "numeric" },
} as const;

/**
 * One payment; a customer sees its own alone.
 * @throws Refusal payment_not_found
 */
export async function getPayment({ ctx, input }: Call<typeof getOperation>): Promise<Payment> {
  return readPayment(ctx, input.paymentId);
}

/** Payments, newest first; a customer sees its own alone. */
export async function listPayments({ ctx, input }: Call<typeof listOperation>): Promise<Page<Payment>> {
  const sql = raw(ctx.db);
  return readPage<PaymentRow, Payment>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx)}
      ${when(sql, input.offeringPurchaseIntentId, (id) => sql`p.offering_purchase_intent_id = ${id}`)}
      ${when(sql, input.status, (status) => sql`p.status = ${status}`)}
      ${when(sql, input.provider, (provider) => sql`p.provider = ${provider}`)}
      ${when(sql, input.currency, (currency) => sql`p.currency = ${currency}`)}
      ${when(sql, input.q, (q) =>
        contains(
          sql,
          "p.id, p.offering_purchase_intent_id, p.provider_reference, p.payer_name, p.payer_account, c.name",
          q,
        ),
      )}`,
    sorts,
    id: "p.id",
    present: presentListedPayment,
  });
}

/**
 * A payment of the caller's organization, and of the customer where one calls.
 * @throws Refusal payment_not_found
 */
export async function readPayment(ctx: CallerContext, paymentId: string): Promise<Payment> {
  const payment = (await readPaymentsByIds(ctx, [paymentId])).get(paymentId);
  if (!payment) throw refuse("payment_not_found", {}, "paymentId");
  return payment;
}

/** How changes of a payment are recorded: the purchase it is for is locked first, as everybody locks. */
export const auditedPayment: Audited<Payment> = {
  type: "payment",
  async lock(ctx, paymentId) {
    const { offeringPurchaseIntentId: intentId } = await readPayment(ctx, paymentId);
    if (intentId !== undefined) await auditedIntent.lock(ctx, intentId);
    await lockRow("payment")(ctx, paymentId);
  },
  read: readPayment,
};

/** Payments of the organization by their ids. */
export async function readPaymentsByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const sql = raw(ctx.db);
  const rows = await sql<PaymentRow[]>`
    select ${columns(sql)} ${source(sql, ctx)} and p.id = any (${[...ids]})`;
  return new Map(rows.map((row) => [row.id, presentPayment(row)]));
}

function columns(sql: Sql): Fragment {
  return sql`p.id, p.offering_purchase_intent_id, p.provider, p.provider_reference, p.status, p.amount::text,
    p.currency, p.refunded::text, coalesce(c.name, c.username) as customer_name, p.payer_name, p.payer_account, p.checkout_url, p.failure_code, p.failure_reason,
    p.received_at, p.created_at, p.updated_at`;
}

/** Payments of an organization; of a customer's purchases where one calls. */
function source(sql: Sql, { actor }: CallerContext): Fragment {
  const own = actor.kind === "customer" ? actor.customerId : undefined;
  return sql`from payment p
    left join offering_purchase_intent i
      on i.organization_id = p.organization_id and i.id = p.offering_purchase_intent_id
    left join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
    where p.organization_id = ${actor.organizationId} ${when(sql, own, (id) => sql`i.customer_id = ${id}`)}`;
}
