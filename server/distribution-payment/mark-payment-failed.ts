import { raw } from "#db/client.ts";
import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import type { Call } from "../context.ts";
import { lockDistribution, tellProgress } from "../distribution/complete-distribution.ts";
import { refuse } from "../errors.ts";
import { type DistributionPayment, markDistributionPaymentFailed as operation } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

/**
 * Notes that a transfer to a holder cannot be made, or came back before it was booked.
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export async function markDistributionPaymentFailed({
  ctx,
  input: { distributionPaymentId, reason },
}: Call<(typeof operation)["input"]["_output"]>): Promise<DistributionPayment> {
  const before = await readPayment(ctx, distributionPaymentId);
  authorize(ctx.actor, "payment:write");
  await lockDistribution(ctx, before.distributionId);
  const [failed] = await raw(ctx.db)`
    update distribution_payment set status = 'FAILED', attempts = attempts + 1, failure_code = 'returned',
           failure_reason = ${reason}, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${distributionPaymentId}
       and status = 'DUE' and provider = 'BANK_TRANSFER'
    returning id`;
  const after = await readPayment(ctx, distributionPaymentId);
  if (!failed) {
    throw refuse("invalid_transition", { from: after.status, to: "FAILED" }, "distributionPaymentId");
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
