import { raw } from "#db/client.ts";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { CheckoutState, PaymentNotification } from "#server/adapters/payments/port.ts";
import {
  lockedBefore,
  type OfferingsLocked,
  receivePayment,
  releaseIntents,
} from "#server/domain/settlement/api.ts";
import { type CallerContext, logOf } from "#server/kernel/context.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import type { Payment } from "./contract.ts";
import { auditedPayment, readPaymentsByIds } from "./read-payments.ts";

type CheckoutNotification = Extract<PaymentNotification, { about: "checkout" }>;

/** Writes what a provider tells of a checkout: money always counts, and what is known already changes nothing. */
export async function applyCheckout(
  ctx: CallerContext,
  provider: CheckoutProvider,
  { paymentId, reference, state }: Pick<CheckoutNotification, "paymentId" | "reference" | "state">,
): Promise<void> {
  const known = (await readPaymentsByIds(ctx, [paymentId])).get(paymentId);
  if (known?.provider !== provider) {
    logOf(ctx).warn({ provider, paymentId }, "a provider told of a payment that is not there");
    return;
  }
  await changeIf(ctx, auditedPayment, paymentId, { action: "receiveNotification" }, (payment) =>
    applyCheckoutState(ctx, provider, payment, reference, state),
  );
}

/** @returns whether it changed anything */
async function applyCheckoutState(
  ctx: CallerContext,
  provider: CheckoutProvider,
  { paymentId, offeringPurchaseIntentId: intentId }: Payment,
  reference: string,
  state: CheckoutState,
): Promise<boolean> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  if (state.status === "OPEN") return false;
  const locked = lockedBefore(intentId === undefined ? [] : [intentId]);
  if (state.status === "PAID") {
    // The answer that named the session may have been lost, so the payment is known by our own id.
    const [known] = await sql`
      update payment set provider_reference = ${reference}
       where organization_id = ${organizationId} and id = ${paymentId} and status <> 'SUCCEEDED' returning id`;
    if (!known) return false;
    await receivePayment(ctx, locked, {
      intentId: intentId ?? null,
      provider,
      providerReference: reference,
      providerPaymentReference: state.paymentReference,
      amount: state.amount,
      currency: state.currency,
      payerName: state.payerName,
      receivedAt: ctx.now,
    });
    return true;
  }
  if (state.status === "REFUSED") {
    const [refused] = await sql`
      update payment set status = 'FAILED', failure_code = ${state.code}, failure_reason = ${state.reason},
             checkout_url = null, updated_at = ${at}
       where organization_id = ${organizationId} and id = ${paymentId} and status in ('OPEN', 'PROCESSING')
      returning id`;
    if (refused && intentId !== undefined) await failPurchase(ctx, locked, intentId);
    return refused !== undefined;
  }
  const moved = await sql`
    update payment set status = ${state.status}, checkout_url = null, updated_at = ${at}
     where organization_id = ${organizationId} and id = ${paymentId} and status = 'OPEN' returning id`;
  return moved.length > 0;
}

/**
 * A payment that its provider refused for good fails the purchase it was for (docs/domain.md, Payments), unless money
 * for it came in already, or is under way another way: then the customer may still pay it.
 */
async function failPurchase(ctx: CallerContext, locked: OfferingsLocked, intentId: string): Promise<void> {
  const [alone] = await raw(ctx.db)<{ id: string }[]>`
    select i.id from offering_purchase_intent i
     where i.organization_id = ${ctx.actor.organizationId} and i.id = ${intentId} and i.received_amount = 0
       and not exists (
         select from payment p
          where p.organization_id = i.organization_id and p.offering_purchase_intent_id = i.id
            and p.status = 'PROCESSING')`;
  if (!alone) return;
  await releaseIntents(ctx, locked, {
    to: "FAILED",
    from: ["PENDING"],
    code: "payment_refused",
    reason: "The payment was refused. Nothing was charged; buy again to pay another way.",
    refund: "PURCHASE_CANCELLED",
  });
}
