import { getAddress } from "viem/utils";

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

/** A numeric as text without trailing zeros: `250.500000` → `250.5`. */
export function toAmountText(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}

/** Addresses whose checksum was computed lately; it is a hash, and lists show the same addresses over and over. */
const checksums = new Map<string, string>();
const CHECKSUMS_KEPT = 50_000;

/** A stored (lower-case) address with its EIP-55 checksum. */
export function toChecksumAddress(address: string): string {
  const known = checksums.get(address);
  if (known !== undefined) return known;
  if (checksums.size >= CHECKSUMS_KEPT) checksums.clear();
  const checksum = getAddress(address as `0x${string}`);
  checksums.set(address, checksum);
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
