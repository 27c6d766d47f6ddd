import { describe, expect, it } from "vitest";
import { paragraphs } from "#app/_offering/wording.ts";
import { listMarketOfferings } from "#server/domain/primary/offering/contract.ts";
import {
  isByStage,
  isFiltered,
  marketQuery,
  marketSorts,
  readMarketParams,
  stageQuery,
} from "./market-query.ts";

describe("the market's address", () => {
  it("leaves out what it misspells", () => {
    const chosen = readMarketParams({
      availability: "open",
      currency: "GBP",
      sort: "luck",
      q: " ",
      type: "",
    });
    expect(isFiltered(chosen)).toBe(false);
    expect(listMarketOfferings.input.parse(marketQuery(chosen))).toMatchObject({ limit: 12, order: "desc" });
  });

  it("cuts what is too long, and no letter in half", () => {
    expect(readMarketParams({ q: `${"x".repeat(199)}🏠` }).q).toBe(`${"x".repeat(199)}\ufffd`);
    expect(readMarketParams({ q: "x".repeat(900), type: "y".repeat(900) })).toMatchObject({
      q: "x".repeat(200),
      type: "y".repeat(100),
    });
  });

  it("asks for what it names", () => {
    const chosen = readMarketParams({ q: "wind", currency: "EUR", type: "Forestry", stage: "CLOSED" });
    expect(isFiltered(chosen)).toBe(true);
    expect(marketQuery(chosen)).toMatchObject({
      q: "wind",
      currency: "EUR",
      type: "Forestry",
      stage: "CLOSED",
      sort: "endDate",
      order: "desc",
    });
  });

  it("goes stage by stage unless one list is asked for", () => {
    expect(isByStage(readMarketParams({ q: "wind", currency: "EUR" }))).toBe(true);
    for (const one of [{ stage: "OPEN" }, { sort: "title" }, { cursor: "abc" }])
      expect(isByStage(readMarketParams(one))).toBe(false);
    const chosen = readMarketParams({ currency: "EUR" });
    expect(stageQuery(chosen, "OPEN")).toMatchObject({ currency: "EUR", sort: "endDate", order: "asc" });
    expect(stageQuery(chosen, "UPCOMING")).toMatchObject({ sort: "startDate", order: "asc" });
    expect(stageQuery(chosen, "CLOSED")).toMatchObject({ sort: "endDate", order: "desc", limit: 6 });
  });

  it("knows what addresses once named", () => {
    expect(readMarketParams({ availability: "RESIDUAL" }).stage).toBe("OPEN");
    expect(readMarketParams({ availability: "SOLD_OUT" }).stage).toBe("CLOSED");
  });

  it.each(Object.keys(marketSorts))("knows the order %s as the contract does", (sort) => {
    expect(listMarketOfferings.input.safeParse(marketQuery(readMarketParams({ sort }))).success).toBe(true);
  });

  it("shows what ends soon among what is open", () => {
    expect(readMarketParams({ sort: "ending" }).stage).toBe("OPEN");
    expect(readMarketParams({ sort: "ending", stage: "UPCOMING" }).stage).toBe("UPCOMING");
  });
});

it("parts a text where lines are empty", () => {
  expect(paragraphs("One.\n\nTwo,\nstill two.\n \n\nThree.\n")).toEqual([
    "One.",
    "Two,\nstill two.",
    "Three.",
  ]);
  expect(paragraphs("")).toEqual([]);
});
