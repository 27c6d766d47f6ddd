import { describe, expect, it } from "vitest";
import { LONG_EXPORT_MS, LONG_EXPORT_ROWS } from "#server/feed/export/contract.ts";
import { isLong } from "./download.ts";
import { downloadPath, isSame } from "./places.ts";

describe("a download is for a job", () => {
  it.each([
    ["it has more rows", { rows: null, total: LONG_EXPORT_ROWS + 1 }, 0, true],
    [
      "it has as many rows, however long it takes",
      { rows: 5, total: LONG_EXPORT_ROWS },
      LONG_EXPORT_MS * 2,
      false,
    ],
    ["nobody knows, and few have come", { rows: LONG_EXPORT_ROWS, total: null }, LONG_EXPORT_MS, false],
    ["nobody knows, and many have come", { rows: LONG_EXPORT_ROWS + 1, total: null }, 0, true],
    ["nobody knows, and it takes long", { rows: 5, total: null }, LONG_EXPORT_MS + 1, true],
  ])("where %s", (_, progress, passed, expected) => {
    expect(isLong(progress, passed)).toBe(expected);
  });
});

describe("the address of a download", () => {
  it("has the filters in its path and its query", () => {
    const filters = { tokenId: "a/b", asOf: "2027-03-31T23:59:59Z" };
    expect(downloadPath("holders", filters, "xlsx")).toBe(
      "/token/a%2Fb/holder/export?asOf=2027-03-31T23%3A59%3A59Z&format=xlsx",
    );
    expect(downloadPath("distributionPayments", { distributionId: "dst_1" })).toBe(
      "/distribution/dst_1/export",
    );
  });
});

it("exports are the same that are narrowed alike", () => {
  expect(isSame({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
  expect(isSame({ a: "1" }, { a: "1", b: "2" })).toBe(false);
  expect(isSame({ a: "1" }, { a: "2" })).toBe(false);
});
