import { describe, expect, it } from "vitest";
import { exportedLists } from "#db/schema/enums.ts";
import { exportColumns } from "./columns.ts";
import { fieldAt, holdingOf, textAt } from "./export-list.ts";
import { exportedBy } from "./lists.ts";

describe.each(exportedLists)("the file of %s", (resource) => {
  it("has columns that its resource has, each once", () => {
    const columns = exportColumns[resource];
    const { output } = exportedBy[resource].operation;
    expect(columns.filter((path) => fieldAt(output, `data.${path}`) === undefined)).toEqual([]);
    expect(new Set(columns).size).toBe(columns.length);
  });

  it("has numbers where its resource's example has them, save for what only looks like one", () => {
    const { output, example } = exportedBy[resource].operation;
    const [row] = (example.output as { data: object[] }).data;
    const texts = ["address.postalCode", "providerReference"];
    const looksLikeOne = exportColumns[resource].filter(
      (path) => !texts.includes(path) && /^-?\d+(\.\d+)?$/.test(textAt(row, path.split(".")) ?? ""),
    );
    expect(looksLikeOne.filter((path) => holdingOf(resource, path, output) === undefined)).toEqual([]);
  });

  it("has instants and days where its headings say so", () => {
    const { output } = exportedBy[resource].operation;
    const moments = exportColumns[resource].filter((path) => /At$|Date$|Until$/.test(path));
    for (const path of moments)
      expect(holdingOf(resource, path, output), path).toBe(path === "bookingDate" ? "day" : "instant");
    const others = exportColumns[resource].filter((path) => !moments.includes(path));
    expect(others.filter((path) => /instant|day/.test(holdingOf(resource, path, output) ?? ""))).toEqual([]);
  });
});

describe("a cell", () => {
  it.each([
    [{ a: { b: "x" } }, "a.b", "x"],
    [{ a: [{ b: "x" }, { b: "y" }] }, "a.b", "x; y"],
    [{ a: ["x", "y"] }, "a", "x; y"],
    [{ a: 1e-7 }, "a", "0.0000001"],
    [{ a: 1e21 }, "a", "1000000000000000000000"],
    [{ a: false }, "a", "false"],
    [{ a: [] }, "a", null],
    [{}, "a.b", null],
  ])("of %o at %s is %s", (row, path, expected) => {
    expect(textAt(row, path.split("."))).toBe(expected);
  });
});
