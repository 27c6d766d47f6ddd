import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { changePayment } from "./change-payment.ts";
import { type DistributionPayment, markDistributionPaymentFailed as operation } from "./contract.ts";

/**
 * Notes that a transfer to a holder cannot be made, or came back before it was booked.
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export function markDistributionPaymentFailed({
  ctx,
  input: { distributionPaymentId: id, reason },
}: Call<typeof operation>): Promise<DistributionPayment> {
  return changePayment(ctx, { action: operation.name, id, to: "FAILED" }, async () => {
    const failed = await raw(ctx.db)`
      update distribution_payment set status = 'FAILED', attempts = attempts + 1, failure_code = 'returned',
             failure_reason = ${reason}, updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${id}
         and status = 'DUE' and provider = 'BANK_TRANSFER'`;
    return failed.count > 0;
  });
}
