import { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import { distributionInput } from "#testing/distributions.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  prove,
  verify,
} from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const limits = { minPayableAmount: 10, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 };
const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error("there is none");
  return item;
};

type Customer = Awaited<ReturnType<typeof makeCustomer>>;

/** Buys tokens at 10.00 EUR, paid; the offering is left open. */
async function buy(customer: Customer, tokenId: string, tokens: number, at = NOW) {
  const offering = await makeOffering(suite, { tokenId, fundingLimits: limits }, { now: at });
  const purchase = await suite
    .call({ now: at })
    .offeringPurchaseIntent.create(intentInput(customer, offering, tokens));
  await complete(suite, purchase.offeringPurchaseIntentId, at);
  return { offering, purchase };
}

/** One sells to the other on the board. */
async function trade(
  seller: Customer,
  buyer: Customer,
  tokenId: string,
  amount: number,
  priceInEuro: number,
  at = NOW,
) {
  const { offerId } = await suite
    .call({ now: at })
    .bulletinBoard.offer.create(offerInput(seller, tokenId, { amount, priceInEuro }));
  const takerWalletAddress = buyer.wallets[0]?.address ?? "";
  return suite
    .call({ now: at })
    .bulletinBoard.offer.accept({ offerId, customerId: buyer.id, takerWalletAddress });
}

/** A customer to whom all that a portfolio tells of has happened. */
async function makeInvestor() {
  const { tokenId } = await makeToken(suite);
  const customer = await makeCustomer(suite);
  const dealer = await makeHolder(suite, tokenId, 50);
  await prove(suite, customer);
  await verify(suite, dealer.id);
  const { offering } = await buy(customer, tokenId, 40, new Date("2027-02-02T09:00:00Z"));
  await suite
    .call({ now: new Date("2027-02-03T09:00:00Z") })
    .offering.close({ offeringId: offering.offeringId });
  const awaited = await buy(customer, tokenId, 10, new Date("2027-02-04T09:00:00Z"));
  await trade(dealer, customer, tokenId, 5, 60, new Date("2027-02-05T09:00:00Z"));
  await trade(customer, dealer, tokenId, 10, 133.33, new Date("2027-02-06T09:00:00Z"));
  const walletAddress = customer.wallets[0]?.address ?? "";
  await suite.call().token.mint({ tokenId, customerId: customer.id, walletAddress, amount: 3 });
  const record = { recordDate: "2027-02-07T00:00:00Z", amount: 85 };
  const { distributionId } = await suite.call().distribution.create(distributionInput(tokenId, record));
  const { data } = await suite.call().distribution.payments({ distributionId });
  const paid = data.find(({ customerId }) => customerId === customer.id);
  await suite
    .call()
    .distributionPayment.markPaid({ distributionPaymentId: paid?.distributionPaymentId ?? "" });
  await suite
    .call()
    .distribution.create(distributionInput(tokenId, { recordDate: "2027-06-30T22:00:00Z", amount: 100 }));
  return { tokenId, customer, awaited, paid: paid?.amount ?? 0 };
}

describe("a portfolio", () => {
  it("tells what was put in and received, what is held and awaited, and what is to come", async () => {
    const { tokenId, customer, awaited, paid } = await makeInvestor();
    const actor = suite.customer(customer.id);
    const portfolio = await suite.call({ actor }).portfolio.get({ customerId: customer.id });
    // 40 + 5 − 10 + 3 tokens at 13.333 EUR, the last trade.
    const held = new Decimal("133.33").div(10).times(38).toDecimalPlaces(2).toNumber();
    const figures = {
      currency: "EUR",
      value: held + 100,
      held,
      awaiting: 100,
      putIn: 560,
      received: 133.33 + paid,
      gain: new Decimal(held).plus(100).plus(133.33).plus(paid).minus(560).toNumber(),
    };
    expect(paid).toBeGreaterThan(0);
    expect(portfolio.figures).toEqual([figures]);
    expect(portfolio.tokens).toEqual([
      {
        tokenId,
        tokenName: "Harbour",
        tokenSymbol: "HLH",
        total: "38",
        price: { amount: 13.333, currency: "EUR", source: "LAST_TRADE", at: "2027-02-06T09:00:00.000Z" },
        figures: [figures],
      },
    ]);
    expect(portfolio.awaiting).toMatchObject([
      {
        offeringPurchaseIntentId: awaited.purchase.offeringPurchaseIntentId,
        offeringTitle: "Harbour Lofts",
        tokenAmount: "10",
        amount: 100,
        closesAt: awaited.offering.offeringPeriod.endDate,
      },
    ]);
    // 38 of the 93 tokens that are issued.
    expect(portfolio.coming).toMatchObject([{ status: "SCHEDULED", amount: 40.86, currency: "EUR" }]);
  });

  it("draws a line from the first payment on, by the prices of then, that ends in its figures", async () => {
    const { tokenId, customer } = await makeInvestor();
    const { line, figures } = await suite.call().portfolio.get({ customerId: customer.id, tokenId });
    expect(line).toHaveLength(61);
    expect(first(line)).toEqual({
      at: "2027-02-02T09:00:00.000Z",
      figures: [{ currency: "EUR", value: 400, putIn: 400 }],
    });
    const { value, putIn } = first(figures);
    expect(line.at(-1)).toEqual({ at: NOW.toISOString(), figures: [{ currency: "EUR", value, putIn }] });
    const steps = line.map(({ at }) => Date.parse(at)).map((at, index, all) => at - (all[index - 1] ?? at));
    expect(new Set(steps.slice(1)).size).toBe(1);
    // 40 tokens at the issue price, 10 awaited, before anything was traded.
    const early = line.findLast(({ at }) => at < "2027-02-05T09:00:00.000Z");
    expect(early?.figures).toEqual([{ currency: "EUR", value: 500, putIn: 500 }]);
  });

  it("leaves out what was given back, and purchases that are not paid", async () => {
    const { tokenId } = await makeToken(suite);
    const customer = await makeCustomer(suite);
    const { offering } = await buy(customer, tokenId, 10);
    await suite.call().offering.cancel({ offeringId: offering.offeringId });
    const open = await makeOffering(suite, { tokenId });
    await suite.call().offeringPurchaseIntent.create(intentInput(customer, open));
    const portfolio = await suite.call().portfolio.get({ customerId: customer.id });
    expect(portfolio).toMatchObject({ figures: [], tokens: [], awaiting: [], coming: [], line: [] });
  });

  it("tells of one token alone where it is asked for one", async () => {
    const { customer } = await makeInvestor();
    const { tokenId } = await makeToken(suite);
    const portfolio = await suite.call().portfolio.get({ customerId: customer.id, tokenId });
    expect(portfolio).toMatchObject({ figures: [], tokens: [], awaiting: [], coming: [], line: [] });
  });
});

describe("is refused", () => {
  it("customer_not_found to another customer and another organization; token_not_found", async () => {
    const [customer, stranger] = [await makeCustomer(suite), await makeCustomer(suite)];
    const customerId = customer.id;
    await expectRefusal(suite, "customer_not_found", () =>
      suite.call({ actor: suite.customer(stranger.id) }).portfolio.get({ customerId }),
    );
    await expectRefusal(suite, "customer_not_found", () => other.call().portfolio.get({ customerId }));
    await expectRefusal(suite, "token_not_found", () =>
      suite.call().portfolio.get({ customerId, tokenId: "nothing" }),
    );
  });
});
