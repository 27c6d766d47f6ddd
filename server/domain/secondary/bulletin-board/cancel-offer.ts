import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Offer, cancelOffer as operation } from "./contract.ts";
import { readOffer } from "./read-offers.ts";
import { releaseOffer } from "./release-offer.ts";

/**
 * Cancels an open offer of its maker and frees its tokens: once, whoever races
 * (docs/domain.md, Bulletin board).
 * @throws Refusal offer_not_found, not_offer_maker, offer_not_open
 */
export async function cancelOffer({ ctx, input }: Call<typeof operation>): Promise<Offer> {
  const { offerId, customerId } = input;
  // A signed-in customer acts as itself alone, whatever id the request names.
  const mayActAs = ctx.actor.kind !== "customer" || ctx.actor.customerId === customerId;
  const cancelled =
    mayActAs &&
    (await releaseOffer(ctx, offerId, "MAKER", (sql) => sql`o.maker_customer_id = ${customerId}`));
  const now = await readOffer(ctx, offerId);
  if (cancelled) {
    const before = { ...now, status: "OPEN", cancelReason: undefined };
    await record(ctx, {
      action: operation.name,
      resource: "offer",
      id: offerId,
      before,
      after: now,
      event: "offer.cancelled",
    });
    return now;
  }
  if (!mayActAs || now.maker.id !== customerId) throw refuse("not_offer_maker", {}, "customerId");
  throw refuse("offer_not_open", { status: now.status }, "offerId");
}
