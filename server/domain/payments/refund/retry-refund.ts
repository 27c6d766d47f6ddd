import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import type { retryRefund as operation, Refund } from "./contract.ts";
import { auditedRefund } from "./read-refunds.ts";

/**
 * Hands a refund that FAILED to its provider once more.
 * @throws Refusal refund_not_found, not_allowed, invalid_transition
 */
export async function retryRefund({ ctx, input: { refundId } }: Call<typeof operation>): Promise<Refund> {
  return change(ctx, auditedRefund, refundId, { action: "retryRefund" }, async ({ status }) => {
    const [again] = await raw(ctx.db)`
    update refund set status = 'DUE', failure_code = null, failure_reason = null, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${refundId} and status = 'FAILED'
       and provider <> 'BANK_TRANSFER'
    returning id`;
    if (!again) throw refuse("invalid_transition", { from: status, to: "DUE" }, "refundId");
    await enqueue(ctx, { task: "refundPayment", key: refundId, payload: { refundId } });
  });
}
