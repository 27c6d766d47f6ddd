import { expect, it } from "vitest";
import { ticksBetween, ticksUpTo } from "./ticks.ts";

it.each([
  [0, [0]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9_000, [0, 2_500, 5_000, 7_500, 10_000]],
  [12_500, [0, 5_000, 10_000, 15_000]],
  [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
])("a scale to %d has the marks %j", (most, ticks) => {
  expect(ticksUpTo(most, 4)).toEqual(ticks);
});

it.each([
  [12.2, 12.9, [12.2, 12.4, 12.6, 12.8, 13]],
  [9.5, 31, [0, 10, 20, 30, 40]],
  [12.5, 12.5, [12, 12.5, 13]],
  [3.333333, 3.333333, [3.3, 3.4]],
  [0, 0, [-0.25, 0, 0.25]],
])("a scale around %d and %d has the marks %j", (least, most, ticks) => {
  expect(ticksBetween(least, most, 4).map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
});
