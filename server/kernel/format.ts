import { Decimal } from "decimal.js";
import { createKeccak } from "hash-wasm";

const ZULU = /\+00(:00)?$/;

/** A timestamp as PostgreSQL writes it as ISO 8601 in UTC; lists show many, so the usual form is only rewritten. */
export function toIso(value: string): string {
  if (!ZULU.test(value)) return new Date(value).toISOString();
  const fraction = value[19] === "." ? value.slice(20, value.lastIndexOf("+")) : "";
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction.padEnd(3, "0")}Z`;
}

/** A numeric as a JSON number. */
export function toNumber(value: string): number {
  return Number(value);
}

/** A number as text, its digits written out however large or small it is. */
export function toNumberText(value: number): string {
  const text = String(value);
  return text.includes("e") ? new Decimal(value).toFixed() : text;
}

/** A numeric as text without trailing zeros: `250.500000` → `250.5`. */
export function toAmountText(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}

const keccak = await createKeccak(256);
const FIRST_UPPER_DIGIT = "8".charCodeAt(0);
const FIRST_LETTER = "a".charCodeAt(0);
const TO_UPPER = "A".charCodeAt(0) - FIRST_LETTER;

/** A stored (lower-case) address with its EIP-55 checksum: a letter is a capital where the hash's digit is 8 or more. */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2);
  const hash = keccak.init().update(digits).digest("hex");
  let checksum = "0x";
  for (let index = 0; index < digits.length; index++) {
    const digit = digits.charCodeAt(index);
    const isUpper = digit >= FIRST_LETTER && hash.charCodeAt(index) >= FIRST_UPPER_DIGIT;
    checksum += String.fromCharCode(isUpper ? digit + TO_UPPER : digit);
  }
  return checksum;
}

/** An object without the members that have no value. */
export function withoutNulls<T extends Record<string, unknown>>(
  value: T,
): { [K in keyof T]: Exclude<T[K], null> } {
  const kept: Record<string, unknown> = {};
  for (const name in value) {
    if (value[name] !== null && value[name] !== undefined) kept[name] = value[name];
  }
  return kept as never;
}
