import { describe, expect, it } from "vitest";
import {
  eligibilityInput as contract,
  type Eligibility,
} from "#server/domain/primary/eligibility/contract.ts";
import {
  eligibilityInput,
  eligibilityPreview,
  eligibilityValues,
  emptyEligibility,
} from "./eligibility-values.ts";

const cases: Eligibility[] = [
  { blockedCountries: [], verifiedOnly: false, lockUpDays: 0 },
  { allowedCountries: ["AT", "DE"], blockedCountries: [], verifiedOnly: true, lockUpDays: 365 },
  {
    blockedCountries: ["US"],
    customerTypes: ["ORGANIZATION"],
    verifiedOnly: false,
    maxInvestors: 149,
    lockUpDays: 1,
  },
];

describe("who may buy, as it is chosen", () => {
  it.each(cases)("comes back as it was: %j", (eligibility) => {
    const values = eligibilityValues(eligibility);
    expect(eligibilityPreview(values)).toEqual(eligibility);
    const { allowedCountries, blockedCountries, customerTypes, maxInvestors } = contract.parse(
      eligibilityInput(values),
    );
    expect([
      allowedCountries ?? undefined,
      blockedCountries ?? [],
      customerTypes ?? undefined,
      maxInvestors ?? undefined,
    ]).toEqual([
      eligibility.allowedCountries,
      eligibility.blockedCountries,
      eligibility.customerTypes,
      eligibility.maxInvestors,
    ]);
  });

  it("leaves a list that does not count unsent", () => {
    const values = { ...emptyEligibility, allowedCountries: ["DE"], blockedCountries: ["US"] };
    expect(eligibilityInput({ ...values, countries: "ALL" })).toMatchObject({
      allowedCountries: null,
      blockedCountries: null,
    });
  });

  it.each([
    [{ maxInvestors: "many" }, "maxInvestors"],
    [{ maxInvestors: "1.5" }, "maxInvestors"],
    [{ lockUpDays: "-1" }, "lockUpDays"],
    [{ countries: "ALLOWED" as const }, "allowedCountries"],
  ])("holds what is wrong for the contract to refuse: %j", (typed, field) => {
    const read = contract.safeParse(eligibilityInput({ ...emptyEligibility, ...typed }));
    expect(read.error?.issues[0]?.path).toEqual([field]);
  });
});
