import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

const names = ["limit", "cursor", "q", "sort", "order", "purchaseStatus", "createdFrom", "offeringId"];

describe("the nearest name", () => {
  it.each([
    ["purchasestatus", "purchaseStatus"],
    ["purchase_status", "purchaseStatus"],
    ["status", "purchaseStatus"],
    ["purchseStatus", "purchaseStatus"],
    ["lmiit", "limit"],
    ["limits", "limit"],
    ["createdfrom", "createdFrom"],
    ["offering_id", "offeringId"],
    ["srot", "sort"],
  ])("to %s is %s", (given, meant) => {
    expect(nearest(given, names)).toBe(meant);
  });

  it.each(["", "email", "x", "walletAddress", "__proto__", "l".repeat(10_000)])("to %s is none", (given) => {
    expect(nearest(given, names)).toBeUndefined();
  });

  it("is none where there are no names", () => {
    expect(nearest("limit", [])).toBeUndefined();
  });
});
