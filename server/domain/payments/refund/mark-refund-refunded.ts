import { closeEntriesOf } from "#server/domain/payments/bank-statement/close-entries.ts";
import { confirmRefunds } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import type { markRefundRefunded as operation, Refund } from "./contract.ts";
import { auditedRefund } from "./read-refunds.ts";

/**
 * Books a refund as sent, once: a transfer, or one that its provider could not send. Refused while a provider is
 * sending it, since it would be sent twice.
 * @throws Refusal refund_not_found, not_allowed, invalid_transition
 */
export async function markRefundRefunded({
  ctx,
  input: { refundId, reference },
}: Call<typeof operation>): Promise<Refund> {
  return change(
    ctx,
    auditedRefund,
    refundId,
    { action: "markRefundRefunded" },
    async ({ provider, status }) => {
      const isWithProvider = provider !== "BANK_TRANSFER" && status !== "FAILED";
      const [booked] = isWithProvider ? [] : await confirmRefunds(ctx, [refundId], reference || null);
      if (booked === undefined) {
        throw refuse("invalid_transition", { from: status, to: "SUCCEEDED" }, "refundId");
      }
      await closeEntriesOf(ctx, [refundId]);
    },
  );
}
