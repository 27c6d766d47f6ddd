import { describe, expect, it } from "vitest";
import { providerFor, validUntil } from "./rules.ts";

const everything = () => true;
const nothing = () => false;

describe("who checks a customer", () => {
  it("is whom the organization chose, where it is set up and checks such customers", () => {
    expect(providerFor("MANUAL", "INDIVIDUAL", everything)).toBe("MANUAL");
    expect(providerFor("SANDBOX", "INDIVIDUAL", everything)).toBe("SANDBOX");
    expect(providerFor("SANDBOX", "ORGANIZATION", everything)).toBe("SANDBOX");
    expect(providerFor("STRIPE_IDENTITY", "INDIVIDUAL", everything)).toBe("STRIPE_IDENTITY");
  });

  it("is a member otherwise", () => {
    expect(providerFor("STRIPE_IDENTITY", "ORGANIZATION", everything)).toBe("MANUAL");
    expect(providerFor("STRIPE_IDENTITY", "INDIVIDUAL", nothing)).toBe("MANUAL");
    expect(providerFor("SANDBOX", "INDIVIDUAL", nothing)).toBe("MANUAL");
  });
});

describe("an approval", () => {
  it("holds for as many days as the organization says", () => {
    const now = new Date("2027-02-10T12:00:00Z");
    expect(validUntil(now, 1).toISOString()).toBe("2027-02-11T12:00:00.000Z");
    expect(validUntil(now, 730).toISOString()).toBe("2029-02-09T12:00:00.000Z");
  });
});
