import { describe, expect, it } from "vitest";
import { nearestFirst, placesFor } from "./places.ts";

const found = (query: string, may: Parameters<typeof placesFor>[1]) =>
  placesFor(query, may).map(({ href }) => href);

describe("pages and actions", () => {
  it.each([
    ["audit", ["audit:read"], ["/console/audit"]],
    ["audit", [], []],
    ["OFFERING create", ["offering:write"], ["/console/offerings/new"]],
    ["create an offering", [], []],
    ["new token", ["token:write"], ["/console/tokens/new"]],
    ["new distribution", ["distribution:write"], ["/console/distributions/new"]],
    ["refunds", ["payment:read"], ["/console/payments/refunds?status=DUE"]],
    ["logo", [], ["/console/settings/brand"]],
    ["api keys", [], []],
    [
      "api keys",
      ["api_key:read", "request_log:read"],
      ["/console/developers/requests", "/console/settings/api-keys"],
    ],
    ["nosuchthing", ["payment:read"], []],
  ] as const)("of %j with the rights %j are %j", (query, may, expected) => {
    expect(found(query, may)).toEqual(expected);
  });

  it("are all there where nothing is typed yet", () => {
    expect(found("", []).length).toBeGreaterThan(10);
  });
});

it("what begins with the typed word comes before what only has it within", () => {
  const places = ["Nikolaos Papadakis", "Ada Lindqvist", "Canada Fund"].map((label) => ({
    href: label,
    label,
    note: "",
  }));
  expect(nearestFirst(places, "Ada").map(({ label }) => label)).toEqual([
    "Ada Lindqvist",
    "Nikolaos Papadakis",
    "Canada Fund",
  ]);
});
