import { expect, it } from "vitest";
import { restOf, sharedRounds } from "./rounds.ts";

it("rests as often as a round is due, however long it took", () => {
  expect(restOf({ every: 5 }, 30_000)).toBe(5_000);
});

it("rests in proportion where a round takes longer the more there is", () => {
  expect(restOf({ every: 60, rests: 50 }, 10)).toBe(60_000);
  expect(restOf({ every: 60, rests: 50 }, 3_000)).toBe(150_000);
});

it("gives what looks through all purchases no more than a fiftieth of a core", () => {
  const advancing = sharedRounds.find(({ name }) => name === "advancePurchases");
  expect(advancing?.rests).toBeGreaterThanOrEqual(50);
});
