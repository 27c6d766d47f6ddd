import { beforeAll, describe, expect, it } from "vitest";
import { intentInput, makeCustomer, makeOffering, offeringInput, putInState } from "#testing/factories.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";
import type { Offering } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

const later = new Date("2027-02-11T08:00:00.000Z");
type Change = Omit<Parameters<ReturnType<typeof suite.call>["offering"]["update"]>[0], "offeringId">;

const change = ({ offeringId }: Offering, fields: Change) =>
  suite.call({ now: later }).offering.update({ offeringId, ...fields });

const fresh = (fields: Change): Change =>
  fields.subdomain === SOME_SUBDOMAIN ? { ...fields, subdomain: unique() } : fields;

const { offeringPeriod, fundingLimits } = offeringInput();
/** Stands in a table for a subdomain that nobody has. */
const SOME_SUBDOMAIN = "some-subdomain";
const words: [string, Change][] = [
  ["title", { title: "Harbour Lofts II" }],
  ["subtitle", { subtitle: "New" }],
  ["description", { description: "Longer." }],
  ["imageUrl", { imageUrl: "/images/harbour.svg" }],
  ["type", { type: "Bond" }],
  ["subdomain", { subdomain: SOME_SUBDOMAIN }],
  ["the end alone", { offeringPeriod: { endDate: "2027-04-02T00:00:00.000Z" } }],
  ["the end", { offeringPeriod: { ...offeringPeriod, endDate: "2027-04-01T00:00:00.000Z" } }],
];
const terms: [string, Change][] = [
  ["pricePerToken", { pricePerToken: 11 }],
  ["currency", { currency: "USD" }],
  ["tokenId", { tokenId: unique("token") }],
  ["the start", { offeringPeriod: { ...offeringPeriod, startDate: "2027-02-02T00:00:00.000Z" } }],
  ["the minimum", { fundingLimits: { ...fundingLimits, minPayableAmount: 99.99 } }],
  ["the maximum", { fundingLimits: { ...fundingLimits, maxPayableAmount: 5001 } }],
  ["the hard cap", { fundingLimits: { ...fundingLimits, hardCap: 30_000 } }],
  ["one limit alone", { fundingLimits: { hardCap: 35_000 } }],
  ["the start alone", { offeringPeriod: { startDate: "2027-02-03T00:00:00.000Z" } }],
  ["the soft cap", { fundingLimits: { ...fundingLimits, softCap: 0 } }],
];

describe("an offering nobody bought from", () => {
  it.each([...words, ...terms])("may change %s", async (_name, asked) => {
    const fields = fresh(asked);
    const offering = await makeOffering(suite);
    const changed = await change(offering, fields);
    const { token: _before, ...same } = offering;
    const { token: _after, ...now } = changed;
    const { fundingLimits: limits, ...rest } = fields;
    expect(now).toEqual({
      ...same,
      ...rest,
      offeringPeriod: { ...same.offeringPeriod, ...normal(rest.offeringPeriod) },
      fundingLimits: { ...same.fundingLimits, ...limits },
      updatedAt: later.toISOString(),
    });
    expect(await suite.call({ now: later }).offering.get({ offeringId: offering.offeringId })).toEqual(
      changed,
    );
  });

  it("gives its old subdomain back", async () => {
    const offering = await makeOffering(suite);
    await change(offering, { subdomain: unique() });
    const next = await makeOffering(suite, { subdomain: offering.subdomain });
    expect(next.subdomain).toBe(offering.subdomain);
  });
});

describe("an offering somebody bought from", () => {
  let offering: Offering;
  beforeAll(async () => {
    offering = await makeOffering(suite);
    await suite.call().offeringPurchaseIntent.create(intentInput(await makeCustomer(suite), offering));
  });

  it.each(terms)("keeps %s: 409, and nothing is written", async (_name, fields) => {
    await expectRefusal(suite, "offering_not_editable", () => change(offering, { ...fields, title: "Also" }));
  });

  it("names each term that would have changed, and no other", async () => {
    const refusal = await expectRefusal(suite, "offering_not_editable", () =>
      change(offering, {
        ...{ title: "Also", currency: "EUR", pricePerToken: 11, eligibility: { lockUpDays: 5 } },
        fundingLimits: { ...fundingLimits, hardCap: 35_000 },
        offeringPeriod: { startDate: "2027-02-03T00:00:00Z", endDate: offeringPeriod.endDate },
      }),
    );
    expect(refusal.violations.map(({ param }) => param)).toEqual([
      ...["pricePerToken", "offeringPeriod.startDate", "fundingLimits.hardCap", "eligibility.lockUpDays"],
    ]);
    expect(refusal.message).toContain("so pricePerToken can no longer change");
  });

  it.each(words)("may change %s", async (_name, fields) => {
    const before = await suite.call({ now: later }).offering.get({ offeringId: offering.offeringId });
    const { updatedAt } = await change(offering, fresh(fields));
    expect(updatedAt >= later.toISOString() && updatedAt > before.updatedAt).toBe(true);
  });

  it("takes its terms again as they are", async () => {
    const changed = await change(offering, {
      pricePerToken: 10.0,
      currency: "EUR",
      fundingLimits,
      tokenId: offering.tokenId,
      title: "The same terms",
    });
    expect(changed.title).toBe("The same terms");
  });
});

describe("a change is refused, and nothing is written", () => {
  it.each(["CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED"] as const)(
    "of an offering that is %s",
    async (state) => {
      const offering = await makeOffering(suite);
      await putInState(suite, offering.offeringId, state);
      await expectRefusal(suite, "invalid_transition", () =>
        change(offering, { title: "Too late", subdomain: unique() }),
      );
    },
  );

  it.each<[string, Change, string]>([
    [
      "the minimum above the maximum",
      { fundingLimits: { minPayableAmount: 9000 } },
      "fundingLimits.minPayableAmount",
    ],
    [
      "the maximum above the hard cap",
      { fundingLimits: { maxPayableAmount: 10 ** 7 } },
      "fundingLimits.maxPayableAmount",
    ],
    ["the soft cap above the hard cap", { fundingLimits: { softCap: 10 ** 7 } }, "fundingLimits.softCap"],
    [
      "the start behind the end",
      { offeringPeriod: { startDate: "2090-01-01T00:00:00Z" } },
      "offeringPeriod.endDate",
    ],
    [
      "the end before the start",
      { offeringPeriod: { endDate: "2020-01-01T00:00:00Z" } },
      "offeringPeriod.endDate",
    ],
  ])("with %s, of which one is sent alone", async (_name, fields, param) => {
    const offering = await makeOffering(suite, { publish: false });
    const refusal = await expectRefusal(suite, "invalid_request", () => change(offering, fields));
    expect(refusal.violations).toMatchObject([{ param }]);
  });

  it("to a subdomain that is taken", async () => {
    const [one, two] = [await makeOffering(suite), await makeOffering(other)];
    const refusal = await expectRefusal(suite, "subdomain_taken", () =>
      change(one, { subdomain: two.subdomain }),
    );
    expect(refusal.violations).toMatchObject([{ param: "subdomain" }]);
  });

  it("of an offering that is unknown or another organization's", async () => {
    const foreign = await makeOffering(other);
    for (const offeringId of ["off_nothing", foreign.offeringId]) {
      const call = () => suite.call().offering.update({ offeringId, title: "Mine now" });
      await expectRefusal(suite, "offering_not_found", call);
      await expectRefusal(other, "offering_not_found", call);
    }
  });

  it("by those who may not", async () => {
    const offering = await makeOffering(suite);
    const customer = await makeCustomer(suite);
    await expectRefusal(suite, "not_allowed", () =>
      suite
        .call({ actor: suite.customer(customer.id) })
        .offering.update({ offeringId: offering.offeringId, title: "Cheap" }),
    );
  });
});

describe("publishing", () => {
  it("makes a draft visible", async () => {
    const draft = await makeOffering(suite, { publish: false });
    const { offeringId } = draft;
    await expectRefusal(suite, "offering_not_found", () => suite.call().market.get({ offeringId }));
    const published = await suite.call({ now: later }).offering.publish({ offeringId });
    expect(published).toEqual({ ...draft, state: "PUBLISHED", updatedAt: later.toISOString() });
    expect(await suite.call({ now: later }).market.get({ offeringId })).toEqual(published);
  });

  it.each(["PUBLISHED", "PAUSED", "CLOSED_SUCCESSFUL", "CLOSED_UNSUCCESSFUL", "CANCELLED"] as const)(
    "an offering that is %s is refused, and nothing is written",
    async (state) => {
      const { offeringId } = await makeOffering(suite);
      await putInState(suite, offeringId, state);
      await expectRefusal(suite, "invalid_transition", () => suite.call().offering.publish({ offeringId }));
    },
  );

  it("happens once, whoever races", async () => {
    const { offeringId } = await makeOffering(suite, { publish: false });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => suite.call().offering.publish({ offeringId })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("does not reach another organization's draft", async () => {
    const { offeringId } = await makeOffering(other, { publish: false });
    await expectRefusal(other, "offering_not_found", () => suite.call().offering.publish({ offeringId }));
  });
});

const normal = (period: NonNullable<Change["offeringPeriod"]> = {}) =>
  Object.fromEntries(Object.entries(period).map(([side, at]) => [side, new Date(at).toISOString()]));
