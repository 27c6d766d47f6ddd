import { describe, expect, it } from "vitest";
import { paragraphs } from "#app/_offering/wording.ts";
import { listMarketOfferings } from "#server/domain/primary/offering/contract.ts";
import { isFiltered, marketQuery, marketSorts, readMarketParams } from "./market-query.ts";

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

  it("asks for what it names", () => {
    const chosen = readMarketParams({ q: "wind", currency: "EUR", type: "Forestry", availability: "ENDED" });
    expect(isFiltered(chosen)).toBe(true);
    expect(marketQuery(chosen)).toMatchObject({
      q: "wind",
      currency: "EUR",
      type: "Forestry",
      availability: "ENDED",
    });
  });

  it.each(Object.keys(marketSorts))("knows the order %s as the contract does", (sort) => {
    expect(listMarketOfferings.input.safeParse(marketQuery(readMarketParams({ sort }))).success).toBe(true);
  });

  it("shows what ends soon among what is open", () => {
    expect(readMarketParams({ sort: "ending" }).availability).toBe("OPEN");
    expect(readMarketParams({ sort: "ending", availability: "UPCOMING" }).availability).toBe("UPCOMING");
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
