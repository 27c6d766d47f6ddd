import type { DistributionPaymentStatus } from "#db/schema/enums.ts";
import {
  lockDistribution,
  tellProgress,
} from "#server/domain/distributions/distribution/complete-distribution.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import type { DistributionPayment } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

/**
 * Runs a change of a holder's payment by hand: reads it, locks its distribution, and records the result.
 * @param to the status it is to have
 * @param change one conditional statement, with what belongs to it; whether it changed the payment
 * @throws Refusal distribution_payment_not_found, invalid_transition
 */
export async function changePayment(
  ctx: CallerContext,
  { action, id, to }: { action: string; id: string; to: DistributionPaymentStatus },
  change: () => Promise<boolean>,
): Promise<DistributionPayment> {
  const before = await readPayment(ctx, id);
  await lockDistribution(ctx, before.distributionId);
  const isChanged = await change();
  const after = await readPayment(ctx, id);
  if (!isChanged) throw refuse("invalid_transition", { from: after.status, to }, "distributionPaymentId");
  await record(ctx, {
    action,
    resource: "distribution_payment",
    id,
    before,
    after,
    event: "distribution_payment.updated",
  });
  await tellProgress(ctx, after.distributionId);
  return after;
}
