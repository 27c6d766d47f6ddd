/**
 * Random operations on a small world, beside a model that knows the rules but no database. After each operation the
 * purchases stand as the model says, and money and tokens add up.
 */
import { expect, inject, it } from "vitest";
import { brokenInvariants } from "#testing/invariants.ts";
import { SettlementWorld } from "#testing/settlement.ts";

/** How many operations in all; a world is left for a new one after a while, so that each check stays cheap. */
const OPERATIONS = 10_000;
const PER_WORLD = 400;

/** Worlds are organizations of their own; two at a time keep the database busy. */
const AT_ONCE = 2;

it(`${OPERATIONS} random operations leave every sum as it must be`, async () => {
  const done = new Map<string, number>();
  const seeds = Array.from({ length: OPERATIONS / PER_WORLD }, (_, index) => inject("seed") + index);
  const runWorlds = async () => {
    for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) await runWorld(seed, done);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runWorlds));
  // Every kind of operation came to pass, or the test says less than it seems to.
  expect([...done.keys()].sort()).toEqual([...SettlementWorld.operations].sort());
  expect([...done.values()].reduce((sum, times) => sum + times, 0)).toBe(OPERATIONS);
});

/** Does what the seed brings, checks after each operation, and counts the kinds in `done`. */
async function runWorld(seed: number, done: Map<string, number>): Promise<void> {
  const world = await SettlementWorld.open(seed);
  const history: string[] = [];
  try {
    for (let n = 0; n < PER_WORLD; n += 1) {
      const operation = await world.step();
      history.push(operation);
      const name = operation.split(" ")[0] ?? "";
      done.set(name, (done.get(name) ?? 0) + 1);
      const told = `seed ${seed}, after ${history.slice(-12).join("; ")}`;
      expect(await brokenInvariants(world.suite.sql, world.suite.organizationId), told).toEqual([]);
      expect(await world.purchases(), told).toEqual(world.expected());
    }
  } finally {
    await world.close();
  }
}
