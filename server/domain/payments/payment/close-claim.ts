import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import type { closeClaim as operation, Payment } from "./contract.ts";
import { auditedPayment } from "./read-payments.ts";

/**
 * Says that somebody has seen to what a charge-back left the issuer out of (docs/domain.md, Payments). No money moves.
 * @throws Refusal payment_not_found, not_allowed, invalid_transition
 */
export async function closeClaim({
  ctx,
  input: { paymentId, note },
}: Call<typeof operation>): Promise<Payment> {
  const kind = { action: "closeClaim", ...(note !== undefined && { note: { note } }) };
  return change(ctx, auditedPayment, paymentId, kind, async ({ chargeBack }) => {
    if (chargeBack?.openClaim === undefined) {
      throw refuse("invalid_transition", { from: "without an open claim", to: "closed" }, "paymentId");
    }
    await raw(ctx.db)`
      update payment set open_claim = null, updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${paymentId}`;
  });
}
