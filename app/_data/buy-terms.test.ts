import { describe, expect, it } from "vitest";
import { type BuyTerms, objectionsTo, startingDraft } from "./buy-terms.ts";
import { readDraft } from "./purchase-draft.ts";

const terms: BuyTerms = {
  pricePerToken: 12.5,
  symbol: "HLH",
  decimals: 18,
  minPayableAmount: 100,
  maxPayableAmount: 25_000,
  left: 260_650,
};

describe("the buy panel", () => {
  it.each([
    ["the minimum", {}, 100, 8],
    ["all that is left where that is less", { left: 60 }, 60, 4.8],
    ["whole tokens that reach the minimum", { decimals: 0, pricePerToken: 30 }, 120, 4],
    ["the minimum in whole tokens where they fit", { decimals: 0, pricePerToken: 25 }, 100, 4],
  ])("begins with %s", (_, change, purchaseAmount, tokenAmount) => {
    const changed = { ...terms, ...change };
    expect(readDraft(startingDraft(changed), changed).payment).toEqual({ purchaseAmount, tokenAmount });
  });

  it.each([
    [99.99, ["Buy for at least €100.00."]],
    [100, []],
    [25_000, []],
    [25_000.01, ["A customer may buy for at most €25,000.00 in this offering."]],
  ])("says of %d what is known beforehand", (amount, said) => {
    expect(objectionsTo(terms, amount, "EUR")).toEqual(said);
  });

  it("lets the last remainder be smaller than the minimum, and nothing be larger than what is left", () => {
    const last = { ...terms, left: 60 };
    expect(objectionsTo(last, 60, "EUR")).toEqual([]);
    expect(objectionsTo(last, 50, "EUR")).toEqual(["Buy for at least €60.00."]);
    expect(objectionsTo(last, 61, "EUR")).toEqual([
      "Only €60.00 is left in this offering. Buy for at most that.",
    ]);
  });
});
