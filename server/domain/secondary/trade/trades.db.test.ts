import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { eventSchemas } from "#server/feed/event/schemas.ts";
import { nameObjects } from "#server/kernel/fields/name-objects.ts";
import { makeCustomer, makeHolder, makeToken, offerInput, verify } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import type { Trade } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

let tokenId: string;
let seller: Customer;
let buyer: Customer;
let stranger: Customer;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite, { totalSupply: 1_000_000 }));
  seller = await makeHolder(suite, tokenId, 1000);
  await suite.sql`update customer set name = 'Sanna Seller' where organization_id = ${suite.organizationId} and id = ${seller.id}`;
  buyer = await makeCustomer(suite, { name: "Bo Buyer" });
  stranger = await makeCustomer(suite);
  for (const { id } of [seller, buyer, stranger]) await verify(suite, id);
  await suite.sql`insert into organization_settings (organization_id, tracks_trade_payments, updated_at)
    values (${suite.organizationId}, true, now())`;
});

async function makeTrade(
  change: Parameters<typeof offerInput>[2] = {},
  now?: Date,
  token = tokenId,
): Promise<Trade> {
  const caller = suite.call(now ? { now } : {});
  const { offerId } = await caller.bulletinBoard.offer.create(offerInput(seller, token, change));
  const { tradeId = "" } = await caller.bulletinBoard.offer.accept({
    offerId,
    customerId: buyer.id,
    takerWalletAddress: buyer.wallets[0]?.address ?? "",
  });
  return caller.trade.get({ tradeId });
}

describe("a trade", () => {
  it("tells each of the two whom and how to pay, and nobody else of the payment", async () => {
    const { tradeId } = await makeTrade();
    const seenBy = (customer: Customer) =>
      suite.call({ actor: suite.customer(customer.id) }).trade.get({ tradeId });
    const byBuyer = await seenBy(buyer);
    expect(byBuyer.buyer).toHaveProperty("name", "Bo Buyer");
    expect(byBuyer.seller).not.toHaveProperty("name");
    expect(byBuyer.payment).toEqual({
      status: "DUE",
      reference: expect.stringMatching(/^RF\d{2}[0-9A-Z]{21}$/),
      payeeName: "Sanna Seller",
    });
    expect((await seenBy(seller)).payment).toEqual(byBuyer.payment);
    const byOther = await seenBy(stranger);
    expect(byOther).not.toHaveProperty("payment");
    expect(byOther.seller).not.toHaveProperty("name");
    expect(byOther.buyer).not.toHaveProperty("referralCode");
  });

  it("is listed by token, customer and payment, newest first; a customer finds its own payments alone", async () => {
    const token = await makeToken(suite);
    const walletAddress = seller.wallets[0]?.address ?? "";
    await suite
      .call()
      .token.mint({ tokenId: token.tokenId, customerId: seller.id, walletAddress, amount: 100 });
    const trades = [];
    for (const hour of ["09", "10", "11"])
      trades.push(await makeTrade({}, new Date(`2027-02-11T${hour}:00:00Z`), token.tokenId));
    const ids = trades.map(({ tradeId }) => tradeId).reverse();
    const list = (
      query: Parameters<ReturnType<typeof suite.call>["trade"]["list"]>[0],
      actor = suite.owner,
    ) => suite.call({ actor }).trade.list({ tokenId: token.tokenId, ...query });
    expect((await list({})).data.map(({ tradeId }) => tradeId)).toEqual(ids);
    const first = await list({ limit: 2 });
    expect(first.hasMore).toBe(true);
    const second = await list({ limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.data, ...second.data].map(({ tradeId }) => tradeId)).toEqual(ids);
    expect((await list({ customerId: buyer.id })).data).toHaveLength(3);
    expect((await list({ customerId: stranger.id })).data).toHaveLength(0);
    expect((await list({ paymentStatus: "DUE" }, suite.customer(buyer.id))).data).toHaveLength(3);
    expect((await list({ paymentStatus: "DUE" }, suite.customer(stranger.id))).data).toHaveLength(0);
    expect((await list({}, suite.customer(stranger.id))).data).toHaveLength(3);
  });

  it("is counted and summed up with the others that match", async () => {
    const token = await makeToken(suite);
    const walletAddress = seller.wallets[0]?.address ?? "";
    await suite
      .call()
      .token.mint({ tokenId: token.tokenId, customerId: seller.id, walletAddress, amount: 100 });
    await makeTrade({ amount: 1, priceInEuro: 12.34 }, undefined, token.tokenId);
    await makeTrade({ amount: 2, priceInEuro: 20.01 }, undefined, token.tokenId);
    const find = async (query: object) =>
      (await suite.call().trade.list({ ...query, tokenId: token.tokenId, total: "true", limit: 1 })).total;
    const all = { count: 2, isExact: true, sums: [{ currency: "EUR", amount: 32.35 }] };
    expect(await find({})).toEqual(all);
    expect(await find({ customerId: seller.id })).toEqual(all);
    expect(await find({ paymentStatus: "PAID" })).toEqual({ count: 0, isExact: true, sums: [] });
    const offers = await suite
      .call()
      .bulletinBoard.offer.list({ tokenId: token.tokenId, total: "true", limit: 1 });
    expect(offers.total).toEqual(all);
  });

  it("stays in its organization", async () => {
    const { tradeId } = await makeTrade();
    await expectRefusal(other, "trade_not_found", () => other.call().trade.get({ tradeId }));
    expect((await other.call().trade.list({})).data).toEqual([]);
  });
});

describe("its payment", () => {
  const later = new Date("2027-02-12T08:00:00.000Z");
  it.each([
    ["the seller", () => suite.customer(seller.id)],
    ["a key", () => suite.key("payment:write")],
    ["an operator", () => suite.member("operator")],
  ])("is confirmed by %s, once", async (_who, actor) => {
    const { tradeId } = await makeTrade();
    const confirm = () => suite.call({ actor: actor(), now: later }).trade.confirmPayment({ tradeId });
    expect(await confirm()).toMatchObject({
      payment: { status: "PAID", paidAt: later.toISOString() },
      updatedAt: later.toISOString(),
    });
    await expectRefusal(suite, "invalid_transition", confirm);
    const [told] = await suite.sql`select data from event where organization_id = ${suite.organizationId}
      and resource_id = ${tradeId} and type = 'trade.updated'`;
    expect(nameObjects(eventSchemas.trade as z.ZodType, told?.data)).toEqual(
      await suite.call().trade.get({ tradeId }),
    );
  });

  it("is not confirmed by the buyer, another customer, or a role that may not; nor where there is none", async () => {
    const { tradeId } = await makeTrade();
    for (const actor of [suite.customer(buyer.id), suite.customer(stranger.id), suite.member("compliance")])
      await expectRefusal(suite, "not_allowed", () =>
        suite.call({ actor }).trade.confirmPayment({ tradeId }),
      );
    await expectRefusal(suite, "trade_not_found", () =>
      suite.call().trade.confirmPayment({ tradeId: "trd_nothing" }),
    );
    await suite.sql`update trade set payment_status = 'NOT_TRACKED' where id = ${tradeId}`;
    const refusal = await expectRefusal(suite, "invalid_transition", () =>
      suite.call().trade.confirmPayment({ tradeId }),
    );
    expect(refusal.message).toContain("NOT_TRACKED");
  });
});

describe("the price history", () => {
  it("has a point a trade, or one a day with their average by amount", async () => {
    const token = await makeToken(suite);
    const walletAddress = seller.wallets[0]?.address ?? "";
    await suite
      .call()
      .token.mint({ tokenId: token.tokenId, customerId: seller.id, walletAddress, amount: 100 });
    const at = (day: number, hour: string) => new Date(`2027-02-${day}T${hour}:00:00.000Z`);
    await makeTrade({ amount: 10, priceInEuro: 100 }, at(11, "09"), token.tokenId);
    await makeTrade({ amount: 30, priceInEuro: 360 }, at(11, "23"), token.tokenId);
    await makeTrade({ amount: 3, priceInEuro: 40 }, at(12, "00"), token.tokenId);
    const prices = (
      query: { interval?: "DAY" | "TRADE"; limit?: number; from?: string; cursor?: string } = {},
    ) =>
      suite.call({ actor: suite.customer(stranger.id) }).trade.prices({ tokenId: token.tokenId, ...query });
    expect((await prices()).data).toEqual([
      {
        object: "price_point",
        at: at(12, "00").toISOString(),
        unitPriceInEuro: 13.333333,
        amount: 3,
        trades: 1,
      },
      { object: "price_point", at: at(11, "23").toISOString(), unitPriceInEuro: 12, amount: 30, trades: 1 },
      { object: "price_point", at: at(11, "09").toISOString(), unitPriceInEuro: 10, amount: 10, trades: 1 },
    ]);
    const days = await prices({ interval: "DAY", limit: 1 });
    expect(days.data).toEqual([
      {
        object: "price_point",
        at: at(12, "00").toISOString(),
        unitPriceInEuro: 13.333333,
        amount: 3,
        trades: 1,
      },
    ]);
    expect((await prices({ interval: "DAY", limit: 1, cursor: days.nextCursor ?? "" })).data).toEqual([
      { object: "price_point", at: at(11, "00").toISOString(), unitPriceInEuro: 11.5, amount: 40, trades: 2 },
    ]);
    expect((await prices({ from: at(12, "00").toISOString() })).data).toHaveLength(1);
    await expectRefusal(suite, "token_not_found", () =>
      suite.call().trade.prices({ tokenId: "tok_nothing" }),
    );
  });
});
