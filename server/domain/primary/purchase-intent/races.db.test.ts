import { describe, expect, it } from "vitest";
import { Refusal } from "#server/kernel/errors.ts";
import { intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { newWallet, openSuite, type Suite } from "#testing/testing.ts";

const suite = await openSuite();

/** Several processes share the buyers, as they would behind a load balancer. */
const processes = [suite.app, suite.anotherProcess(), suite.anotherProcess()];

/** How many were accepted, and with which codes the others were refused. */
async function race(attempts: (() => Promise<unknown>)[]) {
  const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt()));
  const accepted = outcomes.filter(({ status }) => status === "fulfilled").length;
  const refused = outcomes.flatMap((outcome) => {
    if (outcome.status === "fulfilled") return [];
    const { cause } = outcome.reason as Error;
    if (!(cause instanceof Refusal)) throw outcome.reason;
    return [cause.code];
  });
  return { accepted, refused: new Set(refused) };
}

const place = (input: ReturnType<typeof intentInput>, turn: number) => () =>
  suite.call({ app: processes[turn % processes.length] }).offeringPurchaseIntent.create(input);

/** The counters of an offering beside the sums they stand for. */
async function countersOf({ sql, organizationId }: Suite, offeringId: string) {
  const [row] = await sql<{ reserved: string; counted: string; held: string; intents: number }[]>`
    select o.reserved::text,
           (select coalesce(sum(i.purchase_amount), 0)::text from offering_purchase_intent i
             where i.organization_id = o.organization_id and i.offering_id = o.id) as counted,
           (select coalesce(sum(p.reserved), 0)::text from participation p
             where p.organization_id = o.organization_id and p.offering_id = o.id) as held,
           (select count(*)::int from offering_purchase_intent i
             where i.organization_id = o.organization_id and i.offering_id = o.id) as intents
      from offering o where o.organization_id = ${organizationId} and o.id = ${offeringId}`;
  return row;
}

describe("buyers at once", () => {
  it("200 of them for room for 50 give exactly 50 acceptances", async () => {
    const offering = await makeOffering(suite, {
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 5000, softCap: 0 },
    });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(suite)));
    const outcome = await race(
      Array.from({ length: 200 }, (_, turn) => {
        const buyer = buyers[turn % buyers.length];
        if (!buyer) throw new Error("no buyer");
        return place(intentInput(buyer, offering), turn);
      }),
    );
    expect(outcome).toEqual({ accepted: 50, refused: new Set(["hard_cap_exceeded"]) });
    expect(await countersOf(suite, offering.offeringId)).toEqual({
      reserved: "5000.00",
      counted: "5000.00",
      held: "5000.00",
      intents: 50,
    });
  });

  it("of different amounts never pass the cap, and leave no room that one of them could take", async () => {
    const offering = await makeOffering(suite, {
      fundingLimits: { minPayableAmount: 10, maxPayableAmount: 3333, hardCap: 3333, softCap: 0 },
    });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => makeCustomer(suite)));
    const amounts = buyers.map((_, index) => ((index * 37) % 50) + 1);
    await race(buyers.map((buyer, turn) => place(intentInput(buyer, offering, amounts[turn]), turn)));
    const counters = await countersOf(suite, offering.offeringId);
    const left = 3333 - Number(counters?.reserved);
    expect(counters?.counted).toBe(counters?.reserved);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(500);
  });

  it("spread over many offerings do not stand in each other's way", async () => {
    const offerings = await Promise.all(
      Array.from({ length: 12 }, () =>
        makeOffering(suite, {
          fundingLimits: { minPayableAmount: 100, maxPayableAmount: 300, hardCap: 300, softCap: 0 },
        }),
      ),
    );
    const buyer = await makeCustomer(suite);
    const attempts = Array.from({ length: 120 }, (_, turn) => {
      const offering = offerings[(turn * 7) % offerings.length];
      if (!offering) throw new Error("no offering");
      return place(intentInput(buyer, offering), turn);
    });
    expect((await race(attempts)).accepted).toBe(36);
    for (const { offeringId } of offerings) {
      expect(await countersOf(suite, offeringId)).toMatchObject({ reserved: "300.00", held: "300.00" });
    }
  });

  it("of one customer share its maximum over all its wallets", async () => {
    const buyer = await makeCustomer(suite, {
      wallets: [{ address: newWallet() }, { address: newWallet() }],
    });
    const offering = await makeOffering(suite, {
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 1000, hardCap: 20_000, softCap: 0 },
    });
    const outcome = await race(
      Array.from({ length: 60 }, (_, turn) =>
        place(
          {
            ...intentInput(buyer, offering),
            walletAddress: buyer.wallets[turn % 2]?.address ?? "",
          },
          turn,
        ),
      ),
    );
    expect(outcome).toEqual({ accepted: 10, refused: new Set(["above_maximum"]) });
    expect(await countersOf(suite, offering.offeringId)).toMatchObject({ reserved: "1000.00", intents: 10 });
  });

  it("never buy at a price that changes under them", async () => {
    const offering = await makeOffering(suite);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => makeCustomer(suite)));
    const { offeringId } = offering;
    const outcomes = await Promise.allSettled([
      ...buyers.map((buyer, turn) => place(intentInput(buyer, offering), turn)()),
      suite.call({ app: processes[1] }).offering.update({ offeringId, pricePerToken: 20 }),
    ]);
    const { pricePerToken } = await suite.call().offering.get({ offeringId });
    const accepted = outcomes.slice(0, -1).filter(({ status }) => status === "fulfilled").length;
    // Either the price was changed first and every purchase at the old one is refused, or the purchases froze it.
    expect([pricePerToken, accepted]).toEqual(pricePerToken === 20 ? [20, 0] : [10, 10]);
  });
});
