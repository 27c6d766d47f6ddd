import { lockedBefore, releaseIntents } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { auditedIntent } from "./audited-intent.ts";
import type { OfferingPurchaseIntent, cancelIntent as operation } from "./contract.ts";

/**
 * Cancels a PENDING purchase, by its customer or the issuer (docs/domain.md, Purchase intent): its room is free again,
 * and whatever was paid is due back.
 * @throws Refusal offering_purchase_intent_not_found, invalid_transition
 */
export async function cancelIntent({
  ctx,
  input: { offeringPurchaseIntentId: id, reason },
}: Call<typeof operation>): Promise<OfferingPurchaseIntent> {
  const isOwn = ctx.actor.kind === "customer";
  return change(ctx, auditedIntent, id, { action: "cancelIntent" }, async ({ payment }) => {
    const [cancelled] = await releaseIntents(ctx, lockedBefore([id]), {
      to: "CANCELLED",
      from: ["PENDING"],
      code: isOwn ? "cancelled_by_customer" : "cancelled_by_issuer",
      reason: reason || `${isOwn ? "The customer" : "The issuer"} cancelled it.`,
      refund: "PURCHASE_CANCELLED",
    });
    if (cancelled === undefined) {
      const { purchaseStatus: from } = payment;
      throw refuse("invalid_transition", { from, to: "CANCELLED" }, "offeringPurchaseIntentId");
    }
  });
}
