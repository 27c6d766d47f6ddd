import { getAddress } from "viem/utils";

/** A timestamp as PostgreSQL writes it (or a date) as ISO 8601 in UTC. */
export function toIso(value: string | Date): string {
  return new Date(value).toISOString();
}

/** A numeric as a JSON number. */
export function toNumber(value: string): number {
  return Number(value);
}

/** A numeric as text without trailing zeros: `250.500000` → `250.5`. */
export function toAmountText(value: string): string {
  return value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}

/** A stored (lower-case) address with its EIP-55 checksum. */
export function toChecksumAddress(address: string): string {
  return getAddress(address);
}

/** An object without the members that have no value. */
export function withoutNulls<T extends Record<string, unknown>>(
  value: T,
): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== null && member !== undefined),
  ) as never;
}
