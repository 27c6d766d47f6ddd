import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf, tokensFor, unitPrice } from "./quote.ts";

describe("a quote", () => {
  it.each([
    ["8", 12.5, "100"],
    ["0.1", 0.2, "0.02"],
    ["33.3333333", 3, "100"],
    ["1.005", 1, "1.01"],
  ])("of %s tokens at %s each is %s", (tokens, price, cost) => {
    expect(costOf(new Decimal(tokens), price).toFixed()).toBe(cost);
  });

  it.each([
    ["100", 12.5, 18, "8"],
    ["100", 3, 18, "33.3333333"],
    ["100", 30, 0, "3"],
    ["10", 30, 0, "0"],
  ])("buys for %s at %s with %s decimals: %s tokens", (amount, price, decimals, tokens) => {
    expect(tokensFor(new Decimal(amount), price, decimals).toFixed()).toBe(tokens);
  });

  it("of the tokens that an amount buys is that amount, to the cent", () => {
    const cents = fc.integer({ min: 1, max: 1_000_000_000 }).map((value) => new Decimal(value).div(100));
    fc.assert(
      fc.property(cents, cents, (amount, price) => {
        const tokens = tokensFor(amount, price.toNumber(), 18);
        fc.pre(tokens.gt(0));
        expect(costOf(tokens, price.toNumber()).toFixed()).toBe(amount.toFixed());
      }),
    );
  });

  it("compares offers by the price of one token", () => {
    expect(unitPrice(new Decimal("640"), new Decimal("50")).toFixed()).toBe("12.8");
    expect(unitPrice(new Decimal("10"), new Decimal("3")).toFixed()).toBe("3.333333");
  });
});
