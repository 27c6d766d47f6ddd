import { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import type { Currency, PaymentProvider, PurchaseStatus } from "#db/schema/enums.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { advanceIntents } from "./advance-intents.ts";
import { openAmount } from "./intent-row.ts";
import type { OfferingsLocked } from "./lock-offerings.ts";
import { makeRefunds } from "./make-refunds.ts";
import { postCash } from "./post-entries.ts";
import { recordIntents } from "./record-intents.ts";

/** Money that came in; amounts are decimal texts. */
export interface Receipt {
  /** The purchase it pays; null where none could be found. */
  readonly intentId: string | null;
  readonly provider: PaymentProvider;
  /** The provider's reference: a payment with the same one counts once. */
  readonly providerReference: string;
  readonly providerPaymentReference?: string | undefined;
  readonly amount: string;
  readonly currency: Currency;
  readonly payerName?: string | undefined;
  readonly payerAccount?: string | undefined;
  readonly receivedAt: Date;
}

/**
 * What became of it: REPEATED = it was known; UNMATCHED = held until somebody assigns it; LATE = the purchase was over,
 * so it is due back; PARTIAL = more has to come; PAID; OVERPAID = paid, and what was too much is due back.
 */
export type ReceiptOutcome = "REPEATED" | "UNMATCHED" | "LATE" | "PARTIAL" | "PAID" | "OVERPAID";

/** How long a paid purchase keeps its room for its other gates, in days. */
const PAID_LIFETIME_DAYS = 14;

/**
 * Books money that came in and moves the purchase it pays as far as it goes (docs/domain.md, Payments). Money in
 * another currency than the purchase's pays nothing: it is held as UNMATCHED.
 * @param locked the lock of the offering of the purchase it pays, if there is one
 */
export async function receivePayment(
  ctx: SettlementContext,
  locked: OfferingsLocked,
  receipt: Receipt,
): Promise<{ outcome: ReceiptOutcome; paymentId: string | null }> {
  const intent = receipt.intentId === null ? null : await lockIntent(ctx, receipt.intentId);
  const pays = intent !== null && intent.currency === receipt.currency ? intent : null;
  const paymentId = await book(ctx, { ...receipt, intentId: pays?.id ?? null });
  if (paymentId === null) return { outcome: "REPEATED", paymentId };
  if (pays === null) return { outcome: "UNMATCHED", paymentId };
  return { outcome: await credit(ctx, locked, pays, paymentId, new Decimal(receipt.amount)), paymentId };
}

/**
 * Credits a payment that is held without a purchase to one, as if it came in now.
 * @returns null where it was assigned already
 */
export async function assignPayment(
  ctx: SettlementContext,
  locked: OfferingsLocked,
  paymentId: string,
  intentId: string,
): Promise<ReceiptOutcome | null> {
  const sql = raw(ctx.db);
  const intent = await lockIntent(ctx, intentId);
  const [taken] = await sql<{ left: string }[]>`
    update payment set offering_purchase_intent_id = ${intentId}, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${paymentId} and status = 'SUCCEEDED'
       and offering_purchase_intent_id is null and refunded = 0 and currency = ${intent.currency}
    returning amount as left`;
  return taken ? credit(ctx, locked, intent, paymentId, new Decimal(taken.left)) : null;
}

interface LockedIntent {
  id: string;
  purchase_status: PurchaseStatus;
  currency: Currency;
  /** What is still to be paid. */
  open: string;
}

async function lockIntent(ctx: SettlementContext, intentId: string): Promise<LockedIntent> {
  const sql = raw(ctx.db);
  const [intent] = await sql<LockedIntent[]>`
    select i.id, i.purchase_status, i.currency, ${openAmount(sql)} as open
      from offering_purchase_intent i
     where i.organization_id = ${ctx.actor.organizationId} and i.id = ${intentId} for no key update`;
  if (!intent) throw new Error(`there is no purchase intent ${intentId} to be paid`);
  return intent;
}

/** Writes the payment and its cash entry once; an open checkout becomes the payment. */
async function book(ctx: SettlementContext, receipt: Receipt): Promise<string | null> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const receivedAt = receipt.receivedAt.toISOString();
  const [row] = await sql<{ id: string }[]>`
    insert into payment as p (organization_id, id, offering_purchase_intent_id, provider, provider_reference,
      provider_payment_reference, status, amount, currency, payer_name, payer_account, received_at, created_at, updated_at)
    values (${organizationId}, ${newId("pay", ctx.now)}, ${receipt.intentId}, ${receipt.provider},
      ${receipt.providerReference}, ${receipt.providerPaymentReference ?? null}, 'SUCCEEDED', ${receipt.amount},
      ${receipt.currency}, ${receipt.payerName ?? null}, ${receipt.payerAccount ?? null}, ${receivedAt}, ${at}, ${at})
    on conflict (organization_id, provider, provider_reference) do update
       set status = 'SUCCEEDED', amount = excluded.amount, currency = excluded.currency,
           offering_purchase_intent_id = excluded.offering_purchase_intent_id,
           provider_payment_reference = coalesce(excluded.provider_payment_reference, p.provider_payment_reference),
           payer_name = excluded.payer_name, payer_account = excluded.payer_account, checkout_url = null,
           failure_code = null, failure_reason = null, received_at = excluded.received_at, updated_at = excluded.updated_at
     where p.status <> 'SUCCEEDED'
    returning id`;
  if (!row) return null;
  const { currency, amount } = receipt;
  await sql`${postCash(ctx, { reason: "RECEIPT", currency, amount, reference: row.id })}`;
  return row.id;
}

/** Credits money to a purchase; the excess becomes a refund at once. */
async function credit(
  ctx: SettlementContext,
  locked: OfferingsLocked,
  intent: LockedIntent,
  paymentId: string,
  amount: Decimal,
): Promise<ReceiptOutcome> {
  const isPending = intent.purchase_status === "PENDING";
  const taken = isPending ? Decimal.min(amount, intent.open) : new Decimal(0);
  const excess = amount.minus(taken);
  const isLate = intent.purchase_status === "FAILED" || intent.purchase_status === "CANCELLED";
  if (excess.gt(0)) {
    const reason = isLate ? "PAYMENT_LATE" : "OVERPAID";
    await makeRefunds(ctx, { paymentId, amount: excess.toFixed(2), reason });
  }
  if (isLate) {
    await raw(ctx.db)`
      update offering_purchase_intent
         set settlement_status = 'REFUND_DUE', settled_at = null, updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${intent.id}`;
    await recordIntents(ctx, "purchase_intent.updated", [intent.id]);
    return "LATE";
  }
  if (taken.gt(0)) {
    const at = ctx.now.toISOString();
    const paidUntil = daysAfter(ctx.now, PAID_LIFETIME_DAYS).toISOString();
    const isPaid = taken.eq(intent.open);
    await raw(ctx.db)`
      update offering_purchase_intent
         set received_amount = received_amount + ${taken.toFixed(2)}::numeric, updated_at = ${at},
             paid_at = case when ${isPaid}::boolean then ${at}::timestamptz end,
             expires_at = case when ${isPaid}::boolean then greatest(expires_at, ${paidUntil}::timestamptz) else expires_at end
       where organization_id = ${ctx.actor.organizationId} and id = ${intent.id}`;
    await recordIntents(ctx, "purchase_intent.updated", [intent.id]);
    await advanceIntents(ctx, locked, [intent.id]);
    if (!isPaid) return "PARTIAL";
  }
  return excess.gt(0) ? "OVERPAID" : "PAID";
}
