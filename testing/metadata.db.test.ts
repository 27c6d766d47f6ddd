import { beforeAll, describe, expect, it } from "vitest";
import { entityTag } from "#server/kernel/entity-tag.ts";
import {
  customerInput,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
  offeringInput,
} from "./factories.ts";
import { type CallOptions, expectRefusal, NOW, openSuite, refusalOf, unique } from "./testing.ts";

const suite = await openSuite();
const other = await openSuite();

type Metadata = Record<string, unknown>;
type Carrier = { readonly metadata?: Metadata | undefined };

/** A resource that carries metadata, and how it is called for. */
interface Resource {
  readonly type: string;
  /** Makes one, and gives its id. */
  readonly make: (metadata?: Metadata) => Promise<string>;
  readonly get: (id: string, options?: CallOptions) => Promise<Carrier>;
  readonly update: (id: string, metadata: Metadata | null, options?: CallOptions) => Promise<Carrier>;
  /** Ids of those that have it. */
  readonly find: (metadata: Record<string, string>, options?: CallOptions) => Promise<string[]>;
  readonly missing: string;
}

let holder: Awaited<ReturnType<typeof makeHolder>>;
let buyer: Awaited<ReturnType<typeof makeCustomer>>;
let tokenId: string;
let offering: Awaited<ReturnType<typeof makeOffering>>;
beforeAll(async () => {
  ({ tokenId } = await makeToken(suite));
  holder = await makeHolder(suite, tokenId, 500);
  offering = await makeOffering(suite, { tokenId });
  buyer = await makeCustomer(suite);
});

const resources: Readonly<Record<string, Resource>> = {
  customers: {
    type: "customer",
    make: async (metadata) => (await suite.call().customer.create(customerInput({ metadata }))).id,
    get: (customerId, options) => suite.call(options).customer.get({ customerId }),
    update: (customerId, metadata, options) => suite.call(options).customer.update({ customerId, metadata }),
    find: async (metadata, options) =>
      (await suite.call(options).customer.list({ metadata })).data.map(({ id }) => id),
    missing: "customer_not_found",
  },
  offerings: {
    type: "offering",
    make: async (metadata) => (await suite.call().offering.create(offeringInput({ metadata }))).offeringId,
    get: (offeringId, options) => suite.call(options).offering.get({ offeringId }),
    update: (offeringId, metadata, options) => suite.call(options).offering.update({ offeringId, metadata }),
    find: async (metadata, options) =>
      (await suite.call(options).offering.list({ metadata })).data.map(({ offeringId }) => offeringId),
    missing: "offering_not_found",
  },
  purchases: {
    type: "offering_purchase_intent",
    async make(metadata) {
      const input = { ...intentInput(buyer, offering), metadata };
      return (await suite.call().offeringPurchaseIntent.create(input)).offeringPurchaseIntentId;
    },
    get: (id, options) => suite.call(options).offeringPurchaseIntent.get({ offeringPurchaseIntentId: id }),
    update: (id, metadata, options) =>
      suite.call(options).offeringPurchaseIntent.update({ offeringPurchaseIntentId: id, metadata }),
    find: async (metadata, options) =>
      (await suite.call(options).offeringPurchaseIntent.list({ metadata })).data.map(
        ({ offeringPurchaseIntentId }) => offeringPurchaseIntentId,
      ),
    missing: "offering_purchase_intent_not_found",
  },
  offers: {
    type: "offer",
    make: async (metadata) =>
      (await suite.call().bulletinBoard.offer.create(offerInput(holder, tokenId, { amount: 1, metadata })))
        .offerId,
    get: (offerId, options) => suite.call(options).bulletinBoard.offer.get({ offerId }),
    update: (offerId, metadata, options) =>
      suite.call(options).bulletinBoard.offer.update({ offerId, metadata }),
    find: async (metadata, options) =>
      (await suite.call(options).bulletinBoard.offer.list({ metadata })).data.map(({ offerId }) => offerId),
    missing: "offer_not_found",
  },
  tokens: {
    type: "token",
    make: async (metadata) => (await makeToken(suite, { metadata })).tokenId,
    get: (id, options) => suite.call(options).token.get({ tokenId: id }),
    update: (id, metadata, options) => suite.call(options).token.update({ tokenId: id, metadata }),
    find: async (metadata, options) =>
      (await suite.call(options).token.list({ metadata })).data.map(({ tokenId: id }) => id),
    missing: "token_not_found",
  },
};

/** The metadata that the last event of a resource tells. */
async function told(id: string): Promise<unknown> {
  const [row] = await suite.sql<{ metadata: unknown }[]>`
    select data -> 'metadata' as metadata from event
     where organization_id = ${suite.organizationId} and resource_id = ${id} and data is not null
     order by written_at desc, id desc limit 1`;
  return row?.metadata ?? undefined;
}

describe.each(Object.entries(resources))(
  "metadata of %s",
  (_, { type, make, get, update, find, missing }) => {
    it("is kept as it is sent, told in the event, and absent where there is none", async () => {
      const metadata = { userId: unique(), deep: { list: [1, null, true] }, "a.b": "", n: 1e21 };
      const id = await make(metadata);
      expect((await get(id)).metadata).toEqual(metadata);
      expect(await told(id)).toEqual(metadata);
      expect(await get(await make())).not.toHaveProperty("metadata");
    });

    it("is merged: what is sent is set, null removes, all else stays", async () => {
      const id = await make({ a: 1, b: { x: 1 }, c: "stays" });
      const later = new Date(NOW.getTime() + 60_000);
      const changed = await update(id, { a: null, b: { y: 2 }, d: "new" }, { now: later });
      const metadata = { b: { y: 2 }, c: "stays", d: "new" };
      expect(changed.metadata).toEqual(metadata);
      expect(await get(id)).toEqual(changed);
      expect(await told(id)).toEqual(metadata);
      const [row] = await suite.sql<{ paths: string[] }[]>`
      select array(select jsonb_object_keys(changes || (personal -> 'changes')) order by 1) as paths
        from audit_event where organization_id = ${suite.organizationId} and resource_type = ${type} and resource_id = ${id}
       order by at desc, id desc limit 1`;
      expect(row?.paths).toEqual(["metadata.a", "metadata.b.x", "metadata.b.y", "metadata.d"]);
      expect(await update(id, null)).not.toHaveProperty("metadata");
    });

    it("keeps the keys of all who change it at once", async () => {
      const id = await make({ first: 0 });
      await Promise.all(Array.from({ length: 8 }, (__, n) => update(id, { [`k${n}`]: n })));
      const expected = Object.fromEntries(Array.from({ length: 8 }, (__, n) => [`k${n}`, n]));
      expect((await get(id)).metadata).toEqual({ first: 0, ...expected });
    });

    it("is refused where there would be too much of it, and nothing is written", async () => {
      const id = await make({ a: "x".repeat(9 * 1024) });
      const refusal = await expectRefusal(suite, "invalid_value", () =>
        update(id, { b: "x".repeat(9 * 1024) }),
      );
      expect(refusal.violations).toMatchObject([{ param: "metadata", detail: "Use at most 16 KiB in all." }]);
      const tooMany = Object.fromEntries(Array.from({ length: 51 }, (__, n) => [`k${n}`, n]));
      await expectRefusal(suite, "invalid_request", () => update(id, tooMany));
      await expectRefusal(suite, "invalid_request", () => make(tooMany));
    });

    it("stays as it is in a dry run, and where it was changed since it was read", async () => {
      const id = await make({ a: 1 });
      const ifMatch = entityTag(await get(id));
      const before = await suite.contents();
      expect((await update(id, { b: 2 }, { dryRun: true })).metadata).toEqual({ a: 1, b: 2 });
      expect(await suite.contents()).toEqual(before);
      const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
      await update(id, { b: 2 }, { ifMatch, now: at(1) });
      await expectRefusal(suite, "precondition_failed", () => update(id, { c: 3 }, { ifMatch, now: at(2) }));
    });

    it("is another organization's in no way", async () => {
      const userId = unique();
      const id = await make({ userId });
      const options = { actor: other.owner };
      await expectRefusal(suite, missing as "offer_not_found", () => update(id, { userId: null }, options));
      expect(await find({ userId }, options)).toEqual([]);
      expect(await find({ userId })).toEqual([id]);
    });

    it("finds what has all of these values, as texts, numbers, true and false", async () => {
      const mark = unique();
      const one = await make({ mark, number: 42, exact: 0.1, yes: true, text: "007", " key ü[": "'\"\\" });
      const two = await make({ mark, number: "42", list: ["42"], inside: { number: 43 }, nothing: null });
      const found = (wanted: Record<string, string>) => find({ mark, ...wanted });
      expect((await found({})).toSorted()).toEqual([one, two].toSorted());
      expect((await found({ number: "42" })).toSorted()).toEqual([one, two].toSorted());
      expect(await found({ exact: "0.1" })).toEqual([one]);
      expect(await found({ yes: "true", text: "007" })).toEqual([one]);
      expect(await found({ " key ü[": "'\"\\" })).toEqual([one]);
      const others: Record<string, string>[] = [
        { text: "7" },
        { number: "43" },
        { list: "42" },
        { inside: '{"number": 43}' },
        { nothing: "null" },
        { yes: "false" },
        { absent: "" },
      ];
      for (const none of others) expect(await found(none)).toEqual([]);
      await update(two, { mark: null });
      expect(await found({})).toEqual([one]);
    });

    it("finds by a few short texts alone", async () => {
      const many = Object.fromEntries(Array.from({ length: 6 }, (__, n) => [`k${n}`, ""]));
      for (const wanted of [many, { a: "x".repeat(501) }, { a: "\u0000" }]) {
        const refusal = await refusalOf(find(wanted));
        expect(refusal.code).toBe("invalid_request");
        expect(refusal.violations[0]?.param).toMatch(/^metadata/);
      }
    });
  },
);

describe("metadata is seen", () => {
  it("of offerings and tokens by whoever acts for the organization, and not by its customers or the market", async () => {
    const userId = unique();
    const token = await makeToken(suite, { metadata: { userId } });
    const { offeringId } = await makeOffering(suite, { tokenId: token.tokenId, metadata: { userId } });
    const own = suite.call({ actor: suite.customer(holder.id) });
    expect(await own.offering.get({ offeringId })).not.toHaveProperty("metadata");
    expect(await own.token.get({ tokenId: token.tokenId })).not.toHaveProperty("metadata");
    expect(await suite.call().market.get({ offeringId })).not.toHaveProperty("metadata");
    const market = await suite.call().market.list({ organizationId: suite.organizationId, limit: 100 });
    for (const listed of market.data) expect(listed).not.toHaveProperty("metadata");
    expect((await own.offering.list({ metadata: { userId } })).data).toEqual([]);
    expect((await own.token.list({ metadata: { userId } })).data).toEqual([]);
    for (const role of ["operator", "auditor"] as const) {
      const caller = suite.call({ actor: suite.member(role) });
      expect((await caller.offering.get({ offeringId })).metadata).toEqual({ userId });
    }
  });

  it("of purchases and offers by the customer whose they are as well, who may change its own alone", async () => {
    const userId = unique();
    const maker = await makeHolder(suite, tokenId, 5);
    const made = await suite
      .call()
      .bulletinBoard.offer.create(offerInput(maker, tokenId, { amount: 1, metadata: { userId } }));
    const { offerId } = made;
    const [own, another] = [maker, holder].map(({ id }) => suite.call({ actor: suite.customer(id) }));
    expect((await own?.bulletinBoard.offer.get({ offerId }))?.metadata).toEqual({ userId });
    expect((await own?.bulletinBoard.offer.list({ metadata: { userId } }))?.data).toHaveLength(1);
    expect(await another?.bulletinBoard.offer.get({ offerId })).not.toHaveProperty("metadata");
    expect((await another?.bulletinBoard.offer.list({ metadata: { userId } }))?.data).toEqual([]);
    await expectRefusal(suite, "not_offer_maker", async () =>
      another?.bulletinBoard.offer.update({ offerId, metadata: null }),
    );
    expect((await own?.bulletinBoard.offer.update({ offerId, metadata: { n: 1 } }))?.metadata).toEqual({
      userId,
      n: 1,
    });
  });

  it("changes of an offering that is over too, while nothing else of it does", async () => {
    const { offeringId } = await makeOffering(suite);
    await suite.call().offering.cancel({ offeringId });
    const { offering: offerings } = suite.call();
    expect((await offerings.update({ offeringId, metadata: { done: true } })).metadata).toEqual({
      done: true,
    });
    await expectRefusal(suite, "invalid_transition", () =>
      offerings.update({ offeringId, metadata: { done: false }, subtitle: "Another" }),
    );
  });
});
