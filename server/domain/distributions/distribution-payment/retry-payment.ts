import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { changePayment } from "./change-payment.ts";
import { type DistributionPayment, retryDistributionPayment as operation } from "./contract.ts";

/**
 * Makes a payment that failed due again, and hands it to its provider where it has one.
 * @throws Refusal distribution_payment_not_found, not_allowed, invalid_transition
 */
export function retryDistributionPayment({
  ctx,
  input: { distributionPaymentId: id },
}: Call<typeof operation>): Promise<DistributionPayment> {
  return changePayment(ctx, { action: operation.name, id, to: "DUE" }, async () => {
    const [due] = await raw(ctx.db)<{ provider: string }[]>`
      update distribution_payment set status = 'DUE', failure_code = null, failure_reason = null,
             updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${id} and status = 'FAILED'
      returning provider`;
    if (due && due.provider !== "BANK_TRANSFER") {
      await enqueue(ctx, { task: "payHolder", key: id, payload: { distributionPaymentId: id } });
    }
    return due !== undefined;
  });
}
