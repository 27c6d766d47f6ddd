import { expect, it } from "vitest";
import { ticksUpTo } from "./ticks.ts";

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
