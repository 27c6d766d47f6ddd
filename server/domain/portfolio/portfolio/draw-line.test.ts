import { expect, it } from "vitest";
import { drawLine } from "./draw-line.ts";
import type { LineStep, LineToken } from "./read-facts.ts";

const instants = ["2027-02-01", "2027-02-02", "2027-02-03", "2027-02-04", "2027-02-05"].map(
  (day) => `${day}T00:00:00+00:00`,
);
const step = (place: number, held: string, more: Partial<LineStep> = {}): LineStep => ({
  place,
  held,
  lastTrade: null,
  money: [],
  ...more,
});
const token = (steps: readonly LineStep[]): LineToken => ({
  tokenId: "harbour-lofts",
  issues: [
    { price: "10", currency: "EUR", at: "2027-01-01T00:00:00+00:00" },
    { price: "11", currency: "EUR", at: "2027-02-02T12:00:00+00:00" },
  ],
  steps,
});
const trade = { amount: "3", priceInEuro: "40", at: "2027-02-03T20:00:00+00:00" };

function valuesOf(...moved: LineToken[]) {
  const points = drawLine({ instants, moved, positions: [], awaited: [] });
  return points.map(({ figures }) => figures.map(({ value, putIn }) => [value.toNumber(), putIn.toNumber()]));
}

it("values what is held at the newest issue price until it is traded, and at its last trade from then on", () => {
  const held = [1, 2, 3].map((place) => step(place, "6"));
  expect(valuesOf(token([...held, step(4, "6", { lastTrade: trade }), step(5, "3")]))).toEqual([
    [[60, 0]],
    [[60, 0]],
    [[66, 0]],
    [[80, 0]],
    [[40, 0]],
  ]);
});

it("begins with what moved first, and adds up tokens", () => {
  const paid = { currency: "EUR", putIn: "55", awaiting: "55" } as const;
  const delivered = { currency: "EUR", putIn: "0", awaiting: "-55" } as const;
  const awaited = token([
    step(2, "0", { money: [paid] }),
    step(4, "5", { money: [delivered] }),
    step(5, "5"),
  ]);
  const given = token([step(2, "1"), step(3, "0")]);
  expect(valuesOf(awaited, given)).toEqual([[], [[65, 55]], [[55, 55]], [[55, 55]], [[55, 55]]]);
});

it("tells of a currency as long as money moved in it, or tokens are priced in it", () => {
  expect(valuesOf(token([step(2, "1"), step(3, "0")]))).toEqual([[], [[10, 0]], [], [], []]);
});
