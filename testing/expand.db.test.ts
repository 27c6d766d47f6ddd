import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applicationUrl } from "#db/application-role.ts";
import { makeDistribution } from "./distributions.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  verify,
} from "./factories.ts";
import { openSuite, refusalOf } from "./testing.ts";
import { postgresWatching } from "./watch.ts";

const suite = await openSuite();
const watched = postgresWatching(applicationUrl(inject("databaseUrl")));
afterAll(() => watched.client.close());

const caller = suite.call();
let tokenId: string;
let offeringId: string;
let intents: { offeringPurchaseIntentId: string; customerId: string }[];
let offerId: string;
let tradeId: string;

beforeAll(async () => {
  ({ tokenId } = await makeToken(suite));
  const offering = await makeOffering(suite, { tokenId });
  ({ offeringId } = offering);
  intents = [];
  for (const name of ["Ada", "Björn", "Clara"]) {
    const buyer = await makeCustomer(suite, { name });
    intents.push(await caller.offeringPurchaseIntent.create(intentInput(buyer, offering)));
  }
  await complete(suite, intents[0]?.offeringPurchaseIntentId ?? "");
  const [maker, taker] = [await makeHolder(suite, tokenId, 5), await makeCustomer(suite)];
  for (const { id } of [maker, taker]) await verify(suite, id);
  ({ offerId } = await caller.bulletinBoard.offer.create(offerInput(maker, tokenId, { amount: 1 })));
  const takerWalletAddress = taker.wallets[0]?.address ?? "";
  const filled = await caller.bulletinBoard.offer.accept({
    offerId,
    customerId: taker.id,
    takerWalletAddress,
  });
  tradeId = filled.tradeId ?? "";
});

describe("what is asked for is read with a resource", () => {
  it("of a purchase: its customer and offering, as each is by itself", async () => {
    const [intent] = intents;
    const { offeringPurchaseIntentId = "", customerId = "" } = intent ?? {};
    const whole = await caller.offeringPurchaseIntent.get({
      offeringPurchaseIntentId,
      expand: ["customer", "offering"],
    });
    expect(whole.customer).toEqual(await caller.customer.get({ customerId }));
    expect(whole.offering).toEqual(await caller.offering.get({ offeringId }));
    const { customer: _, offering: __, ...rest } = whole;
    expect(rest).toEqual(await caller.offeringPurchaseIntent.get({ offeringPurchaseIntentId }));
  });

  it("of an offering, an offer, a trade: the token whole; of a trade the offer too", async () => {
    const token = await caller.token.get({ tokenId });
    expect((await caller.offering.get({ offeringId, expand: "token" })).token).toEqual(token);
    expect((await caller.bulletinBoard.offer.get({ offerId, expand: "token" })).token).toEqual(token);
    const trade = await caller.trade.get({ tradeId, expand: ["offer", "token"] });
    expect(trade.token).toEqual(token);
    expect(trade.offer).toEqual(await caller.bulletinBoard.offer.get({ offerId }));
    const [listed] = (await caller.trade.list({ tokenId, expand: ["token"] })).data;
    expect(listed?.token).toEqual(token);
    expect(listed).not.toHaveProperty("offer");
  });

  it("of a payment: its purchase", async () => {
    const { offeringPurchaseIntentId = "" } = intents[0] ?? {};
    const { data } = await caller.payment.list({
      offeringPurchaseIntentId,
      expand: "offeringPurchaseIntent",
    });
    const [payment] = data;
    const intent = await caller.offeringPurchaseIntent.get({ offeringPurchaseIntentId });
    expect(payment?.offeringPurchaseIntent).toEqual(intent);
    const { paymentId = "" } = payment ?? {};
    const one = await caller.payment.get({ paymentId, expand: ["offeringPurchaseIntent"] });
    expect(one.offeringPurchaseIntent).toEqual(intent);
  });

  it("of a distribution: its token; of what holders get of it: the distribution", async () => {
    const { tokenId } = await makeToken(suite);
    const customer = await makeCustomer(suite);
    const { distributionId } = await makeDistribution({ suite, tokenId, customer });
    const token = await caller.token.get({ tokenId });
    expect((await caller.distribution.get({ distributionId, expand: "token" })).token).toEqual(token);
    const [listed] = (await caller.distribution.list({ tokenId, expand: "token" })).data;
    expect(listed?.token).toEqual(token);
    const distribution = await caller.distribution.get({ distributionId });
    const expand = "distribution";
    const { data } = await caller.distribution.payments({ distributionId, expand });
    expect(data.length).toBeGreaterThan(0);
    for (const payment of data) expect(payment.distribution).toEqual(distribution);
  });

  it("by one statement for each kind, however many point at them", async () => {
    const app = { ...suite.app, ...watched.client };
    const statements = async (limit: number) => {
      watched.seen.length = 0;
      const { data } = await suite
        .call({ app })
        .offeringPurchaseIntent.list({ offeringId, limit, expand: ["customer", "offering"] });
      expect(data).toHaveLength(limit);
      for (const { customer, customerId, offering } of data)
        expect([customer?.id, offering?.offeringId]).toEqual([customerId, offeringId]);
      return watched.seen.length;
    };
    // The first connection asks for types as well.
    await statements(1);
    expect(await statements(3)).toBe(await statements(1));
  });
});

describe("what is asked for is read within the caller's rights", () => {
  it("which a key has by its scopes", async () => {
    const key = suite.call({ actor: suite.key("purchase_intent:read") });
    expect((await key.offeringPurchaseIntent.list({ offeringId })).data).toHaveLength(3);
    for (const expand of ["customer", "offering"] as const)
      expect((await refusalOf(key.offeringPurchaseIntent.list({ offeringId, expand }))).code).toBe(
        "not_allowed",
      );
  });

  it("and masked for a customer, who sees itself alone whole", async () => {
    const { customerId = "" } = intents[1] ?? {};
    const own = suite.call({ actor: suite.customer(customerId) });
    const { data } = await own.offeringPurchaseIntent.list({ expand: ["customer", "offering"] });
    expect(data.map((intent) => intent.customer?.id)).toEqual([customerId]);
    expect(data[0]?.offering).not.toHaveProperty("metadata");
    const trade = await own.trade.get({ tradeId, expand: "offer" });
    expect(trade.offer?.maker).not.toHaveProperty("name");
    expect(trade.offer?.maker).not.toHaveProperty("createdAt");
  });
});

describe("what there is not", () => {
  it.each([
    ["custmer", "Send customer, or leave it out."],
    ["tokens", "Send customer, offering, or leave it out."],
    ["", "Send customer, offering, or leave it out."],
  ])("to expand is refused with what was meant: %s", async (name, sentence) => {
    const refusal = await refusalOf(caller.offeringPurchaseIntent.list({ expand: name as "customer" }));
    expect(refusal.code).toBe("invalid_request");
    expect(refusal.violations).toMatchObject([
      { code: "invalid_value", param: "expand", detail: expect.stringContaining(sentence) },
    ]);
  });

  it("to leave out is refused, too", async () => {
    const refusal = await refusalOf(caller.offering.list({ omit: "fundingLimits" as "description" }));
    expect(refusal.violations).toMatchObject([{ code: "invalid_value", param: "omit" }]);
  });
});

describe("a lighter list", () => {
  it("has all but what was left out, of the organization's offerings and the market's", async () => {
    const made = { description: "Long. ".repeat(500), subtitle: "Short", metadata: { a: 1 } };
    const { offeringId: id } = await makeOffering(suite, made);
    const find = ({ data }: { data: { offeringId: string }[] }) => data.find((one) => one.offeringId === id);
    const [all, light] = await Promise.all([
      caller.offering.list({ limit: 100 }),
      caller.offering.list({ limit: 100, omit: ["description", "metadata"] }),
    ]);
    const { description, metadata, ...rest } = find(all) as unknown as typeof made;
    expect([description, metadata]).toEqual([made.description.trim(), { a: 1 }]);
    expect(find(light)).toEqual(rest);
    const organizationId = suite.organizationId;
    const market = await caller.market.list({ organizationId, limit: 100, omit: "description" });
    expect(find(market)).toMatchObject({ subtitle: "Short" });
    expect(find(market)).not.toHaveProperty("description");
  });
});
