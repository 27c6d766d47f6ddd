import { lockOfferings, releaseIntents } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import type { OfferingPurchaseIntent, cancelIntent as operation } from "./contract.ts";
import { requireIntent } from "./require-intent.ts";

/**
 * Cancels a PENDING purchase, by its customer or the issuer (docs/domain.md, Purchase intent): its room is free again,
 * and whatever was paid is due back.
 * @throws Refusal offering_purchase_intent_not_found, invalid_transition
 */
export async function cancelIntent({
  ctx,
  input: { offeringPurchaseIntentId: id, reason },
}: Call<typeof operation>): Promise<OfferingPurchaseIntent> {
  const before = await requireIntent(ctx, id);
  const isOwn = ctx.actor.kind === "customer";
  const [cancelled] = await releaseIntents(ctx, await lockOfferings(ctx, [id]), {
    to: "CANCELLED",
    from: ["PENDING"],
    code: isOwn ? "cancelled_by_customer" : "cancelled_by_issuer",
    reason: reason || `${isOwn ? "The customer" : "The issuer"} cancelled it.`,
    refund: "PURCHASE_CANCELLED",
  });
  const after = await requireIntent(ctx, id);
  if (cancelled === undefined) {
    const { purchaseStatus } = after.payment;
    throw refuse("invalid_transition", { from: purchaseStatus, to: "CANCELLED" }, "offeringPurchaseIntentId");
  }
  await record(ctx, {
    action: "cancelIntent",
    resource: "offering_purchase_intent",
    id,
    before,
    after,
  });
  return after;
}
