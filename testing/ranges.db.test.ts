import { beforeAll, describe, expect, it } from "vitest";
import { intentInput, makeCustomer, makeHolder, makeOffering, makeToken, offerInput } from "./factories.ts";
import { openSuite, refusalOf } from "./testing.ts";

const suite = await openSuite();

/** One of each is made at each of these, and the first of each is changed at the last. */
const at = (hour: number) => new Date(`2027-02-10T${String(hour).padStart(2, "0")}:00:00.000Z`);
const hours = [1, 2, 3];
const LAST = at(9);

const caller = suite.call();
const made: Record<string, string[]> = {};
const note = (list: string, id: string) => {
  made[list] = [...(made[list] ?? []), id];
};

beforeAll(async () => {
  const start = { now: at(0) };
  const token = await makeToken(suite, {}, start);
  const holder = await makeHolder(suite, token.tokenId, 50);
  const offering = await makeOffering(
    suite,
    { tokenId: token.tokenId },
    { now: new Date("2027-02-02T00:00:00Z") },
  );
  for (const hour of hours) {
    const now = at(hour);
    const call = suite.call({ now });
    const buyer = await makeCustomer(suite, {}, { now });
    note("customers", buyer.id);
    note("offerings", (await makeOffering(suite, { tokenId: token.tokenId }, { now })).offeringId);
    const intent = await call.offeringPurchaseIntent.create(intentInput(buyer, offering));
    note("purchases", intent.offeringPurchaseIntentId);
    note(
      "offers",
      (await call.bulletinBoard.offer.create(offerInput(holder, token.tokenId, { amount: 1 }))).offerId,
    );
  }
  const last = suite.call({ now: LAST });
  const first = (list: string) => made[list]?.[0] ?? "";
  await last.customer.update({ customerId: first("customers"), username: "changed" });
  await last.offering.update({ offeringId: first("offerings"), subtitle: "Changed" });
  await last.offeringPurchaseIntent.update({
    offeringPurchaseIntentId: first("purchases"),
    metadata: { a: 1 },
  });
  await last.bulletinBoard.offer.update({ offerId: first("offers"), metadata: { a: 1 } });
});

interface Range {
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly updatedFrom?: string;
  readonly updatedTo?: string;
  readonly order?: "asc";
}

const lists: Readonly<Record<string, (range: Range) => Promise<string[]>>> = {
  customers: async (range) => (await caller.customer.list(range)).data.map(({ id }) => id),
  offerings: async (range) => (await caller.offering.list(range)).data.map(({ offeringId }) => offeringId),
  purchases: async (range) =>
    (await caller.offeringPurchaseIntent.list(range)).data.map((one) => one.offeringPurchaseIntentId),
  offers: async (range) => (await caller.bulletinBoard.offer.list(range)).data.map(({ offerId }) => offerId),
};

describe.each(Object.entries(lists))("a range of %s", (list, find) => {
  const own = async (range: Range) => (await find(range)).filter((id) => made[list]?.includes(id));
  const [one, two, three] = [0, 1, 2];
  const ids = (...places: number[]) => places.map((place) => made[list]?.[place]);
  const text = (hour: number) => at(hour).toISOString();

  it("of when they were made has its beginning and not its end", async () => {
    expect(await own({ createdFrom: text(2) })).toEqual(ids(three, two));
    expect(await own({ createdTo: text(2), createdFrom: text(1) })).toEqual(ids(one));
    expect(await own({ createdFrom: text(1), createdTo: text(4), order: "asc" })).toEqual(
      ids(one, two, three),
    );
  });

  it("of when they last changed has those that never did by when they were made", async () => {
    expect(await own({ updatedFrom: text(2) })).toEqual(ids(three, two, one));
    expect(await own({ updatedFrom: text(2), updatedTo: text(9) })).toEqual(ids(three, two));
    expect(await own({ updatedFrom: text(9) })).toEqual(ids(one));
    expect(await own({ updatedFrom: text(1), updatedTo: text(2) })).toEqual([]);
    expect(await own({ updatedFrom: text(2), createdTo: text(3) })).toEqual(ids(two, one));
  });

  it("wants instants with their zone", async () => {
    const refusal = await refusalOf(find({ updatedFrom: "2027-02-10T01:00:00" }));
    expect(refusal.violations).toMatchObject([{ param: "updatedFrom" }]);
  });
});

it("is refused where too many changed to be told apart", async () => {
  const crowd = await openSuite();
  await crowd.sql`
    insert into customer (organization_id, id, type, country_code, verification_status, referral_code, created_at, updated_at)
    select ${crowd.organizationId}, 'cus_' || i, 'INDIVIDUAL', 'DE', 'INCOMPLETE', 'R' || i,
           '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'::timestamptz + i * interval '1 second'
      from generate_series(0, 5000) i`;
  const from = (seconds: number) =>
    new Date(Date.parse("2026-01-02T00:00:00Z") + seconds * 1000).toISOString();
  const list = (seconds: number) => crowd.call().customer.list({ updatedFrom: from(seconds), total: "true" });
  const refused = await refusalOf(list(0));
  expect(refused.violations).toMatchObject([{ code: "invalid_value", param: "updatedFrom" }]);
  expect((await list(1)).total).toMatchObject({ count: 5000, isExact: true });
});

describe("several values", () => {
  it("find what stands at any of them, alone and together as before", async () => {
    const [open] = made.offers ?? [];
    const [pending, cancelled] = made.purchases ?? [];
    const offeringPurchaseIntentId = cancelled ?? "";
    await caller.offeringPurchaseIntent.cancel({ offeringPurchaseIntentId });
    const find = async (purchaseStatus: "PENDING" | ("PENDING" | "CANCELLED")[]) =>
      (await caller.offeringPurchaseIntent.list({ purchaseStatus })).data.map(
        (one) => one.offeringPurchaseIntentId,
      );
    expect(await find("PENDING")).not.toContain(cancelled);
    expect(await find(["CANCELLED"])).toEqual([cancelled]);
    expect(await find(["CANCELLED", "PENDING", "PENDING"])).toEqual((made.purchases ?? []).toReversed());
    // As a query has them.
    expect((await find("CANCELLED,PENDING" as "PENDING")).toSorted()).toEqual(
      (made.purchases ?? []).toSorted(),
    );
    expect(pending).toBeDefined();
    const board = await caller.bulletinBoard.offer.list({ status: ["OPEN", "FILLED"] });
    expect(board.data.map(({ offerId }) => offerId)).toContain(open);
    const states = await caller.offering.list({
      state: ["PUBLISHED", "DRAFT"],
      availability: ["OPEN", "UPCOMING"],
    });
    expect(states.data).toHaveLength(4);
    expect((await caller.customer.list({ verificationStatus: ["COMPLETED", "IN_PROGRESS"] })).data).toEqual(
      [],
    );
  });

  it.each(["PENDING,NONE", "PENDING,", "", ",", "PENDING COMPLETED"])(
    "refuse what is none: %s",
    async (sent) => {
      const refusal = await refusalOf(
        caller.offeringPurchaseIntent.list({ purchaseStatus: sent as "PENDING" }),
      );
      expect(refusal.violations).toMatchObject([
        {
          code: "invalid_value",
          param: "purchaseStatus",
          detail: "Send one of COMPLETED, FAILED, PENDING, CANCELLED.",
        },
      ]);
    },
  );
});
