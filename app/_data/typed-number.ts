import { Decimal } from "decimal.js";
import { REQUIRED } from "#server/kernel/fields/messages.ts";
import { HOW_NUMBERS_ARE_WRITTEN, readDigits } from "./typed-digits.ts";

const NOT_A_NUMBER = `Write a number ${HOW_NUMBERS_ARE_WRITTEN}`;
const TOO_PRECISE = "This number has more digits than can be kept exactly. Use fewer.";

/** What a person typed as a number: the JSON number it is exactly, or what is wrong with it. */
export type TypedNumber =
  | { readonly number: number; readonly error?: never }
  | { readonly number?: never; readonly error: string };

/** Reads a number as typed; null while it is not one. */
export function readDecimal(text: string): Decimal | null {
  const digits = readDigits(text);
  return digits === null ? null : new Decimal(digits);
}

/** Reads a number for a form that sends JSON; the contract judges its range and its decimals. */
export function readNumber(text: string): TypedNumber {
  if (text.trim() === "") return { error: REQUIRED };
  const decimal = readDecimal(text);
  if (decimal === null) return { error: NOT_A_NUMBER };
  const number = decimal.toNumber();
  return new Decimal(number).eq(decimal) ? { number } : { error: TOO_PRECISE };
}
