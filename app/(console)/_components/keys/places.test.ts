import { describe, expect, it } from "vitest";
import { placesFor } from "./places.ts";

const found = (query: string, may: Parameters<typeof placesFor>[1]) =>
  placesFor(query, may).map(({ href }) => href);

describe("pages and actions", () => {
  it.each([
    ["audit", [], ["/console/audit"]],
    ["OFFERING create", ["offering:write"], ["/console/offerings/new"]],
    ["create an offering", [], []],
    ["refunds", ["payment:read"], ["/console/payments/refunds?status=DUE"]],
    ["nosuchthing", ["payment:read"], []],
  ] as const)("of %j with the rights %j are %j", (query, may, expected) => {
    expect(found(query, may)).toEqual(expected);
  });

  it("are all there where nothing is typed yet", () => {
    expect(found("", []).length).toBeGreaterThan(10);
  });
});
