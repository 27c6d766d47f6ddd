import { beforeAll, describe, expect, it } from "vitest";
import { complete, intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";
import type { OfferingPurchaseIntent } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

let ada: Awaited<ReturnType<typeof makeCustomer>>;
let ben: typeof ada;
let euros: Awaited<ReturnType<typeof makeOffering>>;
let either: typeof euros;
const made: Record<"adaPending" | "adaCompleted" | "benDollars", OfferingPurchaseIntent> = {} as never;

beforeAll(async () => {
  ada = await makeCustomer(suite, { name: "Ada Lindqvist", email: "ada@example.com" });
  ben = await makeCustomer(suite, { username: "ben_k" });
  euros = await makeOffering(suite);
  either = await makeOffering(suite, { currency: undefined });
  const { create } = suite.call().offeringPurchaseIntent;
  made.adaPending = await create(intentInput(ada, euros, 10));
  made.adaCompleted = await create(intentInput(ada, euros, 20));
  made.benDollars = await create(intentInput(ben, either, 30, { currency: "USD" }));
  await complete(suite, made.adaCompleted.offeringPurchaseIntentId);
});

const idsOf = (page: { data: OfferingPurchaseIntent[] }) =>
  page.data.map(({ offeringPurchaseIntentId }) => offeringPurchaseIntentId).sort();
const ids = (...names: (keyof typeof made)[]) =>
  names.map((name) => made[name].offeringPurchaseIntentId).sort();

describe("the list of purchases", () => {
  type Query = Parameters<ReturnType<typeof suite.call>["offeringPurchaseIntent"]["list"]>[0];
  const cases: [what: string, query: () => Query, expected: (keyof typeof made)[]][] = [
    ["everything", () => ({}), ["adaPending", "adaCompleted", "benDollars"]],
    ["of one offering", () => ({ offeringId: euros.offeringId }), ["adaPending", "adaCompleted"]],
    ["of one customer", () => ({ customerId: ben.id }), ["benDollars"]],
    ["of one status", () => ({ purchaseStatus: "COMPLETED" }), ["adaCompleted"]],
    ["of one currency", () => ({ currency: "USD" }), ["benDollars"]],
    ["of both", () => ({ currency: "USD", customerId: ada.id }), []],
    ["found by name, in any case", () => ({ q: "lindQVIST" }), ["adaPending", "adaCompleted"]],
    ["found by username", () => ({ q: "ben_k" }), ["benDollars"]],
    ["found by wallet", () => ({ q: ben.wallets[0]?.address ?? "" }), ["benDollars"]],
    ["found by id", () => ({ q: made.adaPending.offeringPurchaseIntentId }), ["adaPending"]],
    [
      "named by their ids, unknown ones left out",
      () => ({ ids: `${made.adaPending.offeringPurchaseIntentId},opi_nobody` }),
      ["adaPending"],
    ],
    [
      "named, and of one status",
      () => ({ ids: ids("adaPending", "adaCompleted").join(","), purchaseStatus: "COMPLETED" }),
      ["adaCompleted"],
    ],
    ["with signs that a pattern would read", () => ({ q: "%" }), []],
  ];
  it.each(cases)("shows %s", async (_what, query, expected) => {
    expect(idsOf(await suite.call().offeringPurchaseIntent.list(query()))).toEqual(ids(...expected));
  });

  it("shows a customer its own alone, whatever it asks for", async () => {
    const asBen = suite.call({ actor: suite.customer(ben.id) }).offeringPurchaseIntent;
    expect(idsOf(await asBen.list({}))).toEqual(ids("benDollars"));
    expect(idsOf(await asBen.list({ customerId: ada.id }))).toEqual([]);
  });

  it("names the customer, the offering and the token of each row, without a request for each", async () => {
    const { data } = await suite.call().offeringPurchaseIntent.list({ customerId: ada.id, currency: "EUR" });
    expect(data).toHaveLength(2);
    for (const row of data) {
      expect(row).toMatchObject({
        customerName: "Ada Lindqvist",
        countryCode: ada.countryCode,
        offeringTitle: euros.title,
        tokenSymbol: euros.token.symbol,
      });
    }
    const [bens] = (await suite.call({ actor: suite.customer(ben.id) }).offeringPurchaseIntent.list({})).data;
    expect(bens?.customerName).toBe("ben_k");
  });

  it("is empty for another organization", async () => {
    expect(idsOf(await other.call().offeringPurchaseIntent.list({}))).toEqual([]);
  });
});

describe("one purchase", () => {
  it("that is completed waits for its wallet's proof alone and tells no way to pay", async () => {
    const { offeringPurchaseIntentId } = made.adaCompleted;
    const intent = await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId });
    expect(intent).not.toHaveProperty("paymentInstructions");
    expect(intent.settlement).toEqual({
      status: "ALLOCATED",
      blockedBy: ["WALLET"],
      receivedAmount: 200,
      completedAt: NOW.toISOString(),
    });
    expect(intent.payment.purchaseStatus).toBe("COMPLETED");
  });

  it("does not exist for another organization, another customer, or when nobody made it", async () => {
    const { offeringPurchaseIntentId } = made.adaPending;
    const get = (caller: ReturnType<typeof suite.call>, id = offeringPurchaseIntentId) =>
      caller.offeringPurchaseIntent.get({ offeringPurchaseIntentId: id });
    const code = "offering_purchase_intent_not_found";
    await expectRefusal(suite, code, () => get(other.call()));
    await expectRefusal(suite, code, () => get(suite.call({ actor: suite.customer(ben.id) })));
    await expectRefusal(suite, code, () => get(suite.call(), "opi_nothing"));
    const { settlement, ...rest } = await get(suite.call({ actor: suite.customer(ada.id) }));
    // She has been verified since she bought.
    expect(settlement).toEqual({ ...made.adaPending.settlement, blockedBy: ["PAYMENT", "WALLET"] });
    expect({ ...rest, settlement: made.adaPending.settlement }).toEqual(made.adaPending);
  });
});
