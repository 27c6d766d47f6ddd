import { describe, expect, it } from "vitest";
import {
  emptyValues,
  furthestStep,
  type OnboardingValues,
  REVIEW,
  stepOfField,
  stillDue,
  toCustomerInput,
} from "./values.ts";

const wallet = "0x8617E340B3D01FA5F11F306F4090FD50E238070D";

const complete: OnboardingValues = {
  ...emptyValues("org_demo"),
  name: " Ada Lindqvist ",
  countryCode: "DE",
  wallets: [{ key: "first", address: wallet }],
};

describe("the onboarding wizard", () => {
  it("sends what was filled in and leaves out the rest", () => {
    expect(toCustomerInput(complete)).toEqual({
      type: "INDIVIDUAL",
      name: "Ada Lindqvist",
      countryCode: "DE",
      wallets: [{ address: wallet }],
    });
  });

  it.each([
    ["an e-mail address", 0, { email: "ada" }],
    ["a telephone number", 0, { phone: "call me" }],
    ["a country", 1, { countryCode: "" }],
    ["a wallet", 2, { wallets: [{ key: "a", address: "0x12" }] }],
    ["a wallet twice", 2, { wallets: [...complete.wallets, { key: "b", address: wallet.toLowerCase() }] }],
  ])("stays where the contract refuses something: %s", (_, step, change) => {
    expect(furthestStep({ ...complete, ...change })).toBe(step);
  });

  it.each([
    ["name", 0],
    ["address.city", 1],
    ["wallets.1.address", 2],
    ["metadata", REVIEW],
  ])("knows where %s is asked for", (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });

  it("reaches the review when every step is complete", () => {
    expect(furthestStep(complete)).toBe(REVIEW);
    expect(furthestStep(emptyValues("org_demo"))).toBe(1);
  });

  it("tells what the identity check will ask for", () => {
    expect(stillDue(complete)).toEqual([
      "email",
      "phone",
      "address.line1",
      "address.city",
      "address.postalCode",
    ]);
  });
});
