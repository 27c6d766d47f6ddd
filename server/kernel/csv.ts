/** What begins a formula in a spreadsheet, in wide characters too; a number below zero is none. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r＝＋－＠]/;
/** What a cell is quoted for: a line break of any kind stays within its cell. */
const QUOTED = /[",\r\n]/;
/** Either; nearly no cell is. */
const ODD = new RegExp(`${FORMULA.source}|${QUOTED.source}`);

/** The first line of a CSV file (RFC 4180); the mark in front tells spreadsheets that it is UTF-8. */
export function csvHead(headings: readonly string[]): string {
  return `\uFEFF${csvLines([headings])}`;
}

/**
 * The next lines of the table; an empty text for no rows. What a spreadsheet would take for a formula gets an
 * apostrophe in front. Written here, as a file of millions of rows takes a library five times as long
 * (docs/decisions/007-libraries.md).
 * @param rows cells as texts, numbers or booleans; undefined and null are empty
 */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** A cell's text as it was before {@link csvLines} put an apostrophe in front of it. */
export function writtenText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = String(value);
  if (!ODD.test(text)) return text;
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
