import type { Call } from "#server/kernel/context.ts";
import { bookByHand } from "./book-payments.ts";
import { changePayment } from "./change-payment.ts";
import { type DistributionPayment, markDistributionPaymentPaid as operation } from "./contract.ts";

/**
 * Books a transfer to a holder as made, once: or a payment that its provider could not make.
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export function markDistributionPaymentPaid({
  ctx,
  input: { distributionPaymentId: id, reference },
}: Call<typeof operation>): Promise<DistributionPayment> {
  return changePayment(ctx, { action: operation.name, id, to: "PAID" }, async () => {
    const booked = await bookByHand(ctx, { id }, reference || null);
    return booked.length > 0;
  });
}
