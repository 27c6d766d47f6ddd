import { type Offer, acceptOffer as operation } from "#server/domain/secondary/bulletin-board/contract.ts";
import { presentOffer } from "#server/domain/secondary/bulletin-board/present.ts";
import { readOffer, readOfferRows } from "#server/domain/secondary/bulletin-board/read-offers.ts";
import { acceptanceTellings } from "#server/domain/secondary/bulletin-board/tellings.ts";
import { toldTo } from "#server/domain/secondary/bulletin-board/told-to.ts";
import { readTrade } from "#server/domain/secondary/trade/read-trades.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import { asOrganization } from "#server/kernel/as-organization.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { refusalFor } from "#server/kernel/reasons.ts";
import { recordAll } from "#server/platform/audit/record.ts";
import { fillOffer } from "./fill-offer.ts";
import { judgeAcceptance } from "./judge-acceptance.ts";

/**
 * Takes a whole offer of another customer: tokens, trade and payment due come to be in one transaction, once, whoever
 * races (docs/domain.md, Bulletin board).
 * @throws Refusal offer_not_found, customer_not_found, and every rule that fails
 */
export async function acceptOffer({ ctx, input }: Call<typeof operation>): Promise<Offer> {
  const { offerId, customerId } = input;
  actingCustomer(ctx.actor, customerId);
  const acceptance = { offerId, customerId, walletAddress: input.takerWalletAddress.toLowerCase() };
  const reasons = await judgeAcceptance(ctx, acceptance);
  if (reasons.length > 0) throw refusalFor(toldTo(ctx.actor, reasons), acceptanceTellings);
  const whole = asOrganization(ctx);
  const before = await readOffer(whole, offerId);
  const tradeId = await fillOffer(ctx, acceptance);
  if (tradeId === null) throw refuse("offer_not_open", { wish: "accepted" }, "offerId");
  const [[row], trade] = await Promise.all([readOfferRows(ctx, [offerId]), readTrade(whole, tradeId)]);
  if (!row) throw refuse("offer_not_found", {}, "offerId");
  const offerChange = {
    resource: "offer",
    id: offerId,
    before,
    after: presentOffer(row, whole.actor),
  } as const;
  const tradeChange = { resource: "trade", id: tradeId, after: trade } as const;
  await recordAll(ctx, [
    { ctx, change: { action: operation.name, ...offerChange, event: "offer.filled" } },
    { ctx, change: { action: operation.name, ...tradeChange, event: "trade.created" } },
  ]);
  return presentOffer(row, ctx.actor);
}
