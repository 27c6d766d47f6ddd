import { parse } from "csv-parse/sync";
import { parseAmount } from "./parse-amount.ts";
import { clean, isoDate, type ParsedEntry, type ParsedStatement } from "./parsed.ts";

/** What columns are called, by banks that write German or English; the first that a file has is taken. */
const columns = {
  date: [
    "buchungstag",
    "buchungsdatum",
    "booking date",
    "bookingdate",
    "buchung",
    "date",
    "datum",
    "transaction date",
    "completed date",
    "valutadatum",
    "wertstellung",
    "value date",
    "valuta",
  ],
  amount: [
    "betrag",
    "betrag eur",
    "betrag €",
    "amount",
    "amount eur",
    "umsatz",
    "umsatz in eur",
    "betrag in eur",
  ],
  credit: ["haben", "credit", "gutschrift", "credit amount", "paid in", "money in"],
  debit: ["soll", "debit", "lastschrift", "debit amount", "paid out", "money out"],
  sign: [
    "soll haben",
    "s h",
    "debit credit",
    "credit debit",
    "soll haben kennzeichen",
    "credit debit indicator",
  ],
  currency: ["währung", "waehrung", "currency", "whg"],
  name: [
    "beguenstigter zahlungspflichtiger",
    "begünstigter zahlungspflichtiger",
    "name zahlungsbeteiligter",
    "auftraggeber empfänger",
    "auftraggeber begünstigter",
    "zahlungspflichtige*r",
    "zahlungspflichtiger",
    "auftraggeber",
    "counterparty name",
    "counterparty",
    "partner name",
    "payer",
    "payee",
    "name",
    "sender",
    "empfänger",
  ],
  account: [
    "kontonummer iban",
    "iban zahlungsbeteiligter",
    "counterparty iban",
    "counterparty account",
    "partner iban",
    "payer account",
    "payer iban",
    "iban",
    "kontonummer",
    "account number",
    "account",
  ],
  ownAccount: ["auftragskonto", "iban auftragskonto", "own account", "own iban", "konto"],
  remittance: [
    "verwendungszweck",
    "remittance information",
    "payment reference",
    "reference",
    "referenz",
    "description",
    "buchungsdetails",
    "details",
    "purpose",
    "memo",
    "betreff",
  ],
  endToEnd: [
    "kundenreferenz end to end",
    "kundenreferenz",
    "end to end id",
    "end to end reference",
    "endtoendid",
    "mandatsreferenz",
  ],
  bankReference: [
    "bank reference",
    "bankreferenz",
    "transaction id",
    "transaktions id",
    "bank transaction id",
    "acctsvcrref",
  ],
} as const;
type Column = keyof typeof columns;

/** How many lines banks put before the header, at most. */
const LONGEST_PREAMBLE = 30;

/**
 * Reads a CSV export with a header: commas, semicolons or tabs, in German or English. Lines before the header are passed
 * over. Days are read before months in dates with points or slashes, unless the file shows that it writes months first.
 * @returns a sentence where it cannot be read
 */
export function parseCsv(text: string): ParsedStatement | string {
  const plain = text.replace(/^\ufeff/, "");
  if (!/\S/.test(plain)) return "The file is empty.";
  for (const delimiter of [";", ",", "\t"]) {
    const rows = readRows(plain, delimiter);
    if (rows === null) continue;
    const header = findHeader(rows);
    if (header !== null) return readEntries(rows.slice(header.line + 1), header.places, header.line + 1);
  }
  return "There is no line that names the columns for date and amount.";
}

function readRows(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return null;
  }
}

type Places = Partial<Record<Column, number>>;

function findHeader(rows: readonly string[][]): { line: number; places: Places } | null {
  for (const [line, row] of rows.slice(0, LONGEST_PREAMBLE).entries()) {
    const names = row.map((cell) =>
      cell
        .toLowerCase()
        .replace(/[^\p{L}\p{N}€*]+/gu, " ")
        .trim(),
    );
    const places: Places = {};
    for (const column of Object.keys(columns) as Column[]) {
      const known: readonly string[] = columns[column];
      const place = known.map((name) => names.indexOf(name)).find((found) => found !== -1);
      if (place !== undefined) places[column] = place;
    }
    const hasAmount = places.amount !== undefined || places.credit !== undefined;
    if (places.date !== undefined && hasAmount && row.length > 1) return { line, places };
  }
  return null;
}

function readEntries(rows: readonly string[][], places: Places, before: number): ParsedStatement | string {
  const cell = (row: readonly string[], column: Column) => row[places[column] ?? -1] ?? "";
  const isMonthFirst = writesMonthsFirst(rows.map((row) => cell(row, "date")));
  const ibans = new Set<string>();
  const entries: ParsedEntry[] = [];
  for (const [index, row] of rows.entries()) {
    // Banks end with lines of their own, such as the balance.
    if (cell(row, "date") === "") continue;
    const line = before + index + 1;
    const bookingDate = readDate(cell(row, "date"), isMonthFirst);
    if (bookingDate === null)
      return `Line ${line} has a date that cannot be read: “${short(cell(row, "date"))}”.`;
    const amount = readAmount(row, cell);
    if (amount === null) return `Line ${line} has an amount that cannot be read.`;
    if (Number(amount) === 0) continue;
    const own = cell(row, "ownAccount").replace(/\s/g, "").toUpperCase();
    if (/^[A-Z]{2}\d{2}/.test(own)) ibans.add(own);
    const written = [cell(row, "remittance"), cell(row, "endToEnd")].filter(
      (part) => part !== "" && part.toUpperCase() !== "NOTPROVIDED",
    );
    entries.push({
      bankReference: clean(cell(row, "bankReference")),
      bookingDate,
      amount,
      currency: cell(row, "currency").toUpperCase() || "EUR",
      counterpartyName: clean(cell(row, "name")),
      counterpartyAccount: clean(cell(row, "account")),
      remittance: clean(written.join(" ")),
    });
    if (!/^[A-Z]{3}$/.test(entries.at(-1)?.currency ?? "")) {
      return `Line ${line} has a currency that cannot be read: “${short(cell(row, "currency"))}”.`;
    }
  }
  return { format: "CSV", ibans: [...ibans], entries };
}

/** One column with a sign, one with a mark for debit or credit beside it, or one for each direction. */
function readAmount(
  row: readonly string[],
  cell: (row: readonly string[], column: Column) => string,
): string | null {
  const written = cell(row, "amount");
  if (written !== "") {
    const amount = parseAmount(written);
    const isDebit = /^(s|soll|d|debit|dbit|dr)$/i.test(cell(row, "sign"));
    return amount !== null && isDebit && !amount.startsWith("-") ? `-${amount}` : amount;
  }
  const credit = cell(row, "credit");
  if (credit !== "" && Number(parseAmount(credit) ?? Number.NaN) !== 0) return parseAmount(credit);
  const debit = parseAmount(cell(row, "debit"));
  return debit === null ? null : `-${debit.replace("-", "")}`;
}

const PARTS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})\b/;

function writesMonthsFirst(dates: readonly string[]): boolean {
  return dates.some((date) => {
    const [, first, second] = PARTS.exec(date) ?? [];
    return Number(first) <= 12 && Number(second) > 12;
  });
}

function readDate(text: string, isMonthFirst: boolean): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (year !== undefined) return isoDate(Number(year), Number(month), Number(day));
  const [, first, second, end = ""] = PARTS.exec(text) ?? [];
  if (first === undefined) return null;
  const [d, m] = isMonthFirst ? [second, first] : [first, second];
  return isoDate(Number(end.length === 2 ? `20${end}` : end), Number(m), Number(d));
}

function short(text: string): string {
  return clean(text)?.slice(0, 30) ?? "";
}
