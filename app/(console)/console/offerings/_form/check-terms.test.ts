import { describe, expect, it } from "vitest";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { checkTerms } from "./check-terms.ts";
import { emptyOffering, type OfferingValues } from "./values.ts";

const now = new Date("2027-01-01T00:00:00Z");
const token: RegisteredToken = {
  tokenId: "harbour-lofts",
  organizationId: "org_demo",
  name: "Harbour Lofts",
  symbol: "HLH",
  address: "0x52908400098527886E0F7030069857D2E4169EE7",
  decimals: 18,
  isPaused: false,
  totalSupply: 50_000,
  issuedSupply: 5_000,
  holders: 3,
  settlement: "LEDGER",
  createdAt: "2026-12-01T00:00:00.000Z",
};
const terms: OfferingValues = {
  ...emptyOffering,
  pricePerToken: "12.50",
  offeringPeriod: { startDate: "2027-02-01T09:00", endDate: "2027-03-03T09:00" },
  fundingLimits: { minPayableAmount: "100", maxPayableAmount: "25000", softCap: "150000", hardCap: "500000" },
};

const warnings = (values: OfferingValues, of: RegisteredToken = token) =>
  checkTerms(values, of, now)
    .filter(({ tone }) => tone === "warning")
    .map(({ text }) => text);
const limits = (changes: Partial<OfferingValues["fundingLimits"]>): OfferingValues => ({
  ...terms,
  fundingLimits: { ...terms.fundingLimits, ...changes },
});

describe("terms as typed", () => {
  it("say nothing while there is nothing to say", () => {
    expect(checkTerms(emptyOffering, undefined, now)).toEqual([]);
    expect(checkTerms({ ...terms, pricePerToken: "twelve" }, token, now).map(({ text }) => text)).toEqual([
      "It succeeds from €150,000 on, 30% of the hard cap; below that every buyer is refunded.",
      "It runs for 30 days.",
    ]);
  });

  it("are told in what they come to", () => {
    expect(checkTerms(terms, token, now)).toEqual([
      { tone: "info", text: "At the hard cap 40,000 HLH are sold, 80% of the supply." },
      { tone: "info", text: "The smallest purchase is 8 HLH." },
      {
        tone: "info",
        text: "It succeeds from €150,000 on, 30% of the hard cap; below that every buyer is refunded.",
      },
      { tone: "info", text: "It runs for 30 days." },
    ]);
    expect(checkTerms(limits({ softCap: "0" }), token, now).map(({ text }) => text)).toContain(
      "There is no soft cap: whatever is raised, the offering succeeds.",
    );
  });

  it.each([
    ["562500", 0],
    ["562500.01", 1],
    ["600000", 1],
  ])("with a hard cap of %s are more than is left to issue: %s", (hardCap, count) => {
    expect(warnings(limits({ hardCap }))).toHaveLength(count);
  });

  it("of whole tokens warn of a minimum that buys a part of one", () => {
    const whole = { ...token, decimals: 0 };
    expect(warnings(terms, whole)).toEqual([]);
    expect(warnings(limits({ minPayableAmount: "110" }), whole)).toEqual([
      "HLH is sold in whole tokens, so the least one can buy is 9 for €112.50.",
    ]);
  });

  it("warn of a period that has ended", () => {
    const past = { ...terms, offeringPeriod: { startDate: "2026-11-01T09:00", endDate: "2026-12-01T09:00" } };
    expect(warnings(past)).toEqual(["The period has ended already: nobody could buy."]);
  });
});
