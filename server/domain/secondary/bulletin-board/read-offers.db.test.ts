import { beforeAll, describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { makeCustomer, makeToken, offerInput } from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite } from "#testing/testing.ts";
import type { Offer } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

let ada: Customer;
let ben: Customer;
let harbour: Awaited<ReturnType<typeof makeToken>>;
const made: Record<"adaSells" | "adaBuys" | "benBuys", Offer> = {} as never;

beforeAll(async () => {
  harbour = await makeToken(suite, { name: "Harbour Lofts", symbol: "HLH" });
  const wind = await makeToken(suite, { name: "Wind Park", symbol: "WND" });
  ada = await makeCustomer(suite, {
    name: "Ada Lindqvist",
    email: "ada@example.com",
    metadata: { userId: "1" },
    wallets: [{ address: newWallet() }, { address: newWallet() }],
  });
  ben = await makeCustomer(suite, { name: "Ben" });
  const { create } = suite.call().bulletinBoard.offer;
  const walletAddress = ada.wallets[0]?.address ?? "";
  await suite.call().token.mint({ tokenId: harbour.tokenId, customerId: ada.id, walletAddress, amount: 100 });
  made.adaSells = await create(offerInput(ada, harbour.tokenId));
  made.adaBuys = await create(offerInput(ada, wind.tokenId, { intention: "BUY" }));
  made.benBuys = await create(offerInput(ben, wind.tokenId, { intention: "BUY" }));
  await suite.call().bulletinBoard.offer.cancel({ offerId: made.adaBuys.offerId, customerId: ada.id });
});

const masked = ["id", "object", "type", "countryCode", "wallets"].sort();
const board = (actor = suite.owner) => suite.call({ actor }).bulletinBoard.offer;

describe("the board", () => {
  type Query = NonNullable<Parameters<ReturnType<typeof board>["list"]>[0]>;
  it.each<[string, () => Query, (keyof typeof made)[]]>([
    ["everything", () => ({}), ["adaBuys", "adaSells", "benBuys"]],
    ["a token", () => ({ tokenId: harbour.tokenId }), ["adaSells"]],
    ["a status", () => ({ status: "CANCELLED" }), ["adaBuys"]],
    ["an intention", () => ({ intention: "BUY", status: "OPEN" }), ["benBuys"]],
    ["a maker", () => ({ customerId: ada.id }), ["adaBuys", "adaSells"]],
    ["a token's name", () => ({ q: "wind" }), ["adaBuys", "benBuys"]],
    ["a token's symbol", () => ({ q: "hlh" }), ["adaSells"]],
    ["a wallet", () => ({ q: ben.wallets[0]?.address ?? "" }), ["benBuys"]],
    ["an id", () => ({ q: made.adaSells.offerId }), ["adaSells"]],
  ])("finds %s", async (_what, query, expected) => {
    const { data } = await board().list(query());
    expect(data.map(({ offerId }) => offerId).sort()).toEqual(
      expected.map((name) => made[name].offerId).sort(),
    );
  });

  it("is another organization's own", async () => {
    expect((await other.call().bulletinBoard.offer.list({})).data).toEqual([]);
    const { offerId } = made.adaSells;
    await expectRefusal(suite, "offer_not_found", () => other.call().bulletinBoard.offer.get({ offerId }));
    await expectRefusal(suite, "offer_not_found", () => board().get({ offerId: "bbo_nothing" }));
  });
});

describe("the maker of an offer", () => {
  it("is whole for members and for itself", async () => {
    for (const actor of [suite.owner, suite.customer(ada.id)]) {
      const { maker } = await board(actor).get({ offerId: made.adaSells.offerId });
      expect(maker).toMatchObject({ name: "Ada Lindqvist", email: "ada@example.com", metadata: {} });
      expect(maker.wallets).toHaveLength(2);
    }
  });

  it("is masked for other customers, alone and in lists, to the wallet of the offer", async () => {
    const asBen = board(suite.customer(ben.id));
    const { maker } = await asBen.get({ offerId: made.adaSells.offerId });
    expect(Object.keys(maker).sort()).toEqual(masked);
    expect(maker.wallets.map(({ address }) => address)).toEqual([made.adaSells.makerWalletAddress]);
    const { data } = await asBen.list({});
    for (const offer of data) {
      const mine = offer.maker.id === ben.id;
      if (!mine) expect(Object.keys(offer.maker).sort()).toEqual(masked);
      expect(JSON.stringify(offer).includes("Lindqvist")).toBe(false);
    }
    expect(data.find(({ offerId }) => offerId === made.benBuys.offerId)?.maker.name).toBe("Ben");
  });

  it("and the taker are masked one by one", async () => {
    const cleo = await makeCustomer(suite, { name: "Cleo" });
    await suite.sql`update offer set status = 'FILLED', taker_customer_id = ${ben.id},
        taker_wallet_address = ${ben.wallets[0]?.address.toLowerCase() ?? ""}
      where organization_id = ${suite.organizationId} and id = ${made.adaSells.offerId}`;
    const seenBy = async (actor = suite.owner) => {
      const offer = await board(actor).get({ offerId: made.adaSells.offerId });
      expect(offer.takerWalletAddress).toBe(ben.wallets[0]?.address);
      return [offer.maker.name, offer.taker?.name];
    };
    expect(await seenBy()).toEqual(["Ada Lindqvist", "Ben"]);
    expect(await seenBy(suite.customer(ada.id))).toEqual(["Ada Lindqvist", undefined]);
    expect(await seenBy(suite.customer(ben.id))).toEqual([undefined, "Ben"]);
    expect(await seenBy(suite.customer(cleo.id))).toEqual([undefined, undefined]);
  });
});
