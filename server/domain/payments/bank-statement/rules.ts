import type { BankEntryProblem, BankEntryResolution, BankEntryStatus } from "#db/schema/enums.ts";

/** How entries of statements find what they pay. Pure. */

/** Words in names that do not tell people or companies apart: titles, particles and legal forms. */
const FILLERS = new Set(
  "mr mrs ms dr prof herr frau and und et y e of von van der de la le du the gmbh ag kg ohg ug gbr ev eg mbh co ltd limited llc inc plc corp se sa sas sarl srl spa bv nv oy ab as aps kgaa partg partners".split(
    " ",
  ),
);

/** Letters that spelling without accents writes in two. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/ä|ae/g, "a"],
  [/ö|oe|ø|œ/g, "o"],
  [/ü|ue/g, "u"],
  [/ß/g, "ss"],
  [/æ/g, "a"],
  [/å|aa/g, "a"],
  [/ł/g, "l"],
];

/** The words that make a name, in no case, without accents, titles and forms of companies. */
function wordsOf(name: string): string[] {
  let plain = name.normalize("NFC").toLowerCase();
  for (const [pair, letter] of PAIRS) plain = plain.replace(pair, letter);
  return plain
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[.'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !FILLERS.has(word));
}

/**
 * Whether who paid may be who bought. Lenient, as banks cut, reorder and respell names: one word in common is enough
 * where one of them has few, initials count, and a name that is missing speaks against nobody.
 */
export function namesAgree(payer: string | null, buyer: string | null): boolean {
  if (payer === null || buyer === null) return true;
  const [a, b] = [wordsOf(payer), wordsOf(buyer)];
  if (a.length === 0 || b.length === 0) return true;
  if (a.join("") === b.join("")) return true;
  return a.some((word) => b.some((other) => isSameWord(word, other)));
}

function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3) return false;
  return long === short || (short.length >= 4 && long.startsWith(short)) || isOneApart(short, long);
}

/** One letter more, less or different, in words long enough for that to be a slip. */
function isOneApart(short: string, long: string): boolean {
  if (short.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

/** What our own references end with: the last characters of the id they stand for (see `paymentReference`). */
const REFERENCE = /RF\d{2}([0-9A-F]{21})/g;
const INTENT_ID = /OPI([0-9A-F]{32})/g;

/** The ends of the ids that a text may name, in the order they stand: spaces, dots and case do not matter. */
export function referencedIds(...texts: readonly (string | null | undefined)[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    const plain = (text ?? "").toUpperCase().replace(/[^0-9A-Z]/g, "");
    for (const [, end = ""] of plain.matchAll(REFERENCE)) found.push(end.toLowerCase());
    for (const [, id = ""] of plain.matchAll(INTENT_ID)) found.push(id.slice(-21).toLowerCase());
  }
  return [...new Set(found)];
}

/** What a person may do with an entry, as it stands. */
export function resolutionsOf(entry: {
  readonly status: BankEntryStatus;
  readonly problem: BankEntryProblem | null;
  readonly offeringPurchaseIntentId: string | null;
  readonly paymentId: string | null;
}): BankEntryResolution[] {
  if (entry.status !== "OPEN" || entry.problem === null) return [];
  // What is in a currency we cannot hold, or went out, is not booked and can only be seen to elsewhere.
  if (entry.paymentId === null) return ["IGNORE"];
  const byProblem: Record<BankEntryProblem, BankEntryResolution[]> = {
    UNMATCHED: ["ASSIGN", "REFUND", "IGNORE"],
    WRONG_CURRENCY: ["REFUND", "ASSIGN", "IGNORE"],
    WRONG_PAYER: ["ACCEPT", "ASSIGN", "REFUND", "IGNORE"],
    UNDERPAID: ["ACCEPT", "REFUND"],
    OVERPAID: ["ACCEPT", "REFUND"],
    LATE: ["ACCEPT", "REFUND"],
  };
  return byProblem[entry.problem];
}
