import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAmountText, toChecksumAddress, toIso, toNumber, withoutNulls } from "./format.ts";

describe("what the database says, for people", () => {
  it.each([
    ["250.500000000000000000", "250.5"],
    ["250.000000000000000000", "250"],
    ["0.000000000000000000", "0"],
    ["0.000000000000000001", "0.000000000000000001"],
    ["1000", "1000"],
    ["100.10", "100.1"],
    ["0", "0"],
  ])("an amount of %s is %s", (value, text) => {
    expect(toAmountText(value)).toBe(text);
  });

  it("an amount stays the same amount", () => {
    const amounts = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }),
    );
    fc.assert(
      fc.property(amounts, ([whole, fraction]) => {
        const stored = `${whole}.${fraction.toString().padStart(18, "0")}`;
        const text = toAmountText(stored);
        expect(new Decimal(text).eq(stored)).toBe(true);
        expect(text).not.toMatch(/\.$|\..*0$/);
      }),
    );
  });

  it.each([
    ["2027-02-10 12:00:00+00", "2027-02-10T12:00:00.000Z"],
    ["2027-02-10 12:00:00.123+00", "2027-02-10T12:00:00.123Z"],
    ["2027-02-10 12:00:00.1+02", "2027-02-10T10:00:00.100Z"],
    ["2027-02-10T12:00:00.12+00:00", "2027-02-10T12:00:00.120Z"],
    ["2027-02-10T12:00:00+05:30", "2027-02-10T06:30:00.000Z"],
    ["2027-02-10T12:00:00.123Z", "2027-02-10T12:00:00.123Z"],
  ])("the moment %s is %s", (value, iso) => {
    expect(toIso(value)).toBe(iso);
  });

  it("a sum is a number", () => {
    expect(toNumber("9999999999999.99")).toBe(9_999_999_999_999.99);
    expect(toNumber("0.00")).toBe(0);
  });

  it("an address has its EIP-55 checksum", () => {
    // From the standard itself.
    for (const address of [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
      "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
      "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    ]) {
      expect(toChecksumAddress(address.toLowerCase())).toBe(address);
    }
  });

  it("an object says nothing of what it has not", () => {
    expect(withoutNulls({ a: null, b: undefined, c: 0, d: "", e: false })).toEqual({ c: 0, d: "", e: false });
  });
});
