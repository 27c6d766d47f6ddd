import { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { ChargeBackState, PaymentNotification } from "#server/adapters/payments/port.ts";
import { lockedBefore, receivePayment, takeBack } from "#server/domain/settlement/api.ts";
import { type CallerContext, logOf } from "#server/kernel/context.ts";
import { type Audited, changeIf } from "#server/platform/audit/change.ts";
import type { Payment } from "./contract.ts";
import { auditedPayment, readPaymentsByIds } from "./read-payments.ts";

type ChargeBackNotification = Extract<PaymentNotification, { about: "chargeBack" }>;

/**
 * Writes what a provider tells of a charge-back (docs/domain.md, Payments): the money is booked as gone once, whatever
 * comes first, and as come back where the issuer wins.
 * @throws Error where the payment is not known to be paid yet, so that the provider tells it again
 */
export async function applyChargeBack(
  ctx: CallerContext,
  provider: CheckoutProvider,
  { paymentId, reference, state }: Pick<ChargeBackNotification, "paymentId" | "reference" | "state">,
): Promise<void> {
  const known = (await readPaymentsByIds(ctx, [paymentId])).get(paymentId);
  if (known?.provider !== provider) {
    logOf(ctx).warn(
      { provider, paymentId },
      "a provider told of a charge-back of a payment that is not there",
    );
    return;
  }
  await changeIf(ctx, auditedWithRefunds, paymentId, { action: "receiveNotification" }, async (payment) => {
    if (payment.status !== "SUCCEEDED") throw new Error(`${paymentId} is charged back and not paid`);
    if (payment.chargeBack?.reference !== reference) return begin(ctx, payment, reference, state);
    return conclude(ctx, provider, payment, reference, state);
  });
}

/** A payment whose refunds are booked along with it: they are locked before it, as whoever books a single one does. */
const auditedWithRefunds: Audited<Payment> = {
  ...auditedPayment,
  async lock(ctx, paymentId) {
    await raw(ctx.db)`
      select from refund where organization_id = ${ctx.actor.organizationId} and payment_id = ${paymentId}
       order by id for no key update`;
    await auditedPayment.lock(ctx, paymentId);
  },
};

/** The first that is told of it. One that is won already took nothing in the end. */
async function begin(
  ctx: CallerContext,
  { paymentId, offeringPurchaseIntentId: intentId, amount: paid }: Payment,
  reference: string,
  { status, amount: told, reason }: ChargeBackState,
): Promise<true> {
  const amount = Decimal.min(told, paid).toFixed(2);
  const claim = status === "WON" ? "0.00" : await takeBack(ctx, { paymentId, intentId, reference, amount });
  const at = ctx.now.toISOString();
  await raw(ctx.db)`
    update payment
       set charge_back_status = ${status}, charge_back_reference = ${reference}, charge_back_reason = ${reason},
           charge_back_amount = ${amount}, charged_back_at = ${at}, open_claim = nullif(${claim}::numeric, 0),
           updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${paymentId}`;
  return true;
}

/** @returns whether it tells anything new: a charge-back that was won stays so */
async function conclude(
  ctx: CallerContext,
  provider: CheckoutProvider,
  { paymentId, offeringPurchaseIntentId: intentId }: Payment,
  reference: string,
  { status }: ChargeBackState,
): Promise<boolean> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const from = status === "WON" ? ["OPEN", "LOST"] : ["OPEN"];
  if (status === "OPEN") return false;
  const [moved] = await sql<Restored[]>`
    update payment p
       set charge_back_status = ${status}, updated_at = ${ctx.now.toISOString()},
           open_claim = case when ${status} = 'WON' then null else p.open_claim end
     where p.organization_id = ${organizationId} and p.id = ${paymentId}
       and p.charge_back_status = any (${from}::charge_back_status[])
    returning p.provider_payment_reference as payment_reference, p.currency, p.payer_name,
      (select sum(r.amount)::text from refund r
        where r.organization_id = ${organizationId} and r.payment_id = p.id and r.provider_reference = ${reference}
          and r.status = 'SUCCEEDED') as booked`;
  if (!moved) return false;
  if (status === "WON" && moved.booked !== null) {
    await receivePayment(ctx, lockedBefore(intentId === undefined ? [] : [intentId]), {
      intentId: intentId ?? null,
      provider,
      providerReference: reference,
      providerPaymentReference: moved.payment_reference ?? undefined,
      amount: moved.booked,
      currency: moved.currency,
      payerName: moved.payer_name ?? undefined,
      receivedAt: ctx.now,
    });
  }
  return true;
}

interface Restored {
  payment_reference: string | null;
  currency: Payment["currency"];
  payer_name: string | null;
  /** What was booked as gone by it; null where that was nothing. */
  booked: string | null;
}
