import { describe, expect, it, vi } from "vitest";
import {
  formatDate,
  formatFileSize,
  formatLocal,
  formatMoney,
  formatShare,
  formatTokens,
  shortAddress,
  writeInstants,
} from "./format.ts";

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
    expect(writeInstants("Not before 2026-12-10T22:00:00.000Z, nor after 2027-01-01T00:00:00Z.")).toBe(
      "Not before 10 Dec 2026, 22:00 UTC, nor after 1 Jan 2027, 00:00 UTC.",
    );
    expect(writeInstants("Send a day such as 2026-12-10.")).toBe("Send a day such as 2026-12-10.");
  });

  it("is an instant by the reader's clock, unless that shows UTC", () => {
    const offset = vi.spyOn(Date.prototype, "getTimezoneOffset");
    offset.mockReturnValue(-330);
    expect(formatLocal("2026-12-31T19:30:00.000Z")).toBe("1 Jan, 01:00");
    offset.mockReturnValue(300);
    expect(formatLocal("2026-12-01T04:59:00.000Z")).toBe("30 Nov, 23:59");
    offset.mockReturnValue(0);
    expect(formatLocal("2026-12-01T04:59:00.000Z")).toBeNull();
    offset.mockRestore();
  });

  it("is an address short enough to compare", () => {
    expect(shortAddress("0x8617E340B3D01FA5F11F306F4090FD50E238070D")).toBe("0x8617…070D");
    expect(shortAddress("0x1234")).toBe("0x1234");
  });
});

const MB = 1024 * 1024;

it.each([
  [1, "1 KB"],
  [840 * 1024, "840 KB"],
  [1000 * 1024, "1.0 MB"],
  [2.44 * MB, "2.4 MB"],
])("a file of %d bytes has %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
