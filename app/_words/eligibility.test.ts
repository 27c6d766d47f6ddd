import { expect, it } from "vitest";
import { everybody } from "#server/domain/primary/eligibility/contract.ts";
import { eligibilityFacts } from "./eligibility.ts";

const told = (changed: object, investors = 0) =>
  Object.fromEntries(
    eligibilityFacts({ eligibility: { ...everybody, ...changed }, investors }).map(
      ({ term, value, note }) => [term, note === undefined ? value : `${value}: ${note}`],
    ),
  );

it("says that everybody may buy", () => {
  expect(told({})).toMatchObject({
    Countries: "All",
    Buyers: "Individuals and organizations",
    Places: "No limit",
  });
});

it("names the countries, and counts what are too many", () => {
  expect(told({ allowedCountries: ["DE", "AT"] }).Countries).toBe(
    "Austria, Germany: customers from there alone",
  );
  expect(told({ blockedCountries: ["US"] }).Countries).toBe("All but United States");
  const many = ["DE", "AT", "FR", "ES", "PT", "IT", "NL", "BE"];
  expect(told({ allowedCountries: many }).Countries).toContain(
    "Austria, Belgium, France, Germany, Italy and 3 more",
  );
});

it("counts the places that are left, and the days of a lock-up", () => {
  expect(told({ maxInvestors: 150 }, 149).Places).toBe("150 investors: 1 is left");
  expect(told({ maxInvestors: 150 }, 150).Places).toBe("150 investors: all are taken");
  expect(told({ lockUpDays: 365 })["Lock-up"]).toContain("365 days");
  expect(told({ customerTypes: ["ORGANIZATION"], verifiedOnly: true })).toMatchObject({
    Buyers: "Organizations only",
    "Identity check": "Before buying: only verified customers can reserve",
  });
});
