/** One movement as a file has it: amounts as decimal texts, negative for what went out. */
export interface ParsedEntry {
  /** The bank's own reference; null where it gives none. */
  readonly bankReference: string | null;
  /** ISO date. */
  readonly bookingDate: string;
  readonly amount: string;
  readonly currency: string;
  readonly counterpartyName: string | null;
  readonly counterpartyAccount: string | null;
  /** Everything in which a reference may stand. */
  readonly remittance: string | null;
}

/** A statement as a file has it. */
export interface ParsedStatement {
  readonly format: "CAMT053" | "CSV";
  /** Accounts it is of, where it names them. */
  readonly ibans: readonly string[];
  readonly entries: readonly ParsedEntry[];
}

/** Longest texts that are kept of an entry. */
const LONGEST = 500;

/** A text of a file as it can be kept: one line, without what cannot be stored; null where nothing is left. */
export function clean(text: string | null | undefined): string | null {
  const plain = (text ?? "")
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
  return plain === "" ? null : plain;
}

/** A day that exists, as ISO date; null for any other. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1970 && year <= 9999 ? date.toISOString().slice(0, 10) : null;
}
