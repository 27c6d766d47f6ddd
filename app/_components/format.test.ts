import { describe, expect, it } from "vitest";
import { formatDate, formatMoney, formatShare, formatTokens, shortAddress } from "./format.ts";
import { leftIn, percentOf } from "./funding.ts";

describe("what people read", () => {
  it("is money in its currency, with its cents unless none are needed", () => {
    expect(formatMoney(1250, "EUR")).toBe("€1,250.00");
    expect(formatMoney(12.5, "USD")).toBe("US$12.50");
    expect(formatMoney(250_000, "EUR", { short: true })).toBe("€250,000");
    expect(formatMoney(99.5, "EUR", { short: true })).toBe("€99.50");
    expect(formatMoney(250)).toBe("250.00");
    expect(formatMoney(9_999_999_999_999.99, "EUR")).toBe("€9,999,999,999,999.99");
  });

  it("is tokens with every decimal they have", () => {
    expect(formatTokens(1250.5)).toBe("1,250.5");
    expect(formatTokens("1234567.000000000000000001")).toBe("1,234,567.000000000000000001");
  });

  it.each([
    [0, 100, "0%"],
    [1, 1_000_000, "0.1%"],
    [375, 1000, "37.5%"],
    [999_999, 1_000_000, "99.9%"],
    [100, 100, "100%"],
    [0, 0, "0%"],
  ])("is a share that neither hides a beginning nor an end: %d of %d", (part, whole, written) => {
    expect(formatShare(part, whole)).toBe(written);
  });

  it("is a date in UTC, wherever it is written", () => {
    expect(formatDate("2026-09-30T23:30:00.000-05:00")).toBe("1 Oct 2026");
    expect(formatDate("2026-09-01T09:05:00.000Z", "dateTime")).toBe("1 Sep 2026, 09:05 UTC");
  });

  it("is an address short enough to compare", () => {
    expect(shortAddress("0x8617E340B3D01FA5F11F306F4090FD50E238070D")).toBe("0x8617…070D");
    expect(shortAddress("0x1234")).toBe("0x1234");
  });
});

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
    expect(percentOf(1, 0)).toBe(0);
  });
});
