import type { Distribution } from "#server/domain/distributions/distribution/contract.ts";
import { auditedDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import { recordProgress } from "#server/domain/distributions/distribution/record-progress.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { bookByHand } from "./book-payments.ts";
import { markTransfersPaid as operation } from "./contract.ts";
import { recordPayments } from "./record-payments.ts";

/**
 * Books every transfer of a distribution that is still due as made, as after a payment file was carried out.
 * @throws Refusal distribution_not_found, not_allowed, no_transfers_due
 */
export async function markTransfersPaid({
  ctx,
  input: { distributionId, reference },
}: Call<typeof operation>): Promise<Distribution> {
  return change(ctx, auditedDistribution, distributionId, { action: operation.name }, async () => {
    const booked = await bookByHand(ctx, { transfersOf: distributionId }, reference || null);
    if (booked.length === 0) throw refuse("no_transfers_due", {}, "distributionId");
    await recordPayments(ctx, "distribution_payment.updated", booked);
    await recordProgress(ctx, distributionId);
  });
}
