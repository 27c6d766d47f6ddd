import { beforeAll, describe, expect, it } from "vitest";
import type { OfferingState } from "#db/schema/enums.ts";
import { Refusal } from "#server/kernel/errors.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeOffering,
  makeToken,
  prove,
  putInState,
} from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";

const suite = await openSuite();

const NOW = "2027-02-10T12:00:00.000Z";
const FINAL = ["CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED"] as const;

type Verb = "pause" | "resume" | "close" | "cancel" | "publish";
type Buyer = Awaited<ReturnType<typeof makeCustomer>>;

let buyers: Buyer[];
beforeAll(async () => {
  buyers = await Promise.all([1, 2, 3, 4].map(() => makeCustomer(suite)));
  for (const buyer of buyers.slice(0, 2)) await prove(suite, buyer);
});

const buyer = (index: number): Buyer => buyers[index] ?? raise(`no buyer ${index}`);
function raise(message: string): never {
  throw new Error(message);
}

const buy = (index: number, offering: { offeringId: string }, tokens: number) =>
  suite.call().offeringPurchaseIntent.create(intentInput(buyer(index), offering, tokens));

async function typesOf(resourceId: string): Promise<string[]> {
  const rows = await suite.sql<{ type: string }[]>`
    select type from event where organization_id = ${suite.organizationId} and resource_id = ${resourceId} order by written_at`;
  return rows.map(({ type }) => type);
}

async function actionsOn(resourceId: string): Promise<string[]> {
  const rows = await suite.sql<{ action: string }[]>`
    select action from audit_event where organization_id = ${suite.organizationId} and resource_id = ${resourceId}`;
  return rows.map(({ action }) => action);
}

/** An offering with a paid purchase of 400 tokens that can be delivered, one of 150 whose wallet is not proven, and one unpaid. */
async function makeSold(softCap: number) {
  const { tokenId } = await makeToken(suite, { totalSupply: 5000 });
  const limits = { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap };
  const offering = await makeOffering(suite, { tokenId, fundingLimits: limits });
  const paid = await buy(0, offering, 400);
  const unproven = await buy(2, offering, 150);
  for (const { offeringPurchaseIntentId } of [paid, unproven])
    await complete(suite, offeringPurchaseIntentId);
  const unpaid = await buy(3, offering, 10);
  return { offering, tokenId, paid, unproven, unpaid };
}

const statusOf = async ({ offeringPurchaseIntentId }: { offeringPurchaseIntentId: string }) => {
  const { payment, settlement } = await suite.call().offeringPurchaseIntent.get({ offeringPurchaseIntentId });
  return `${payment.purchaseStatus} ${settlement.status}`;
};

describe("pausing", () => {
  it("takes no purchases until it is resumed, and tells of both", async () => {
    const offering = await makeOffering(suite);
    const { offeringId } = offering;
    expect((await suite.call().offering.pause({ offeringId })).state).toBe("PAUSED");
    await expectRefusal(suite, "offering_not_open", () => buy(0, offering, 10));
    expect((await suite.call().offering.resume({ offeringId })).state).toBe("PUBLISHED");
    await buy(0, offering, 10);
    expect((await typesOf(offeringId)).slice(0, 3)).toEqual([
      "offering.published",
      "offering.paused",
      "offering.resumed",
    ]);
    expect((await actionsOn(offeringId)).sort()).toEqual([
      "createOffering",
      "pauseOffering",
      "resumeOffering",
    ]);
  });
});

describe("a move that is not there is refused, and nothing is written", () => {
  const cases: [Verb, OfferingState[]][] = [
    ["publish", ["PUBLISHED", "PAUSED", ...FINAL]],
    ["pause", ["DRAFT", "PAUSED", ...FINAL]],
    ["resume", ["DRAFT", "PUBLISHED", ...FINAL]],
    ["close", ["DRAFT", ...FINAL]],
    ["cancel", [...FINAL]],
  ];
  it.each(cases.flatMap(([verb, states]) => states.map((state) => [verb, state] as const)))(
    "%s of one that is %s",
    async (verb, state) => {
      const { offeringId } = await makeOffering(suite);
      await putInState(suite, offeringId, state);
      const refusal = await expectRefusal(suite, "invalid_transition", () =>
        suite.call().offering[verb]({ offeringId }),
      );
      expect(refusal.message).toContain(state);
    },
  );

  it("publishing and resuming after the end", async () => {
    const draft = await makeOffering(suite, { publish: false });
    const paused = await makeOffering(suite);
    await suite.call().offering.pause({ offeringId: paused.offeringId });
    const late = suite.call({ now: new Date("2027-03-01T00:00:00Z") }).offering;
    const told = await expectRefusal(suite, "offering_ended", () =>
      late.publish({ offeringId: draft.offeringId }),
    );
    expect(told.message).toContain("2027-03-01T00:00:00.000Z");
    await expectRefusal(suite, "offering_ended", () => late.resume({ offeringId: paused.offeringId }));
  });

  it("closing before the start, when it can be cancelled", async () => {
    const { offeringId } = await makeOffering(suite);
    const early = suite.call({ now: new Date("2027-01-20T00:00:00Z") }).offering;
    await expectRefusal(suite, "offering_not_started", () => early.close({ offeringId }));
    expect((await early.cancel({ offeringId })).state).toBe("CANCELLED");
  });
});

describe("closing early", () => {
  it("delivers where the soft cap is reached, and says what became of the purchases", async () => {
    const { offering, tokenId, paid, unproven, unpaid } = await makeSold(5500);
    const { offeringId } = offering;
    const before = await suite.contents();
    const preview = await suite.call({ dryRun: true }).offering.close({ offeringId });
    expect(await suite.contents()).toEqual(before);
    const closed = await suite.call().offering.close({ offeringId });
    expect(closed).toEqual(preview);
    expect(closed).toMatchObject({
      state: "CLOSED_SUCCESSFUL",
      closedAt: NOW,
      raisedAtClose: 5500,
      participants: 2,
      investors: 3,
      outcome: { delivered: 1, awaitingWallet: 1, awaitingPayment: 1, released: 0, refunds: [] },
    });
    expect(await Promise.all([paid, unproven, unpaid].map(statusOf))).toEqual([
      "COMPLETED DELIVERED",
      "COMPLETED ALLOCATED",
      "PENDING NONE",
    ]);
    const { holdings } = await suite.call().customer.get({ customerId: buyer(0).id });
    expect(holdings.find((holding) => holding.tokenId === tokenId)?.available.amount).toBe("400");
    expect(await typesOf(offeringId)).toContain("offering.closed");
    expect(await typesOf(paid.offeringPurchaseIntentId)).toContain("purchase_intent.delivered");
  });

  it("makes every refund due where it is not, also while it is paused", async () => {
    const { offering, paid, unproven, unpaid } = await makeSold(5500.01);
    const { offeringId } = offering;
    await suite.call().offering.pause({ offeringId });
    const closed = await suite.call().offering.close({ offeringId });
    expect(closed).toMatchObject({
      state: "CLOSED_UNSUCCESSFUL",
      raisedAtClose: 5500,
      participants: 0,
      investors: 0,
      fundingLimits: { raised: 0, reserved: 0 },
      outcome: { delivered: 0, released: 3, refunds: [{ currency: "EUR", count: 2, amount: 5500 }] },
    });
    expect(await Promise.all([paid, unproven, unpaid].map(statusOf))).toEqual([
      "CANCELLED REFUND_DUE",
      "CANCELLED REFUND_DUE",
      "CANCELLED NONE",
    ]);
  });

  it("locks tokens up for the days the offering says", async () => {
    const { tokenId } = await makeToken(suite, { totalSupply: 5000 });
    const offering = await makeOffering(suite, {
      tokenId,
      fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 5000, softCap: 0 },
      eligibility: { lockUpDays: 90 },
    });
    const intent = await buy(0, offering, 100);
    await complete(suite, intent.offeringPurchaseIntentId);
    await suite.call().offering.close({ offeringId: offering.offeringId });
    const { holdings } = await suite.call().customer.get({ customerId: buyer(0).id });
    expect(holdings.find((holding) => holding.tokenId === tokenId)).toMatchObject({
      available: { amount: "0" },
      frozen: { amount: "100" },
      lockedUp: [{ amount: "100", until: "2027-05-11T12:00:00.000Z" }],
    });
  });
});

describe("cancelling", () => {
  it("gives everybody everything back, tells them why, and the trail too", async () => {
    const { offering, paid, unpaid } = await makeSold(0);
    const { offeringId } = offering;
    const reason = "The seller withdrew.";
    const cancelled = await suite.call().offering.cancel({ offeringId, reason });
    expect(cancelled).toMatchObject({
      state: "CANCELLED",
      raisedAtClose: 5500,
      outcome: { released: 3, refunds: [{ currency: "EUR", count: 2, amount: 5500 }] },
    });
    const { failure } = await suite.call().offeringPurchaseIntent.get(paid);
    expect(failure).toEqual({
      code: "offering_cancelled",
      reason: "The issuer cancelled the offering: The seller withdrew. Whatever was paid is paid back.",
    });
    expect(await statusOf(unpaid)).toBe("CANCELLED NONE");
    expect(await typesOf(offeringId)).toContain("offering.cancelled");
    const [trail] = await suite.sql`select changes from audit_event
      where organization_id = ${suite.organizationId} and resource_id = ${offeringId} and action = 'cancelOffering'`;
    expect(trail?.changes).toMatchObject({ cancelReason: { to: reason } });
  });

  it("of a draft just ends it", async () => {
    const { offeringId } = await makeOffering(suite, { publish: false });
    const { state, outcome } = await suite.call().offering.cancel({ offeringId });
    expect([state, outcome.released, outcome.refunds]).toEqual(["CANCELLED", 0, []]);
  });
});

describe("at the same moment", () => {
  it("closing and cancelling have one winner, whoever buys meanwhile", async () => {
    const processes = [suite.app, suite.anotherProcess()];
    for (let round = 0; round < 5; round += 1) {
      const { offering, tokenId } = await makeSold(1000);
      const { offeringId } = offering;
      const call = (turn: number) => suite.call({ app: processes[turn % 2] });
      const ends = [0, 1, 2, 3].map((turn) =>
        turn % 2 === 0
          ? call(turn).offering.close({ offeringId })
          : call(turn).offering.cancel({ offeringId }),
      );
      const purchases = [0, 1, 2].map((turn) =>
        call(turn).offeringPurchaseIntent.create(intentInput(buyer(1), offering, 10)),
      );
      const [outcomes, bought] = await Promise.all([Promise.allSettled(ends), Promise.allSettled(purchases)]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of [...outcomes, ...bought]) {
        if (outcome.status === "rejected") expect(outcome.reason.cause).toBeInstanceOf(Refusal);
      }
      const [sums] = await suite.sql<
        { reserved: string; pending: string; frozen: string; allocated: string }[]
      >`
        select o.reserved::text, u.frozen::text,
               (select coalesce(sum(purchase_amount), 0)::numeric(15, 2)::text from offering_purchase_intent i
                 where i.organization_id = o.organization_id and i.offering_id = o.id and i.purchase_status = 'PENDING') as pending,
               (select coalesce(sum(token_amount), 0)::numeric(38, 18)::text from offering_purchase_intent i
                 where i.organization_id = o.organization_id and i.offering_id = o.id and i.settlement_status = 'ALLOCATED') as allocated
          from offering o join ledger_account u
            on u.organization_id = o.organization_id and u.token_id = ${tokenId} and u.kind = 'UNISSUED'
         where o.organization_id = ${suite.organizationId} and o.id = ${offeringId}`;
      expect(sums?.reserved).toBe(sums?.pending);
      expect(Number(sums?.frozen)).toBe(Number(sums?.allocated));
    }
  });
});
