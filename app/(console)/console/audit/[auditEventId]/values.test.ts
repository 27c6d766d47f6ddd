import { describe, expect, it } from "vitest";
import type { ResourceType } from "#db/schema/enums.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import { shownValue, thingsIn, type Units } from "./values.ts";

const CUSTOMER = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const of = (resourceType: ResourceType, resourceId = "x") => ({ resourceType, resourceId });
const shown = (type: ResourceType, field: string, value: unknown, units: Units = {}) =>
  shownValue(of(type), { field }, value, units);

describe("a value on the page of a change", () => {
  it.each<[ResourceType, string, unknown, Units, string]>([
    ["offering", "fundingLimits.hardCap", 250_000, { currency: "EUR" }, "€250,000.00"],
    ["offering", "fundingLimits.hardCap", 250_000, {}, "250,000.00"],
    ["offering", "pricePerToken", 12.345, { currency: "USD" }, "US$12.345"],
    ["trade", "priceInEuro", 640, {}, "€640.00"],
    ["trade", "unitPriceInEuro", 3.333333, {}, "€3.333333"],
    ["bank_entry", "amount", -20, { currency: "CHF" }, "-20.00 CHF"],
    ["trade", "amount", 1250.5, { symbol: "HLH" }, "1,250.5 HLH"],
    ["token", "minted.amount", "0.000000000000000001", { symbol: "HLH" }, "0.000000000000000001 HLH"],
    ["offering", "participants", 1204, { currency: "EUR" }, "1,204"],
    ["chain_transaction", "chainId", 31_337, {}, "31337"],
  ])("of %s at %s has its unit: %j with %o", (type, field, value, units, text) => {
    expect(shown(type, field, value, units)).toEqual({ text });
  });

  it.each<[ResourceType, string, unknown, string]>([
    ["offering", "state", "CLOSED_UNSUCCESSFUL", "Closed, goal missed"],
    ["customer", "verificationStatus", "COMPLETED", "Verified"],
    ["trade", "payment.status", "DUE", "Payment due"],
    ["customer", "type", "INDIVIDUAL", "Individual"],
    ["customer", "countryCode", "DE", "Germany"],
    ["offering", "eligibility.blockedCountries", ["US", "CA"], "United States, Canada"],
    ["offering", "eligibility.blockedCountries", [], "none"],
    ["customer", "verification.currentlyDue", ["name", "address.line1"], "Name, Street and number"],
    ["member", "roles", ["admin", "auditor"], "Admin, Auditor"],
    ["refund", "provider", "STRIPE", "Card (Stripe)"],
    ["settings", "verificationProvider", "STRIPE_IDENTITY", "Stripe Identity"],
    ["offering_purchase_intent", "failure.code", "cancelled_by_issuer", "cancelled by issuer"],
    ["offer", "cancelReason", "MAKER", "maker"],
    ["token", "symbol", "HEIDE", "HEIDE"],
    ["bank_entry", "bookingDate", "2027-02-02", "2 Feb 2027"],
    ["customer", "isBlocked", true, "yes"],
    ["customer", "metadata.countryCode", "Nowhere", "Nowhere"],
    ["token", "metadata.amount", "12.50", "12.50"],
    ["customer", "metadata.customerId", CUSTOMER, CUSTOMER],
  ])("of %s at %s is told in words: %j", (type, field, value, text) => {
    expect(shown(type, field, value)).toEqual({ text });
  });

  it("points at what it names, but not at itself", () => {
    const maker = { field: "maker.id", to: CUSTOMER, isPersonal: false };
    const itself = { field: "offerId", to: "bbo_1", isPersonal: false };
    const event = { ...of("offer", "bbo_1"), changes: [maker, itself] } as unknown as AuditEvent;
    expect(thingsIn(event)).toEqual([{ type: "customer", id: CUSTOMER }]);
    expect(shownValue(event, maker, maker.to, {})).toEqual({ thing: { type: "customer", id: CUSTOMER } });
    expect(shownValue(event, itself, itself.to, {})).toEqual({ text: "bbo_1" });
    expect(shown("token", "transferred.toCustomerId", CUSTOMER)).toHaveProperty("thing");
  });

  it("is a moment, or what programs read, as such", () => {
    const at = "2027-01-31T09:00:00.000Z";
    expect(shown("offering", "closedAt", at)).toEqual({ instant: at });
    expect(shown("offering", "highlights", [{ kind: "YIELD" }])).toEqual({
      data: '[\n {\n  "kind": "YIELD"\n }\n]',
      entries: 1,
    });
  });
});
