import { expect, it } from "vitest";
import { formatCoin, formatWait } from "./chain.ts";

it.each([
  ["9999.96655331686033779", "9,999.966553"],
  ["0.0000019", "0.000001"],
  ["12", "12"],
])("the chain's own coin never reads as more than there is: %s", (amount, text) => {
  expect(formatCoin(amount)).toBe(text);
});

it.each([
  [40, "40 seconds"],
  [180, "3 minutes"],
  [7200, "2 hours"],
])("a wait of %d seconds is told roughly", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
