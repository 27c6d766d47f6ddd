import { beforeAll, describe, expect, it } from "vitest";
import { block, type makeCustomer, makeHolder, makeToken, offerInput, verify } from "#testing/factories.ts";
import { expectRefusal, NOW, newWallet, openSuite } from "#testing/testing.ts";

const suite = await openSuite();

type Customer = Awaited<ReturnType<typeof makeCustomer>>;
let tokenId: string;
let maker: Customer;
let customer: Customer;

beforeAll(async () => {
  ({ tokenId } = await makeToken(suite, { totalSupply: 1_000_000 }));
  maker = await makeHolder(suite, tokenId, 1000);
  customer = await makeHolder(suite, tokenId, 30);
  for (const { id } of [maker, customer]) await verify(suite, id);
  // Its other wallet is empty: what it could accept, it could with one of them.
  await suite.call().wallet.add({ customerId: customer.id, address: newWallet() });
});

const post = (by: Customer, change: Parameters<typeof offerInput>[2] = {}, now = NOW) =>
  suite.call({ now }).bulletinBoard.offer.create(offerInput(by, tokenId, change));
const board = () =>
  suite
    .call({ actor: suite.customer(customer.id) })
    .bulletinBoard.token.get({ tokenId, customerId: customer.id });

describe("a token's board", () => {
  it("has the best offers first on each side, and tells what one can accept", async () => {
    const dear = await post(maker, { amount: 10, priceInEuro: 140 });
    const cheap = await post(maker, { amount: 10, priceInEuro: 120 });
    const own = await post(customer, { amount: 5, priceInEuro: 65 });
    const blocked = await makeHolder(suite, tokenId, 10);
    const hidden = await post(blocked, { amount: 10, priceInEuro: 110 });
    await block(suite, blocked.id);
    const tooMany = await post(maker, { intention: "BUY", amount: 26, priceInEuro: 260 });
    const fitting = await post(maker, { intention: "BUY", amount: 25, priceInEuro: 225 });
    await post(maker, { intention: "BUY", expiresAt: "2027-02-10T12:00:00.001Z" });
    await suite.sql`update offer set expires_at = ${NOW.toISOString()}
      where organization_id = ${suite.organizationId} and expires_at is not null`;
    const { token, toSell, toBuy } = await board();
    expect(toSell.map(({ offerId, isOwn, canAccept }) => [offerId, isOwn, canAccept])).toEqual([
      [hidden.offerId, false, false],
      [cheap.offerId, false, true],
      [own.offerId, true, false],
      [dear.offerId, false, true],
    ]);
    expect(toBuy.map(({ offerId, canAccept }) => [offerId, canAccept])).toEqual([
      [tooMany.offerId, false],
      [fitting.offerId, true],
    ]);
    expect(token).toMatchObject({
      bestToSell: { unitPriceInEuro: 11, amount: 10 },
      bestToBuy: { unitPriceInEuro: 10, amount: 26 },
    });
    expect(token).not.toHaveProperty("lastTrade");
  });

  it("tells the last price, and how it changed in thirty days", async () => {
    const takerWalletAddress = customer.wallets[0]?.address ?? "";
    for (const [priceInEuro, at] of [
      [10, "2027-01-05T09:00:00Z"],
      [50, "2027-02-01T09:00:00Z"],
      [12.5, "2027-02-09T09:00:00Z"],
    ] as const) {
      const now = new Date(at);
      const { offerId } = await post(maker, { amount: 1, priceInEuro }, now);
      await suite
        .call({ now })
        .bulletinBoard.offer.accept({ offerId, customerId: customer.id, takerWalletAddress });
    }
    const { data } = await suite.call().bulletinBoard.token.list({ sort: "name", order: "asc" });
    const [token] = data;
    expect(data).toHaveLength(1);
    expect(token).toMatchObject({
      tokenId,
      lastTrade: { at: "2027-02-09T09:00:00.000Z", unitPriceInEuro: 12.5, amount: 1 },
      change: 0.25,
    });
    expect((await board()).token).toEqual(token);
  });

  it("is refused for an unknown token, and to another customer", async () => {
    const { id: customerId } = customer;
    await expectRefusal(suite, "token_not_found", () =>
      suite.call().bulletinBoard.token.get({ tokenId: "nothing", customerId }),
    );
    await expectRefusal(suite, "customer_not_found", () =>
      suite.call({ actor: suite.customer(maker.id) }).bulletinBoard.token.get({ tokenId, customerId }),
    );
  });
});
