import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decimalPlaces,
  MAX_MONEY,
  MAX_TOKENS,
  MONEY_DECIMALS,
  money,
  moneyOrZero,
  tokenAmount,
} from "./amount.ts";

describe("decimalPlaces", () => {
  it.each([
    [0, 0],
    [100, 0],
    [1.5, 1],
    [1.25, 2],
    [-0.125, 3],
    [0.1 + 0.2, 17],
    [1e-7, 7],
    [1.5e-7, 8],
    [1e21, 0],
    [1.234e21, 0],
    [5e-324, 324],
    [MAX_MONEY, 2],
  ])("of %d are %d", (value, places) => {
    expect(decimalPlaces(value)).toBe(places);
  });

  it("are what the exact decimal has, for every number", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(numbers, (value) => decimalPlaces(value) === new Decimal(value).decimalPlaces()),
      { numRuns: 2000 },
    );
  });
});

const codesOf = (schema: typeof money, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ code, ...rest }) => ("params" in rest && rest.params?.code) || code);
};

describe("an amount", () => {
  it.each([
    ["money", money, [0.01, 1, 99.99, 1e12, MAX_MONEY], [0, -0.01, MAX_MONEY + 0.01, 1e21]],
    ["money or nothing", moneyOrZero, [0, -0, 0.01, MAX_MONEY], [-0.01, -1, 1e14]],
    ["tokens", tokenAmount, [1e-18, 0.5, 1, 12_345.678901234567, MAX_TOKENS], [0, -1, MAX_TOKENS + 1]],
  ] as const)("%s has its limits", (_name, schema, good, bad) => {
    for (const value of good) expect(codesOf(schema, value)).toEqual([]);
    for (const value of bad) expect(codesOf(schema, value)).not.toEqual([]);
  });

  it.each([
    ["money", money, 0.001],
    ["money", money, 100.005],
    ["money", money, 0.1 + 0.2],
    ["money or nothing", moneyOrZero, 1.999],
    ["tokens", tokenAmount, 1e-19],
  ] as const)("%s is never rounded: %d times %d", (_name, schema, value) => {
    expect(codesOf(schema, value)).toEqual(["precision_exceeded"]);
  });

  it.each([
    ["NaN", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["text", "100"],
    ["nothing", null],
    ["a list", [100]],
    ["a big integer", 100n],
    ["absence", undefined],
  ])("is a number, not %s", (_what, value) => {
    for (const schema of [money, moneyOrZero, tokenAmount]) expect(codesOf(schema, value)).toHaveLength(1);
  });

  it("of whole cents comes through exactly, each and every one", () => {
    const cents = fc.bigInt({ min: 1n, max: BigInt(Math.round(MAX_MONEY * 100)) });
    const property = fc.property(cents, (value) => {
      const text = new Decimal(value.toString()).div(100).toFixed();
      const sent = JSON.parse(text) as number;
      expect(codesOf(money, sent)).toEqual([]);
      expect(new Decimal(String(sent)).times(100).toFixed()).toBe(value.toString());
      expect(JSON.stringify(sent)).toBe(text);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it("of a fraction of a cent never comes through", () => {
    const value = fc
      .tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 999_999 }))
      .map(([whole, millionths]) => Number(`${whole}.${String(millionths).padStart(6, "0")}`))
      .filter((amount) => new Decimal(amount).decimalPlaces() > MONEY_DECIMALS);
    fc.assert(fc.property(value, (amount) => codesOf(money, amount).includes("precision_exceeded")));
  });
});
