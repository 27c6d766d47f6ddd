import { Decimal } from "decimal.js";
import { REQUIRED } from "#server/kernel/fields/messages.ts";

/** Digits with at most one point: nothing that reads as one number here and as another elsewhere. */
const WRITTEN = /^(\d+\.?\d*|\.\d+)$/;

const NOT_A_NUMBER = "Write a number with a point before the decimals, for example 1250.50.";
const TOO_PRECISE = "This number has more digits than can be kept exactly. Use fewer.";

/** What a person typed as a number: the JSON number it is exactly, or what is wrong with it. */
export type TypedNumber =
  | { readonly number: number; readonly error?: never }
  | { readonly number?: never; readonly error: string };

/** Reads a number as typed; null while it is not one. */
export function readDecimal(text: string): Decimal | null {
  const written = text.replaceAll(/\s/g, "");
  return WRITTEN.test(written) ? new Decimal(written) : null;
}

/** Reads a number for a form that sends JSON; the contract judges its range and its decimals. */
export function readNumber(text: string): TypedNumber {
  if (text.trim() === "") return { error: REQUIRED };
  const decimal = readDecimal(text);
  if (decimal === null) return { error: NOT_A_NUMBER };
  const number = decimal.toNumber();
  return new Decimal(number).eq(decimal) ? { number } : { error: TOO_PRECISE };
}
