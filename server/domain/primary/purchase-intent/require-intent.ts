import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { OfferingPurchaseIntent } from "./contract.ts";
import { readIntents } from "./read-intents.ts";

/**
 * A purchase that the caller may know of: of its organization, and for a customer of its own alone.
 * @throws Refusal offering_purchase_intent_not_found
 */
export async function requireIntent(ctx: CallerContext, id: string): Promise<OfferingPurchaseIntent> {
  const [intent] = await readIntents(ctx, [id]);
  const { actor } = ctx;
  if (!intent || (actor.kind === "customer" && actor.customerId !== intent.customerId)) {
    throw refuse("offering_purchase_intent_not_found", {}, "offeringPurchaseIntentId");
  }
  return intent;
}
