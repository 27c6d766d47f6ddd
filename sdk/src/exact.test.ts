import { describe, expect, it } from "vitest";
import { amount, digitsOf, readExact } from "./exact.ts";

describe("a number of an answer", () => {
  it.each([
    ["1", "1"],
    ["-0", "0"],
    ["1250.10", "1250.1"],
    ["9999999999999.99", "9999999999999.99"],
    ["1e-7", "0.0000001"],
    ["1.5E+3", "1500"],
    ["1e21", "1000000000000000000000"],
    ["123456789012345678.123456789012345678", "123456789012345678.123456789012345678"],
    ["-0.1234567890123456789", "-0.1234567890123456789"],
    ["1.0000000000000000000", "1"],
  ])("%s has all its digits: %s", (written, digits) => {
    const value = readExact(`{"of":[{"a":"{,\\"1","n":${written}}]}`) as { of: [{ n: number }] };
    expect(value.of[0].n).toBe(Number(written));
    expect(digitsOf(value.of[0], "n")).toBe(digits);
  });

  it("keeps them in a list and beside others of its name", () => {
    const value = readExact('{"n":0.12345678901234567891,"all":[1,0.98765432109876543219],"in":{"n":3}}') as {
      n: number;
      all: number[];
      in: { n: number };
    };
    expect([
      digitsOf(value, "n"),
      digitsOf(value.all, 0),
      digitsOf(value.all, 1),
      digitsOf(value.in, "n"),
    ]).toEqual([...["0.12345678901234567891", "1", "0.98765432109876543219", "3"]]);
  });

  it("is not looked for where there is none", () => {
    expect(() => digitsOf({ a: "1" }, "a")).toThrow(RangeError);
  });
});

describe("an amount", () => {
  it.each(["0", "1250.10", "-3.5", "9999999999999.99", "0.1"])("%s is the number that is sent", (written) => {
    expect(amount(written)).toBe(Number(written));
  });

  it.each(["", "1,5", "1e3", " 1", "12345678901234567.89", "0.12345678901234567891"])(
    "%j is refused",
    (written) => {
      expect(() => amount(written)).toThrow(RangeError);
    },
  );
});
