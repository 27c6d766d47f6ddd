import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

it.each([0, 1, 100, 250])("gives all of %i, in their order", async (count) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const slices = await Array.fromAsync(inTurns(items));
  expect(slices.flat()).toEqual(items);
  expect(slices.every((slice) => slice.length > 0 && slice.length <= 100)).toBe(true);
});

it("takes no more than it works on, and lets others have their turn in between", async () => {
  let taken = 0;
  function* counting() {
    for (; taken < 250; taken += 1) yield taken;
  }
  const seen: number[] = [];
  const other = setImmediate().then(() => seen.push(taken));
  for await (const _ of inTurns(counting()));
  await other;
  expect(seen[0]).toBeLessThan(250);
});
