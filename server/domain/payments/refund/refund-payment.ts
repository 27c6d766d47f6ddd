import { raw } from "#db/client.ts";
import type { CheckoutProvider, Currency } from "#db/schema/enums.ts";
import type { TaskCall } from "#server/kernel/module.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { applyRefundState } from "./apply-refund-state.ts";

interface SentRefund {
  provider: CheckoutProvider;
  attempts: number;
  payment_reference: string;
  amount: string;
  currency: Currency;
}

/**
 * Has a provider send a refund. What began it is written before the provider is asked, and the answer after, so that a
 * process that is stopped anywhere asks again with the same key, and nothing is sent twice.
 */
export async function refundPayment({ app, organizationId, payload, now }: TaskCall): Promise<void> {
  const refundId = String(payload.refundId);
  // A refund that was DUE begins a new attempt; one that is PROCESSING goes on with the one it has.
  const order = await asSystem(app, organizationId, now, async ({ db }) => {
    const [row] = await raw(db)<SentRefund[]>`
      update refund r
         set status = 'PROCESSING', attempts = r.attempts + case when r.status = 'DUE' then 1 else 0 end,
             updated_at = ${now.toISOString()}
        from payment p
       where r.organization_id = ${organizationId} and r.id = ${refundId} and r.status in ('DUE', 'PROCESSING')
         and p.organization_id = r.organization_id and p.id = r.payment_id and r.provider <> 'BANK_TRANSFER'
      returning r.provider, r.attempts, r.amount::text, r.currency,
                coalesce(p.provider_payment_reference, p.provider_reference) as payment_reference`;
    return row;
  });
  if (!order) return;
  const port = app.payments[order.provider];
  if (!port) throw new Error(`${order.provider} is not set up, so it cannot send ${refundId}`);
  const state = await port.refund({
    organizationId,
    refundId,
    attempt: order.attempts,
    paymentReference: order.payment_reference,
    amount: order.amount,
    currency: order.currency,
  });
  await asSystem(app, organizationId, now, (ctx) => applyRefundState(ctx, order.provider, refundId, state));
}
