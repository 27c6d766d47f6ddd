import { expect, it } from "vitest";
import { waitsForLimit } from "./rate-limit.ts";

const exceeded = (limit: number, used: number, units: number) =>
  `DailyLimitExceeded(0x52908400098527886E0F7030069857D2E4169EE7, ${limit}, ${used}, ${units})`;

it.each([
  [exceeded(100, 60, 50), true],
  [exceeded(100, 100, 100), true],
  [exceeded(100, 0, 101), false],
  ["WalletNotVerified(0x52908400098527886E0F7030069857D2E4169EE7)", false],
  [null, false],
  [undefined, false],
])("%s waits for room within the daily limit: %s", (reason, waits) => {
  expect(waitsForLimit(reason)).toBe(waits);
});
