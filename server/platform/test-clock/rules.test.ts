import { describe, expect, it } from "vitest";
import { advanceTestClock } from "./contract.ts";
import { lengthOf } from "./rules.ts";

describe("a length of time", () => {
  it.each([
    ["P3D", 259_200],
    ["PT36H", 129_600],
    ["P1W", 604_800],
    ["P1DT1H1M1S", 90_061],
    ["PT0S", 0],
  ])("%s is %d seconds", (duration, seconds) => {
    expect(lengthOf(duration)).toBe(seconds * 1000);
    expect(advanceTestClock.input.safeParse({ by: duration }).success).toBe(true);
  });

  it.each(["", "P", "PT", "P1M", "P1Y", "3 days", "P1DT", "-P1D", "P1.5D"])("%j is none", (duration) => {
    expect(advanceTestClock.input.safeParse({ by: duration }).success).toBe(false);
  });

  it("stands alone: either a length or a moment", () => {
    expect(advanceTestClock.input.safeParse({}).success).toBe(false);
    const both = { by: "P1D", to: "2027-02-13T12:00:00Z" };
    expect(advanceTestClock.input.safeParse(both).success).toBe(false);
  });
});
