import { Exact } from "#server/kernel/fields/decimal.ts";

/** A contract's units as whole tokens, a decimal text without trailing zeros. */
export function wholeTokens(units: bigint, decimals: number): string {
  return new Exact(units.toString()).div(new Exact(10).pow(decimals)).toFixed();
}
