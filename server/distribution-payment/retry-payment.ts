import { raw } from "#db/client.ts";
import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import type { Call } from "../context.ts";
import { lockDistribution, tellProgress } from "../distribution/complete-distribution.ts";
import { refuse } from "../errors.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { type DistributionPayment, retryDistributionPayment as operation } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

/**
 * Makes a payment that failed due again, and hands it to its provider where it has one.
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export async function retryDistributionPayment({
  ctx,
  input: { distributionPaymentId },
}: Call<(typeof operation)["input"]["_output"]>): Promise<DistributionPayment> {
  const before = await readPayment(ctx, distributionPaymentId);
  authorize(ctx.actor, "payment:write");
  await lockDistribution(ctx, before.distributionId);
  const [due] = await raw(ctx.db)`
    update distribution_payment set status = 'DUE', failure_code = null, failure_reason = null,
           updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${distributionPaymentId} and status = 'FAILED'
    returning id`;
  const after = await readPayment(ctx, distributionPaymentId);
  if (!due) throw refuse("invalid_transition", { from: after.status, to: "DUE" }, "distributionPaymentId");
  if (after.provider !== "BANK_TRANSFER") {
    await enqueue(ctx, {
      task: "payHolder",
      key: distributionPaymentId,
      payload: { distributionPaymentId },
    });
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
