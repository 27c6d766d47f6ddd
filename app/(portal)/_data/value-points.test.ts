import { describe, expect, it } from "vitest";
import type { PortfolioPoint } from "#server/domain/portfolio/portfolio/contract.ts";
import { datesBelow, pointsIn } from "./value-points.ts";

const day = (date: number) => `2027-01-0${date}T00:00:00.000Z`;
const figures = (currency: "EUR" | "USD", value: number, putIn: number) => ({ currency, value, putIn });
const line: PortfolioPoint[] = [
  { at: day(1), figures: [figures("EUR", 10, 10)] },
  { at: day(2), figures: [figures("EUR", 12, 10), figures("USD", 0, 0)] },
  { at: day(3), figures: [figures("EUR", 12, 10), figures("USD", 0, 5)] },
  { at: day(4), figures: [figures("EUR", 0, 0), figures("USD", 6, 5)] },
];

describe("a portfolio's line", () => {
  it("begins in each currency with its first purchase, and goes on where nothing is left", () => {
    expect(pointsIn(line, "EUR").map(({ at, value }) => [at, value])).toEqual([
      [Date.parse(day(1)), 10],
      [Date.parse(day(2)), 12],
      [Date.parse(day(3)), 12],
      [Date.parse(day(4)), 0],
    ]);
    expect(pointsIn(line, "USD")).toEqual([
      { at: Date.parse(day(3)), value: 0, putIn: 5 },
      { at: Date.parse(day(4)), value: 6, putIn: 5 },
    ]);
  });

  it("has no points where nothing was bought", () => {
    expect(pointsIn(line.slice(0, 2), "USD")).toEqual([]);
  });
});

describe("the dates below a line", () => {
  const written = (first: string, last: string) =>
    datesBelow(Date.parse(first), Date.parse(last)).map((date) => date.toISOString().slice(0, 10));

  it("are spread evenly, and none stands there twice", () => {
    expect(written(day(1), day(7))).toEqual(["2027-01-01", "2027-01-03", "2027-01-05", "2027-01-07"]);
    expect(written(day(1), day(3))).toEqual(["2027-01-01", "2027-01-02", "2027-01-03"]);
    expect(written(day(1), day(2))).toEqual(["2027-01-01", "2027-01-02"]);
  });

  it("are two below a night, and one below a line of a single day", () => {
    expect(written("2027-01-01T22:00:00Z", "2027-01-02T08:00:00Z")).toEqual(["2027-01-01", "2027-01-02"]);
    expect(written("2027-01-01T09:00:00Z", "2027-01-01T10:00:00Z")).toEqual(["2027-01-01"]);
  });
});
