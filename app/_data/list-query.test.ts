import { describe, expect, it } from "vitest";
import { listOfferings } from "#server/domain/primary/offering/contract.ts";
import { isNarrowed, orderHref, orderOf, readListQuery } from "./list-query.ts";

const defaults = { limit: 20, order: "desc" };

describe("a list's query", () => {
  it.each([
    [{}, defaults],
    [
      { q: "harbour", state: "DRAFT", sort: "raised", order: "asc" },
      { limit: 20, q: "harbour", state: ["DRAFT"], sort: "raised", order: "asc" },
    ],
    [{ state: "DRAFT,PAUSED" }, { ...defaults, state: ["DRAFT", "PAUSED"] }],
    [{ state: "NOPE", sort: "secret", q: "" }, defaults],
    [{ limit: "1000" }, { order: "desc" }],
    [{ q: ["first", "second"] }, { ...defaults, q: "first" }],
    [{ unknown: "field" }, defaults],
  ])("is read from %j, and what the contract refuses counts as absent", (params, query) => {
    expect(readListQuery(listOfferings, params)).toMatchObject(query);
    expect(Object.keys(readListQuery(listOfferings, params)).sort()).toEqual(Object.keys(query).sort());
  });

  it.each([
    [{ limit: 20, order: "asc", sort: "title" }, false],
    [{ limit: 20, order: "desc", q: "x" }, true],
    [{ limit: 20, order: "desc", cursor: "abc" }, true],
  ])("of %j leaves something out: %s", (query, narrowed) => {
    expect(isNarrowed(query)).toBe(narrowed);
  });
});

describe("the order of a list", () => {
  it("is newest first unless asked for", () => {
    expect(orderOf({})).toEqual({ sort: "createdAt", order: "desc" });
    expect(orderOf({ sort: "title", order: "asc" })).toEqual({ sort: "title", order: "asc" });
  });

  it.each([
    ["title", "asc", "/list?q=x&sort=title&order=asc"],
    ["raised", "desc", "/list?q=x&sort=raised"],
    [undefined, "desc", "/list?q=x"],
  ] as const)("by %s, %s, begins at the first page", (sort, order, href) => {
    const params = { q: "x", cursor: "abc", trail: "-", sort: "endDate", order: "asc" };
    const url = new URL(orderHref("/list", params, sort, order), "http://localhost");
    const expected = new URL(href, "http://localhost");
    expect(Object.fromEntries(url.searchParams)).toEqual(Object.fromEntries(expected.searchParams));
  });
});
