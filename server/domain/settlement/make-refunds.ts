import { raw } from "#db/client.ts";
import type { RefundReason } from "#db/schema/enums.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { enqueueAll } from "#server/platform/queue/enqueue.ts";

/** What is due back: all that is left of some purchases' payments, or a part of one payment. */
export type RefundOrder = { readonly reason: RefundReason } & (
  | { readonly intentIds: readonly string[] }
  | { readonly paymentId: string; readonly amount: string }
);

/**
 * Creates refunds in the transaction that causes them. Providers send theirs by a job; transfers wait for a person; what
 * was charged back is gone already.
 * @returns their ids
 */
export async function makeRefunds(ctx: SettlementContext, order: RefundOrder): Promise<string[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const payments =
    "intentIds" in order
      ? sql`p.offering_purchase_intent_id = any (${[...order.intentIds]})`
      : sql`p.id = ${order.paymentId}`;
  const amount = "amount" in order ? sql`${order.amount}::numeric` : sql`p.amount - p.refunded`;
  const rows = await sql<{ id: string; provider: string }[]>`
    insert into refund (organization_id, id, payment_id, offering_purchase_intent_id, provider, reason, amount, currency,
      created_at, updated_at)
    select ${organizationId}, new_id('ref', ${at}), p.id, p.offering_purchase_intent_id, p.provider, ${order.reason},
           ${amount}, p.currency, ${at}, ${at}
      from payment p
     where p.organization_id = ${organizationId} and ${payments} and p.status = 'SUCCEEDED' and ${amount} > 0
    returning id, provider`;
  // What a bank took back itself is sent by nobody.
  const isTaken = order.reason === "CHARGED_BACK";
  const sent = isTaken ? [] : rows.filter(({ provider }) => provider !== "BANK_TRANSFER");
  await enqueueAll(
    ctx,
    sent.map(({ id }) => ({ task: "refundPayment", key: id, payload: { refundId: id } })),
  );
  return rows.map(({ id }) => id);
}
