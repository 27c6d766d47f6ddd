import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import type { Call } from "../context.ts";
import { lockDistribution, tellProgress } from "../distribution/complete-distribution.ts";
import { refuse } from "../errors.ts";
import { bookByHand } from "./book-payments.ts";
import { type DistributionPayment, markDistributionPaymentPaid as operation } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

/**
 * Books a transfer to a holder as made, once: or a payment that its provider could not make.
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export async function markDistributionPaymentPaid({
  ctx,
  input: { distributionPaymentId, reference },
}: Call<(typeof operation)["input"]["_output"]>): Promise<DistributionPayment> {
  const before = await readPayment(ctx, distributionPaymentId);
  authorize(ctx.actor, "payment:write");
  await lockDistribution(ctx, before.distributionId);
  const [booked] = await bookByHand(ctx, { id: distributionPaymentId }, reference || null);
  const after = await readPayment(ctx, distributionPaymentId);
  if (!booked) {
    throw refuse("invalid_transition", { from: after.status, to: "PAID" }, "distributionPaymentId");
  }
  await record(ctx, {
    action: operation.name,
    resource: "distribution_payment",
    id: distributionPaymentId,
    before,
    after,
    event: "distribution_payment.updated",
  });
  await tellProgress(ctx, after.distributionId);
  return after;
}
