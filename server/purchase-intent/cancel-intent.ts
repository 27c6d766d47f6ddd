import { authorize } from "../access.ts";
import { record } from "../audit/record.ts";
import type { Call, CallerContext } from "../context.ts";
import { refuse } from "../errors.ts";
import { releaseIntents } from "../settlement/release-intents.ts";
import type { OfferingPurchaseIntent, cancelIntent as operation } from "./contract.ts";
import { readIntents } from "./read-intents.ts";

/**
 * Cancels a PENDING purchase, by its customer or the issuer (rules: Purchase intent): its room is free again, and
 * whatever was paid is due back.
 * @throws Refusal offering_purchase_intent_not_found, invalid_transition
 */
export async function cancelIntent({
  ctx,
  input: { offeringPurchaseIntentId: id, reason },
}: Call<(typeof operation)["input"]["_output"]>): Promise<OfferingPurchaseIntent> {
  const before = await findIntent(ctx, id);
  authorize(ctx.actor, "purchase_intent:write");
  const isOwn = ctx.actor.kind === "customer";
  const [cancelled] = await releaseIntents(ctx, [id], {
    to: "CANCELLED",
    from: ["PENDING"],
    code: isOwn ? "cancelled_by_customer" : "cancelled_by_issuer",
    reason: reason || `${isOwn ? "The customer" : "The issuer"} cancelled it.`,
    refund: "PURCHASE_CANCELLED",
  });
  const after = await findIntent(ctx, id);
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

/** The purchase, where the caller may know of it: a customer of its own alone. */
async function findIntent(ctx: CallerContext, id: string): Promise<OfferingPurchaseIntent> {
  const [intent] = await readIntents(ctx, [id]);
  const { actor } = ctx;
  if (!intent || (actor.kind === "customer" && actor.customerId !== intent.customerId)) {
    throw refuse("offering_purchase_intent_not_found", {}, "offeringPurchaseIntentId");
  }
  return intent;
}
