import { readTrade } from "#server/domain/secondary/trade/read-trades.ts";
import { actingCustomer } from "#server/kernel/access.ts";
import { asOrganization } from "#server/kernel/as-organization.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { refusalFor } from "#server/kernel/reasons.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Offer, acceptOffer as operation } from "./contract.ts";
import { fillOffer } from "./fill-offer.ts";
import { judgeAcceptance } from "./judge-acceptance.ts";
import { readOffer } from "./read-offers.ts";
import { acceptanceTellings } from "./tellings.ts";
import { toldTo } from "./told-to.ts";

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
  await record(ctx, {
    action: operation.name,
    resource: "offer",
    id: offerId,
    before,
    after: await readOffer(whole, offerId),
    event: "offer.filled",
  });
  await record(ctx, {
    action: operation.name,
    resource: "trade",
    id: tradeId,
    after: await readTrade(whole, tradeId),
    event: "trade.created",
  });
  return readOffer(ctx, offerId);
}
