import { describe, expect, it } from "vitest";
import { readNumber } from "./typed-number.ts";

describe("a number as typed", () => {
  it.each([
    ["1250.50", 1250.5],
    [" 12 500.25 ", 12500.25],
    [".5", 0.5],
    ["12.", 12],
    ["0", 0],
    ["0.000000000000000001", 1e-18],
  ])("%j is %d", (text, number) => {
    expect(readNumber(text)).toEqual({ number });
  });

  it.each([
    ["", /required/],
    ["   ", /required/],
    ["1,250", /point/],
    ["1.2.3", /point/],
    ["-5", /point/],
    ["1e3", /point/],
    ["ten", /point/],
    ["9007199254740993", /fewer/],
    ["33.333333333333333333", /fewer/],
  ])("%j is refused", (text, error) => {
    expect(readNumber(text).error).toMatch(error);
  });
});
