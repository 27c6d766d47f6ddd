import { describe, expect, it } from "vitest";
import { complete, intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

type Customer = Awaited<ReturnType<typeof makeCustomer>>;
type Offering = Awaited<ReturnType<typeof makeOffering>>;

/** A customer asks for so many tokens. */
async function buy(offering: Offering, customer: Customer, tokens: number): Promise<string> {
  const input = intentInput(customer, offering, tokens);
  return (await suite.call().offeringPurchaseIntent.create(input)).offeringPurchaseIntentId;
}

const list = (input: Parameters<ReturnType<typeof suite.call>["offering"]["participants"]>[0]) =>
  suite.call().offering.participants(input);

describe("participants of an offering", () => {
  it("are those whose purchases are completed, with what they come to, the largest first", async () => {
    const offering = await makeOffering(suite);
    const { offeringId, pricePerToken } = offering;
    const [small, large, waiting] = [
      await makeCustomer(suite, { name: "Small Buyer" }),
      await makeCustomer(suite, { name: "Large Buyer" }),
      await makeCustomer(suite, { name: "Waiting Buyer" }),
    ];
    await complete(suite, await buy(offering, small, 10));
    await complete(suite, await buy(offering, large, 10));
    await complete(suite, await buy(offering, large, 20));
    await buy(offering, large, 10);
    await buy(offering, waiting, 10);
    const { data, total } = await list({ offeringId, total: "true" });
    expect(data).toMatchObject([
      {
        customerId: large.id,
        name: "Large Buyer",
        purchases: 2,
        purchaseAmount: 30 * pricePerToken,
        paid: [{ amount: 30 * pricePerToken }],
        reservedAmount: 10 * pricePerToken,
        tokenAmount: "30",
      },
      { customerId: small.id, purchases: 1, tokenAmount: "10", reservedAmount: 0 },
    ]);
    const { participants, fundingLimits } = await suite.call().offering.get({ offeringId });
    expect(total).toMatchObject({ count: participants, isExact: true });
    expect(data.reduce((sum, { purchaseAmount }) => sum + purchaseAmount, 0)).toBe(fundingLimits.raised);
  });

  it("are paged, in either order, each once", async () => {
    const offering = await makeOffering(suite);
    const { offeringId } = offering;
    const customers = [];
    for (const tokens of [10, 20, 20, 30]) {
      const customer = await makeCustomer(suite);
      await complete(suite, await buy(offering, customer, tokens));
      customers.push(customer.id);
    }
    for (const order of ["asc", "desc"] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ offeringId, order, limit: 1, ...(cursor && { cursor }) });
        seen.push(...page.data.map(({ customerId }) => customerId));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(new Set(seen)).toEqual(new Set(customers));
      expect(seen).toHaveLength(4);
      expect(seen.at(order === "asc" ? 0 : -1)).toBe(customers[0]);
    }
  });

  it("are found by name and by id, among this offering's alone", async () => {
    const offering = await makeOffering(suite);
    const elsewhere = await makeOffering(suite);
    const { offeringId } = offering;
    const [ada, zoe] = [
      await makeCustomer(suite, { name: "Ada Quillfeather" }),
      await makeCustomer(suite, { name: "Zoë Quillfeather" }),
    ];
    await complete(suite, await buy(offering, ada, 10));
    await complete(suite, await buy(elsewhere, zoe, 10));
    const found = async (q: string) => (await list({ offeringId, q })).data.map(({ name }) => name);
    expect(await found("quillf")).toEqual(["Ada Quillfeather"]);
    expect(await found(ada.id)).toEqual(["Ada Quillfeather"]);
    expect(await found(zoe.id)).toEqual([]);
    expect((await list({ offeringId, q: "quillf", total: "true" })).total).toMatchObject({ count: 1 });
  });

  it("are nobody else's", async () => {
    const { offeringId } = await makeOffering(suite);
    await expectRefusal(other, "offering_not_found", () =>
      other.call().offering.participants({ offeringId }),
    );
    const customer = await makeCustomer(suite);
    const reader = suite.call({ actor: suite.customer(customer.id) });
    await expectRefusal(suite, "not_allowed", () => reader.offering.participants({ offeringId }));
  });
});
