import { expect, it } from "vitest";
import { isReceived, MOST_ATTEMPTS, waitAfter } from "./rules.ts";

const HOUR = 60 * 60 * 1000;

it("tries at least twice in a minute, and gives up after about three days", () => {
  const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1, 0) ?? 0);
  expect(waits[0]).toBe(5_000);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThan(70 * HOUR);
  expect(total * 1.05).toBeLessThan(75 * HOUR);
  expect(waitAfter(MOST_ATTEMPTS, 0)).toBeNull();
});

it("waits a little longer by chance", () => {
  expect(waitAfter(2, 1)).toBe(31_500);
});

it.each([
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [301, false],
  [410, false],
  [500, false],
])("takes %i for received: %s", (status, received) => expect(isReceived(status)).toBe(received));
