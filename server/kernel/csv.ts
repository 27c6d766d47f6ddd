import { stringify } from "csv-stringify/sync";

const options = {
  record_delimiter: "\r\n" as const,
  // A line break of any kind stays within its cell.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { boolean: String },
};

/** The first line of a CSV file (RFC 4180); the mark in front tells spreadsheets that it is UTF-8. */
export function csvHead(headings: readonly string[]): string {
  return stringify([[...headings]], { ...options, bom: true });
}

/**
 * The next lines of the table; an empty text for no rows. What a spreadsheet would take for a formula gets an
 * apostrophe in front.
 */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return stringify([...rows], options);
}
