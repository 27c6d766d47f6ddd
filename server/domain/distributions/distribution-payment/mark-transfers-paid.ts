import {
  lockDistribution,
  tellProgress,
} from "#server/domain/distributions/distribution/complete-distribution.ts";
import type { Distribution } from "#server/domain/distributions/distribution/contract.ts";
import { readDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
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
  const before = await readDistribution(ctx, distributionId);
  await lockDistribution(ctx, distributionId);
  const booked = await bookByHand(ctx, { transfersOf: distributionId }, reference || null);
  if (booked.length === 0) throw refuse("no_transfers_due", {}, "distributionId");
  await recordPayments(ctx, "distribution_payment.updated", booked);
  await tellProgress(ctx, distributionId);
  const after = await readDistribution(ctx, distributionId);
  await record(ctx, { action: operation.name, resource: "distribution", id: distributionId, before, after });
  return after;
}
