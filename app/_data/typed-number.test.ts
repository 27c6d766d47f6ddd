import { describe, expect, it } from "vitest";
import { readNumber } from "./typed-number.ts";

describe("a number as typed", () => {
  it.each([
    ["1250.50", 1250.5],
    [" 12 500.25 ", 12500.25],
    ["1,250", 1250],
    ["1,000.50", 1000.5],
    ["12,345,678.9", 12345678.9],
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
    ["1.000,50", /commas between thousands alone, for example 1,250\.50/],
    ["1,25", /thousands/],
    ["1250,500", /thousands/],
    ["0,125", /thousands/],
    ["1,250,50", /thousands/],
    ["1.250,000", /thousands/],
    [",250", /thousands/],
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
