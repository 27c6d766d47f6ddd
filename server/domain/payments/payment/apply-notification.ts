import { raw } from "#db/client.ts";
import type { CheckoutProvider } from "#db/schema/enums.ts";
import type { CheckoutState, PaymentNotification, RefundState } from "#server/adapters/payments/port.ts";
import { auditedRefund, readRefundsByIds } from "#server/domain/payments/refund/read-refunds.ts";
import {
  confirmRefunds,
  lockedBefore,
  type OfferingsLocked,
  receivePayment,
  releaseIntents,
} from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import type { Payment } from "./contract.ts";
import { auditedPayment, readPaymentsByIds } from "./read-payments.ts";

/**
 * Applies a provider's message in one transaction. Messages may come late, twice or out of order: a known one changes
 * nothing, money always counts, and one about an unknown payment is ignored.
 */
export async function applyNotification(
  ctx: CallerContext,
  provider: CheckoutProvider,
  notification: PaymentNotification,
): Promise<void> {
  if (notification.about === "refund") {
    await applyRefundState(ctx, provider, notification.refundId, notification.state);
    return;
  }
  const { paymentId, reference, state } = notification;
  const known = (await readPaymentsByIds(ctx, [paymentId])).get(paymentId);
  if (known?.provider !== provider) {
    ctx.log.warn({ provider, paymentId }, "a provider told of a payment that is not there");
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

/** Writes what became of a refund that was handed to a provider: booked once, or failed for a person to look at. */
export async function applyRefundState(
  ctx: CallerContext,
  provider: CheckoutProvider,
  refundId: string,
  state: RefundState,
): Promise<void> {
  const known = (await readRefundsByIds(ctx, [refundId])).get(refundId);
  if (known?.provider !== provider) {
    ctx.log.warn({ provider, refundId }, "a provider told of a refund that is not there");
    return;
  }
  await changeIf(ctx, auditedRefund, refundId, { action: "receiveNotification" }, async ({ status }) => {
    if (state.status !== "FAILED" || status !== "SUCCEEDED") return writeRefundState(ctx, refundId, state);
    // It is booked, and what is booked stays; the money is back at the provider, for a person to send another way.
    ctx.log.error({ provider, refundId, code: state.code }, "a refund that was sent came back");
    return false;
  });
}

/** @returns whether it changed anything */
async function writeRefundState(ctx: CallerContext, refundId: string, state: RefundState): Promise<boolean> {
  if (state.status === "SUCCEEDED")
    return (await confirmRefunds(ctx, [refundId], state.reference)).length > 0;
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const reference = state.reference ?? null;
  const [code, reason] = state.status === "FAILED" ? [state.code, state.reason] : [null, null];
  const moved = await sql`
    update refund set status = ${state.status}, failure_code = ${code}, failure_reason = ${reason},
           provider_reference = coalesce(${reference}, provider_reference), updated_at = ${at}
     where organization_id = ${organizationId} and id = ${refundId} and status in ('DUE', 'PROCESSING')
       and (status, provider_reference, failure_code)
           is distinct from (${state.status}::refund_status, coalesce(${reference}, provider_reference), ${code}::text)
    returning id`;
  return moved.length > 0;
}
