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
/** Those of the address that is worked on. */
const digits = Buffer.alloc(40);
const FIRST_LETTER = "a".charCodeAt(0);
const TO_UPPER = "A".charCodeAt(0) - FIRST_LETTER;

const KEPT = 10_000;
const checksums = new Map<string, string>();

/**
 * A stored (lower-case) address with its EIP-55 checksum: a letter is a capital where the hash's digit is 8 or more. Those
 * of late are kept, as lists show the same wallets again and again.
 */
export function toChecksumAddress(address: string): string {
  const kept = checksums.get(address);
  if (kept !== undefined) return kept;
  const checksum = checksumOf(address);
  if (checksums.size >= KEPT) checksums.clear();
  checksums.set(address, checksum);
  return checksum;
}

/** The same, of which nothing is kept: for files, whose millions of wallets are shown once. */
export function checksumOf(address: string): string {
  digits.write(address.slice(2), "latin1");
  const hash = keccak.init().update(digits).digest("binary");
  for (let index = 0; index < digits.length; index++) {
    const digit = digits[index] ?? 0;
    const byte = hash[index >> 1] ?? 0;
    const ofHash = index % 2 === 0 ? byte >> 4 : byte & 0xf;
    const isUpper = digit >= FIRST_LETTER && ofHash >= 8;
    if (isUpper) digits[index] = digit + TO_UPPER;
  }
  return `0x${digits.toString("latin1")}`;
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
