import { readDigits } from "#app/_data/typed-digits.ts";

/** What one would receive if all goes as planned, in cents, rounded half up. */
export interface PlannedReturn {
  readonly perYear: bigint;
  /** Absent where no term is named. */
  readonly overTerm?: bigint;
}

/**
 * Reckons a planned yield on a sum, exactly: no interest on interest, each figure rounded once.
 * @param cents what is paid in
 * @param percent a year, at most 2 decimals
 * @param months how long it runs
 */
export function plannedReturn(cents: bigint, percent: number, months: number | undefined): PlannedReturn {
  const hundredths = BigInt(Math.round(percent * 100));
  const perYear = dividedBy(cents * hundredths, 10_000n);
  if (months === undefined) return { perYear };
  return { perYear, overTerm: dividedBy(cents * hundredths * BigInt(months), 120_000n) };
}

/** The most euros or dollars that can be typed, in digits. */
const MOST_DIGITS = 13;

/** Reads a sum as typed, in cents; null where it is none. */
export function readCents(text: string): bigint | null {
  const [whole = "", rest = ""] = readDigits(text)?.split(".") ?? [];
  if (whole + rest === "" || whole.length > MOST_DIGITS || rest.length > 2) return null;
  return BigInt(`${whole}${rest.padEnd(2, "0")}`);
}

/** Writes cents as an amount: 4150n → "41.50". */
export function centsText(cents: bigint): string {
  const digits = String(cents).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounded half up; both are positive or zero. */
const dividedBy = (whole: bigint, parts: bigint) => (whole * 2n + parts) / (parts * 2n);
