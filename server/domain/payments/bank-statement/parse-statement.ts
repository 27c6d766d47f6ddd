import { hash } from "node:crypto";
import { parseCamt } from "./parse-camt.ts";
import { parseCsv } from "./parse-csv.ts";
import type { ParsedEntry, ParsedStatement } from "./parsed.ts";

/** The most movements one file may hold: all are booked in one transaction. */
const MOST_ENTRIES = 10_000;

/** An entry with what it counts once by. */
export interface IdentifiedEntry extends ParsedEntry {
  readonly identity: string;
}

export interface IdentifiedStatement extends Omit<ParsedStatement, "entries"> {
  readonly entries: readonly IdentifiedEntry[];
}

/**
 * Reads a statement, whichever format it is.
 * @returns a sentence where it cannot be read
 */
export function parseStatement(content: string): IdentifiedStatement | string {
  const text = content.replace(/^\ufeff/, "");
  const parsed = /^\s*</.test(text) ? parseCamt(text) : parseCsv(text);
  if (typeof parsed === "string") return parsed;
  if (parsed.entries.length > MOST_ENTRIES) {
    return `The file holds ${parsed.entries.length} entries; at most ${MOST_ENTRIES} are taken at once.`;
  }
  return { ...parsed, entries: identify(parsed) };
}

/**
 * Names each entry by the bank's reference, or else by all that tells entries apart, and by how many the same came
 * before it in the file: two equal transfers on one day get two identities, and the same two in an overlapping
 * statement get the same identities.
 */
function identify({ entries }: ParsedStatement): IdentifiedEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { bankReference, bookingDate, amount, currency } = entry;
    const facts =
      bankReference === null
        ? [bookingDate, amount, currency, entry.counterpartyName, entry.counterpartyAccount, entry.remittance]
        : [bankReference, bookingDate, amount, currency];
    const known = JSON.stringify(facts);
    const before = seen.get(known) ?? 0;
    seen.set(known, before + 1);
    const identity = hash("sha256", `${known}#${before}`, "hex");
    return { ...entry, identity };
  });
}
