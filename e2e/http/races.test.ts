import { describe, expect, it } from "vitest";
import {
  type Customer,
  get,
  intentBody,
  makeCustomer,
  makeOffer,
  makeOffering,
  type Offering,
  offeringBody,
  type ProblemBody,
  post,
} from "./client.ts";

/** How often each outcome came. */
function tally(answers: readonly { status: number; body: unknown }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status === 200 ? "200" : `${status} ${(body as ProblemBody).code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe("at the same moment", () => {
  it("200 buyers for room for 50: exactly 50 are accepted", async () => {
    const offering = await makeOffering({
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 5000, softCap: 0 },
    });
    const buyers: Customer[] = await Promise.all(Array.from({ length: 40 }, () => makeCustomer()));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyers)
        .flat()
        .map((buyer) => post("/offering-purchase-intent", intentBody(buyer, offering))),
    );
    expect(tally(answers)).toEqual({ "200": 50, "403 hard_cap_exceeded": 150 });
    const { body } = await get<Offering>(`/offering/${offering.offeringId}`);
    expect(body).toMatchObject({ availability: "SOLD_OUT", fundingLimits: { reserved: 5000, raised: 0 } });
  });

  it("20 cancels of one offer: one wins, and the tokens are free once", async () => {
    const { offer, maker } = await makeOffer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post(`/bulletin-board/offer/${offer.offerId}/cancel`, { customerId: maker.id }),
      ),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 offer_not_open": 19 });
    const { body } = await get<{ holdings: unknown[] }>(`/customer/${maker.id}`);
    expect(body.holdings).toMatchObject([{ available: { amount: "100" }, frozen: { amount: "0" } }]);
  });

  it("20 offers of one balance: no more than there is", async () => {
    const { maker, tokenId } = await makeOffer();
    const sell = {
      tokenId,
      customerId: maker.id,
      makerWalletAddress: maker.wallets[0]?.address,
      amount: 20,
      priceInEuro: 5,
      intention: "SELL",
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("/bulletin-board/offer", sell)));
    expect(tally(answers)).toEqual({ "200": 4, "403 insufficient_balance": 16 });
  });

  it("10 offerings of one subdomain: one gets it", async () => {
    const { subdomain } = offeringBody();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post("/offering", offeringBody({ subdomain }))),
    );
    expect(tally(answers)).toEqual({ "200": 1, "409 subdomain_taken": 9 });
  });
});
