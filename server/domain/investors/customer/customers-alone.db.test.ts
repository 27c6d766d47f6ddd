/** Signed-in customers act as themselves alone, whatever ids a request names (docs/domain.md, Access). */
import { beforeAll, describe, expect, it } from "vitest";
import { intentInput, makeHolder, makeOffering, makeToken, offerInput } from "#testing/factories.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";
import type { Customer } from "./contract.ts";

const suite = await openSuite();

let ada: Customer;
let ben: Customer;
let tokenId: string;
let offering: Awaited<ReturnType<typeof makeOffering>>;
let draft: Awaited<ReturnType<typeof makeOffering>>;
let benIntent: string;
let benOffer: string;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite));
  offering = await makeOffering(suite, { tokenId });
  draft = await makeOffering(suite, { tokenId, publish: false });
  ada = await makeHolder(suite, tokenId, 100);
  ben = await makeHolder(suite, tokenId, 100);
  const own = suite.call({ actor: suite.customer(ben.id) });
  ({ offeringPurchaseIntentId: benIntent } = await own.offeringPurchaseIntent.create(
    intentInput(ben, offering),
  ));
  ({ offerId: benOffer } = await own.bulletinBoard.offer.create(offerInput(ben, tokenId)));
});

const asAda = (options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call({ ...options, actor: suite.customer(ada.id) });

describe("a customer", () => {
  it("sees itself alone", async () => {
    const { customer } = asAda();
    expect((await customer.get({ customerId: ada.id })).id).toBe(ada.id);
    await expectRefusal(suite, "customer_not_found", () => customer.get({ customerId: ben.id }));
    for (const query of [
      {},
      { tokenId },
      { q: ben.id },
      { q: ben.wallets[0]?.address },
      { q: ben.referralCode },
    ]) {
      const { data } = await customer.list(query);
      expect(data.filter(({ id }) => id !== ada.id)).toEqual([]);
    }
  });

  it("sees no purchase of another, by whatever filter", async () => {
    const { offeringPurchaseIntent } = asAda();
    await expectRefusal(suite, "offering_purchase_intent_not_found", () =>
      offeringPurchaseIntent.get({ offeringPurchaseIntentId: benIntent }),
    );
    const queries = [
      {},
      { customerId: ben.id },
      { offeringId: offering.offeringId },
      { q: benIntent },
      { q: ben.wallets[0]?.address },
      { purchaseStatus: "PENDING" as const },
    ];
    for (const query of queries) expect((await offeringPurchaseIntent.list(query)).data).toEqual([]);
  });

  it("buys for itself alone, also in a dry run", async () => {
    for (const dryRun of [false, true]) {
      await expectRefusal(suite, "customer_not_found", () =>
        asAda({ dryRun }).offeringPurchaseIntent.create(intentInput(ben, offering)),
      );
      const toBensWallet = { ...intentInput(ben, offering), customerId: ada.id };
      await expectRefusal(suite, "wallet_not_owned", () =>
        asAda({ dryRun }).offeringPurchaseIntent.create(toBensWallet),
      );
    }
  });

  it("sells and withdraws for itself alone", async () => {
    const { offer } = asAda().bulletinBoard;
    await expectRefusal(suite, "customer_not_found", () => offer.create(offerInput(ben, tokenId)));
    await expectRefusal(suite, "wallet_not_owned", () =>
      offer.create({ ...offerInput(ben, tokenId), customerId: ada.id }),
    );
    for (const { id: customerId } of [ada, ben]) {
      await expectRefusal(suite, "not_offer_maker", () => offer.cancel({ offerId: benOffer, customerId }));
    }
  });

  it("sees of another's offer no more than the wallet and the country", async () => {
    const { offer } = asAda().bulletinBoard;
    const found = [
      await offer.get({ offerId: benOffer }),
      ...(await offer.list({ customerId: ben.id })).data,
      ...(await offer.list({ q: benOffer })).data,
    ];
    expect(found).toHaveLength(3);
    for (const { maker } of found) {
      expect(Object.keys(maker).sort()).toEqual(["countryCode", "id", "object", "type", "wallets"]);
      expect(maker.wallets.map(({ address }) => address)).toEqual([ben.wallets[0]?.address]);
    }
  });

  it("sees what its issuer published, and no draft", async () => {
    const caller = asAda();
    expect((await caller.offering.get({ offeringId: offering.offeringId })).title).toBe(offering.title);
    expect((await caller.token.get({ tokenId })).tokenId).toBe(tokenId);
    await expectRefusal(suite, "offering_not_found", () =>
      caller.offering.get({ offeringId: draft.offeringId }),
    );
    for (const query of [{}, { state: "DRAFT" as const }, { tokenId }, { q: draft.subdomain }]) {
      const { data } = await caller.offering.list(query);
      expect(data.map(({ offeringId }) => offeringId)).not.toContain(draft.offeringId);
    }
  });

  it("runs nothing of its issuer's", async () => {
    const caller = asAda();
    const { offeringId } = offering;
    const { id: customerId, wallets } = ada;
    const walletAddress = wallets[0]?.address ?? "";
    await expectRefusal(suite, "not_allowed", () => caller.offering.publish({ offeringId }));
    await expectRefusal(suite, "not_allowed", () =>
      caller.offering.publish({ offeringId: draft.offeringId }),
    );
    await expectRefusal(suite, "not_allowed", () => caller.offering.update({ offeringId, subtitle: "Mine" }));
    await expectRefusal(suite, "not_allowed", () =>
      caller.token.mint({ tokenId, customerId, walletAddress, amount: 1 }),
    );
    await expectRefusal(suite, "not_allowed", () =>
      caller.customer.create({
        wallets: [{ address: walletAddress }],
        type: "INDIVIDUAL",
        countryCode: "DE",
      }),
    );
    await expectRefusal(suite, "not_allowed", () => caller.dashboard.get({}));
  });

  it("gets no answer that was kept for another's key", async () => {
    const idempotencyKey = unique();
    const input = offerInput(ben, tokenId, { amount: 1 });
    const asBen = suite.call({ actor: suite.customer(ben.id), idempotencyKey });
    const posted = await asBen.bulletinBoard.offer.create(input);
    await expectRefusal(suite, "customer_not_found", () =>
      asAda({ idempotencyKey }).bulletinBoard.offer.create(input),
    );
    expect(await asBen.bulletinBoard.offer.create(input)).toEqual(posted);
    const own = await asAda({ idempotencyKey }).bulletinBoard.offer.create(offerInput(ada, tokenId));
    expect(own.maker.id).toBe(ada.id);
  });
});
