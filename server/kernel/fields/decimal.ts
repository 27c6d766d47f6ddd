import { Decimal } from "decimal.js";

/**
 * Decimals of 80 digits: what sums, differences and products of amounts need to stay exact, where `decimal.js` by
 * itself rounds to 20. PostgreSQL keeps 38 of a quantity.
 */
export const Exact = Decimal.clone({ precision: 80 });

/** A decimal text as a whole number of its smallest parts, cheap to reckon with: `1.5` of 2 decimals is `150n`. */
export function toParts(text: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"));
}

/** The decimal text of a number of smallest parts, none below zero: `150n` of 2 decimals is `1.50`. */
export function fromParts(parts: bigint, decimals: number): string {
  const digits = String(parts).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
