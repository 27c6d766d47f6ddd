import { beforeAll, describe, expect, it } from "vitest";
import type { ErrorCode } from "#server/kernel/errors.ts";
import {
  complete,
  customerInput,
  intentInput,
  makeCustomer,
  makeOffering,
  verify,
} from "#testing/factories.ts";
import { expectRefusal, newWallet, openSuite, type Suite } from "#testing/testing.ts";

const suite = await openSuite();

type Eligibility = NonNullable<Parameters<TestUpdate>[0]["eligibility"]>;
type TestUpdate = ReturnType<Suite["call"]>["offering"]["update"];
type Buyer = Awaited<ReturnType<typeof makeCustomer>>;

let german: Buyer;
let company: Buyer;
beforeAll(async () => {
  [german, company] = await Promise.all([
    makeCustomer(suite),
    suite.call().customer.create(customerInput({ type: "ORGANIZATION", countryCode: "FR" })),
  ]);
  await verify(suite, company.id);
});

const everybody = { blockedCountries: [], verifiedOnly: false, lockUpDays: 0 };

async function change(offeringId: string, eligibility: Eligibility) {
  return (await suite.call().offering.update({ offeringId, eligibility })).eligibility;
}

const buy = (buyer: Buyer, offering: { offeringId: string }, dryRun = false) =>
  suite.call({ dryRun }).offeringPurchaseIntent.create(intentInput(buyer, offering));

describe("eligibility", () => {
  it("lets everybody buy where nothing is said", async () => {
    expect((await makeOffering(suite)).eligibility).toEqual(everybody);
  });

  it("is kept as it is sent, each country once", async () => {
    const sent = {
      allowedCountries: ["DE", "AT", "DE"],
      customerTypes: ["INDIVIDUAL" as const],
      verifiedOnly: true,
      maxInvestors: 149,
      lockUpDays: 365,
    };
    const { eligibility } = await makeOffering(suite, { eligibility: sent });
    expect(eligibility).toEqual({ ...sent, allowedCountries: ["AT", "DE"], blockedCountries: [] });
  });

  it("keeps what is left out, opens what is null, and swaps one list of countries for the other", async () => {
    const { offeringId } = await makeOffering(suite, {
      eligibility: { allowedCountries: ["DE"], maxInvestors: 10, verifiedOnly: true },
    });
    const limited = { verifiedOnly: true, maxInvestors: 10, lockUpDays: 0 };
    expect(await change(offeringId, { blockedCountries: ["US", "CA"] })).toEqual({
      ...limited,
      blockedCountries: ["CA", "US"],
    });
    expect(await change(offeringId, { allowedCountries: ["DE"] })).toEqual({
      ...limited,
      allowedCountries: ["DE"],
      blockedCountries: [],
    });
    expect(await change(offeringId, { allowedCountries: null, maxInvestors: null })).toEqual({
      ...everybody,
      verifiedOnly: true,
    });
    expect(await change(offeringId, { blockedCountries: null, verifiedOnly: false })).toEqual(everybody);
  });

  it.each([
    [{ allowedCountries: ["DE"], blockedCountries: ["FR"] }, "eligibility.blockedCountries"],
    [{ allowedCountries: ["XK"] }, "eligibility.allowedCountries.0"],
    [{ blockedCountries: ["de"] }, "eligibility.blockedCountries.0"],
    [{ allowedCountries: [] }, "eligibility.allowedCountries"],
    [{ customerTypes: [] }, "eligibility.customerTypes"],
    [{ maxInvestors: 0 }, "eligibility.maxInvestors"],
    [{ maxInvestors: 1.5 }, "eligibility.maxInvestors"],
    [{ lockUpDays: 3651 }, "eligibility.lockUpDays"],
    [{ lockUpDays: -1 }, "eligibility.lockUpDays"],
  ])("cannot be %j", async (eligibility, param) => {
    const { offeringId } = await makeOffering(suite);
    const refusal = await expectRefusal(suite, "invalid_request", () => change(offeringId, eligibility));
    expect(refusal.violations[0]?.param).toBe(param);
  });
});

describe("who may not buy is told why, in a rehearsal as in earnest", () => {
  const cases: [ErrorCode, Eligibility, () => Buyer][] = [
    ["country_not_allowed", { allowedCountries: ["FR", "ES"] }, () => german],
    ["country_not_allowed", { blockedCountries: ["DE"] }, () => german],
    ["customer_type_not_allowed", { customerTypes: ["ORGANIZATION"] }, () => german],
    ["customer_type_not_allowed", { customerTypes: ["INDIVIDUAL"] }, () => company],
    ["verification_required", { verifiedOnly: true }, () => german],
  ];
  it.each(cases)("%s: %j", async (code, eligibility, buyer) => {
    const offering = await makeOffering(suite, { eligibility });
    for (const dryRun of [true, false]) {
      const refusal = await expectRefusal(suite, code, () => buy(buyer(), offering, dryRun));
      expect(refusal.violations).toMatchObject([{ code, param: "customerId" }]);
    }
    await change(offering.offeringId, {
      allowedCountries: null,
      blockedCountries: null,
      customerTypes: null,
      verifiedOnly: false,
    });
    await buy(buyer(), offering);
  });

  it("every rule at once", async () => {
    const offering = await makeOffering(suite, {
      eligibility: {
        blockedCountries: ["DE"],
        customerTypes: ["ORGANIZATION"],
        verifiedOnly: true,
        maxInvestors: 1,
      },
    });
    await change(offering.offeringId, { maxInvestors: 1 });
    await buy(company, offering);
    const refusal = await expectRefusal(suite, "wallet_not_owned", () =>
      suite.call({ dryRun: true }).offeringPurchaseIntent.create({
        ...intentInput(german, offering),
        walletAddress: newWallet(),
      }),
    );
    expect(refusal.violations.map(({ code }) => code)).toEqual([
      "wallet_not_owned",
      "country_not_allowed",
      "customer_type_not_allowed",
      "verification_required",
      "investor_limit_reached",
    ]);
    for (const { detail } of refusal.violations) expect(detail).toMatch(/^[A-Z].+\.$/);
  });
});

describe("the most investors", () => {
  it("are counted as customers, and whoever has a purchase may buy more", async () => {
    const offering = await makeOffering(suite, { eligibility: { maxInvestors: 1 } });
    const customer = await makeCustomer(suite);
    const first = await buy(customer, offering);
    await buy(customer, offering);
    const refusal = await expectRefusal(suite, "investor_limit_reached", () => buy(company, offering));
    expect(refusal.violations).toMatchObject([{ param: "offeringId" }]);
    await complete(suite, first.offeringPurchaseIntentId);
    await expectRefusal(suite, "investor_limit_reached", () => buy(company, offering));
  });

  it("hold when a hundred come at once", async () => {
    const offering = await makeOffering(suite, { eligibility: { maxInvestors: 7 } });
    const buyers = await Promise.all(Array.from({ length: 100 }, () => makeCustomer(suite)));
    const outcomes = await Promise.allSettled(buyers.map((buyer) => buy(buyer, offering)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect((await suite.call().offering.get({ offeringId: offering.offeringId })).investors).toBe(7);
  });

  it("cannot be fewer than there are, also when somebody buys at that moment", async () => {
    const offering = await makeOffering(suite);
    const { offeringId } = offering;
    await Promise.all([buy(german, offering), buy(company, offering)]);
    const refusal = await expectRefusal(suite, "investor_limit_too_low", () =>
      change(offeringId, { maxInvestors: 1 }),
    );
    expect(refusal.violations).toMatchObject([{ param: "eligibility.maxInvestors" }]);
    expect(refusal.message).toContain("2");
    expect(await change(offeringId, { maxInvestors: 2 })).toMatchObject({ maxInvestors: 2 });
  });
});

describe("while purchases are there", () => {
  it("the rules for new ones may change, the lock-up may not", async () => {
    const offering = await makeOffering(suite, { eligibility: { lockUpDays: 30 } });
    const { offeringId } = offering;
    await change(offeringId, { lockUpDays: 60 });
    await buy(german, offering);
    await expectRefusal(suite, "offering_not_editable", () => change(offeringId, { lockUpDays: 0 }));
    expect(await change(offeringId, { lockUpDays: 60, verifiedOnly: true })).toMatchObject({
      lockUpDays: 60,
      verifiedOnly: true,
    });
    await expectRefusal(suite, "verification_required", () => buy(german, offering));
  });
});

describe("the end of a running offering", () => {
  const period = (endDate: string) => ({ startDate: "2027-02-01T00:00:00Z", endDate });
  const move = (offeringId: string, endDate: string, now?: Date) =>
    suite.call(now && { now }).offering.update({ offeringId, offeringPeriod: period(endDate) });

  it("moves later and earlier, though purchases are there", async () => {
    const offering = await makeOffering(suite);
    await buy(german, offering);
    const later = await move(offering.offeringId, "2027-06-01T00:00:00Z");
    expect(later.offeringPeriod.endDate).toBe("2027-06-01T00:00:00.000Z");
    const earlier = await move(offering.offeringId, "2027-02-11T00:00:00Z");
    expect(earlier.offeringPeriod.endDate).toBe("2027-02-11T00:00:00.000Z");
  });

  it("moves neither into the past nor once it has come", async () => {
    const { offeringId } = await makeOffering(suite);
    const past = await expectRefusal(suite, "invalid_value", () => move(offeringId, "2027-02-10T12:00:00Z"));
    expect(past.message).toContain("close it");
    const late = new Date("2027-03-01T00:00:00Z");
    const refusal = await expectRefusal(suite, "invalid_transition", () =>
      move(offeringId, "2027-06-01T00:00:00Z", late),
    );
    expect(refusal.violations).toMatchObject([{ param: "offeringPeriod.endDate" }]);
    await suite.call({ now: late }).offering.update({ offeringId, title: "Still open to a new title" });
  });

  it("of a draft may be anything", async () => {
    const { offeringId } = await makeOffering(suite, { publish: false });
    expect((await move(offeringId, "2027-02-05T00:00:00Z")).state).toBe("DRAFT");
  });
});
