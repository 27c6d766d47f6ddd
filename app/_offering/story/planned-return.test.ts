import { describe, expect, it } from "vitest";
import { centsText, plannedReturn, readCents } from "./planned-return.ts";

describe("a planned return", () => {
  it.each([
    [100_000n, 4.1, 144, 4_100n, 49_200n],
    [100_000n, 4.1, 18, 4_100n, 6_150n],
    [10_050n, 3.33, 7, 335n, 195n],
    [1n, 50, 12, 1n, 1n],
    [1n, 49.99, 12, 0n, 0n],
    [0n, 4.1, 12, 0n, 0n],
    [999_999_999_999_999n, 100, 1_200, 999_999_999_999_999n, 99_999_999_999_999_900n],
  ])("of %s cents at %s%% for %s months", (cents, percent, months, perYear, overTerm) => {
    expect(plannedReturn(cents, percent, months)).toEqual({ perYear, overTerm });
  });

  it("has no sum where there is no term", () => {
    expect(plannedReturn(100_000n, 4.1, undefined)).toEqual({ perYear: 4_100n });
  });
});

describe("a sum as typed", () => {
  it.each([
    ["1000", 100_000n],
    [" 1,000.5 ", 100_050n],
    ["0.07", 7n],
    [".5", 50n],
    ["12.", 1_200n],
    ["", null],
    ["-5", null],
    ["1e5", null],
    ["1.234", null],
    ["12,50", null],
    ["1250,5", null],
    ["1.000,50", null],
    ["1,000", 100_000n],
    ["1,00", null],
    ["1000,000", null],
    [".", null],
    ["12,345,678.90", 1_234_567_890n],
    ["a lot", null],
    ["12345678901234", null],
  ])("%j", (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  it("is written with two decimals", () => {
    expect([7n, 100n, 4_150n].map(centsText)).toEqual(["0.07", "1.00", "41.50"]);
  });
});
