import { Decimal } from "decimal.js";
import type { offer } from "#db/schema/bulletin-board.ts";
import type { trade } from "#db/schema/trade.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { OfferPlan } from "./plan.ts";
import type { Holder, Register } from "./register.ts";
import { type Resident, residentOf, walletOf } from "./residents.ts";
import { ago, type Story } from "./story.ts";

type OfferRow = typeof offer.$inferInsert;

/** Posts an offer, and tells the register what it froze, freed and moved (docs/domain.md, Bulletin board). */
export function postOffer(
  organizationId: string,
  plan: OfferPlan,
  residents: readonly Resident[],
  register: Register,
  story: Story,
): { offer: OfferRow; trades: (typeof trade.$inferInsert)[] } {
  const { outcome, intention } = plan;
  const posted = ago(story, plan.posted);
  const ended = outcome.status === "OPEN" ? posted : ago(story, outcome.ago);
  const id = plan.id ?? newId("bbo", posted);
  const amount = new Decimal(plan.amount);
  const maker = holderOf(residents, plan.maker);
  const taker = outcome.status === "FILLED" ? holderOf(residents, outcome.taker) : null;
  const movement = { tokenId: plan.token, amount, reference: id };

  if (intention === "SELL") register.freeze({ ...movement, at: posted }, maker);
  if (intention === "SELL" && outcome.status === "CANCELLED")
    register.release({ ...movement, at: ended }, maker);
  if (intention === "SELL" && taker) register.transfer({ ...movement, at: ended }, maker, "FROZEN", taker);
  if (intention === "BUY" && taker) register.transfer({ ...movement, at: ended }, taker, "AVAILABLE", maker);

  const row: OfferRow = {
    organizationId,
    id,
    tokenId: plan.token,
    makerCustomerId: maker.resident.id,
    makerWalletAddress: maker.wallet,
    takerCustomerId: taker?.resident.id,
    takerWalletAddress: taker?.wallet,
    amount: amount.toFixed(),
    priceInEuro: amount.times(plan.unitPrice).toFixed(2),
    status: outcome.status,
    intention,
    cancelReason: outcome.status === "CANCELLED" ? outcome.reason : undefined,
    expiresAt: expiryOf(plan, story)?.toISOString(),
    createdAt: posted.toISOString(),
    updatedAt: ended.toISOString(),
  };
  if (!taker) return { offer: row, trades: [] };
  const [seller, buyer] = intention === "SELL" ? [maker, taker] : [taker, maker];
  return {
    offer: row,
    trades: [
      {
        organizationId,
        id: newId("trd", ended),
        offerId: id,
        tokenId: plan.token,
        sellerCustomerId: seller.resident.id,
        sellerWalletAddress: seller.wallet,
        buyerCustomerId: buyer.resident.id,
        buyerWalletAddress: buyer.wallet,
        amount: row.amount,
        priceInEuro: row.priceInEuro,
        paymentStatus: "NOT_TRACKED",
        createdAt: ended.toISOString(),
        updatedAt: ended.toISOString(),
      },
    ],
  };
}

function expiryOf({ outcome }: OfferPlan, story: Story): Date | undefined {
  if (outcome.status === "OPEN")
    return outcome.expires === undefined ? undefined : ago(story, outcome.expires);
  return outcome.status === "CANCELLED" && outcome.reason === "EXPIRED" ? ago(story, outcome.ago) : undefined;
}

function holderOf(residents: readonly Resident[], key: string): Holder {
  const resident = residentOf(residents, key);
  return { resident, wallet: walletOf(resident) };
}
