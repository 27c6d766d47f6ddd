import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Exact, fromParts, toParts } from "./decimal.ts";

describe("a decimal", () => {
  it.each([
    ["0", 2, 0n],
    ["1.5", 2, 150n],
    ["1.50", 2, 150n],
    ["-0.5", 2, -50n],
    ["12345678901234567890.000000000000000001", 18, 12345678901234567890000000000000000001n],
    ["1.239", 2, 123n],
  ])("%s of %i decimals is %i parts", (text, decimals, parts) => {
    expect(toParts(text, decimals)).toBe(parts);
  });

  it("comes back from its parts to the last digit", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 38n }),
        fc.integer({ min: 1, max: 18 }),
        (parts, decimals) => {
          expect(toParts(fromParts(parts, decimals), decimals)).toBe(parts);
          expect(new Exact(fromParts(parts, decimals)).times(new Exact(10).pow(decimals)).toFixed()).toBe(
            String(parts),
          );
        },
      ),
    );
  });

  it("is not rounded by a sum of the largest and the smallest quantity", () => {
    const largest = "99999999999999999999.999999999999999998";
    expect(new Exact(largest).plus("0.000000000000000001").toFixed()).toBe(
      "99999999999999999999.999999999999999999",
    );
  });
});
