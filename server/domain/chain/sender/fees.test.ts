import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feesFor } from "./fees.ts";

describe("fees", () => {
  it("leave room for the base fee to double, within the cap", () => {
    expect(feesFor({ baseFee: 10n, tip: 2n }, 100n)).toEqual({ maxFee: 22n, tip: 2n });
    expect(feesFor({ baseFee: 60n, tip: 2n }, 100n)).toEqual({ maxFee: 100n, tip: 2n });
    expect(feesFor({ baseFee: 99n, tip: 2n }, 100n)).toBeNull();
  });

  it("of a replacement are an eighth more at least, and what the next block asks", () => {
    const before = { maxFee: 80n, tip: 8n };
    expect(feesFor({ baseFee: 10n, tip: 2n }, 100n, before)).toEqual({ maxFee: 91n, tip: 10n });
    expect(feesFor({ baseFee: 45n, tip: 9n }, 100n, before)).toEqual({ maxFee: 99n, tip: 10n });
    expect(feesFor({ baseFee: 10n, tip: 2n }, 90n, before)).toBeNull();
  });

  it("never pass the cap, and replacements always pay what nodes ask", () => {
    const wei = fc.bigInt(0n, 10n ** 12n);
    fc.assert(
      fc.property(wei, wei, wei, wei, wei, (baseFee, tip, cap, oldFee, oldTip) => {
        const before = { maxFee: oldFee, tip: oldTip < oldFee ? oldTip : oldFee };
        const fees = feesFor({ baseFee, tip }, cap, before);
        if (!fees) return;
        expect(fees.maxFee <= cap && fees.tip <= fees.maxFee).toBe(true);
        expect(fees.maxFee >= baseFee + tip).toBe(true);
        expect(fees.maxFee * 1000n >= before.maxFee * 1125n && fees.tip * 1000n >= before.tip * 1125n).toBe(
          true,
        );
      }),
    );
  });
});
