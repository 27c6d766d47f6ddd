import { describe, expect, it } from "vitest";
import { leftIn, percentOf } from "./funding.ts";

describe("what is left", () => {
  const limits = { minPayableAmount: 1, maxPayableAmount: 1, softCap: 0 };

  it("is exact to the cent", () => {
    expect(leftIn({ ...limits, hardCap: 0.3, raised: 0.1, reserved: 0.1 })).toBe(0.1);
    expect(leftIn({ ...limits, hardCap: 9_999_999_999_999.99, raised: 0.01, reserved: 0 })).toBe(
      9_999_999_999_999.98,
    );
  });

  it("is never less than nothing", () => {
    expect(leftIn({ ...limits, hardCap: 100, raised: 90, reserved: 20 })).toBe(0);
  });

  it("stands on a bar between its ends", () => {
    expect(percentOf(50, 200)).toBe(25);
    expect(percentOf(300, 200)).toBe(100);
    expect(percentOf(1, 3)).toBe(33.33);
    expect(percentOf(1, 0)).toBe(0);
  });
});
