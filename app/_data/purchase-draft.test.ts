import { describe, expect, it } from "vitest";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { draftOf, readDraft, startingDraft, termsOf } from "./purchase-draft.ts";

const terms = { pricePerToken: 12.5, decimals: 18 };

describe("a purchase as typed", () => {
  it("costs its tokens times the price", () => {
    expect(readDraft({ typed: "tokens", text: "8" }, terms)).toEqual({
      tokensText: "8",
      amountText: "100.00",
      payment: { tokenAmount: 8, purchaseAmount: 100 },
      roundedFrom: null,
      errors: {},
    });
  });

  it("buys the tokens that a sum pays for", () => {
    expect(readDraft({ typed: "amount", text: "100" }, { ...terms, pricePerToken: 3 })).toMatchObject({
      tokensText: "33.3333333",
      payment: { tokenAmount: 33.3333333, purchaseAmount: 100 },
      roundedFrom: null,
    });
  });

  it("is read as the page writes sums", () => {
    expect(readDraft({ typed: "amount", text: "1,000.50" }, terms)).toEqual({
      tokensText: "80.04",
      amountText: "1,000.50",
      payment: { tokenAmount: 80.04, purchaseAmount: 1000.5 },
      roundedFrom: null,
      errors: {},
    });
  });

  it("says which sum it becomes where tokens are whole", () => {
    expect(readDraft({ typed: "amount", text: "100" }, { pricePerToken: 30, decimals: 0 })).toMatchObject({
      tokensText: "3",
      payment: { tokenAmount: 3, purchaseAmount: 90 },
      roundedFrom: 100,
    });
  });

  it.each([
    ["tokens", "", "tokens", /required/],
    ["tokens", "eight", "tokens", /point/],
    ["tokens", "0", "tokens", /above 0/],
    ["tokens", "0.0001", "tokens", /cost less than one cent/],
    ["amount", "12.345", "amount", /2 decimals/],
    ["amount", "1.000,50", "amount", /commas between thousands alone/],
    ["amount", "0.01", "amount", /smallest part/],
  ] as const)("is refused at its field: %s %j", (typed, text, field, reason) => {
    const read = readDraft({ typed, text }, { pricePerToken: 12.5, decimals: 2 });
    expect(read.payment).toBeNull();
    expect(read.errors[field]).toMatch(reason);
  });

  it("begins with what the address asks for", () => {
    expect(draftOf({ tokens: "8", amount: "100" })).toEqual({ typed: "tokens", text: "8" });
    expect(draftOf({ amount: "100" })).toEqual({ typed: "amount", text: "100" });
    expect(draftOf({})).toBeUndefined();
  });
});

describe("the fields before anybody types", () => {
  const limits = {
    raised: 0,
    reserved: 0,
    minPayableAmount: 100,
    maxPayableAmount: 25_000,
    hardCap: 260_650,
  };
  const startingWith = (pricePerToken: number, decimals: number, left = 260_650) => {
    const offering = {
      pricePerToken,
      token: { decimals } as Offering["token"],
      fundingLimits: { ...limits, softCap: 0, reserved: limits.hardCap - left },
    };
    return readDraft(startingDraft(offering), termsOf(offering)).payment;
  };

  it.each([
    ["the minimum", startingWith(12.5, 18), 100, 8],
    ["all that is left where that is less", startingWith(12.5, 18, 60), 60, 4.8],
    ["whole tokens that reach the minimum", startingWith(30, 0), 120, 4],
    ["the minimum in whole tokens where they fit", startingWith(25, 0), 100, 4],
  ])("hold %s", (_, payment, purchaseAmount, tokenAmount) => {
    expect(payment).toEqual({ purchaseAmount, tokenAmount });
  });
});
