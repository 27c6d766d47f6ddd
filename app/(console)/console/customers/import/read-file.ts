import { CsvError, parse } from "csv-parse/browser/esm/sync";
import type { z } from "zod";
import type { createCustomer } from "#server/domain/investors/customer/contract.ts";
import { MOST_AT_ONCE } from "#server/domain/investors/customer-bulk/contract.ts";
import { writtenText } from "#server/kernel/csv.ts";
import { nearest } from "#server/kernel/nearest.ts";
import { textOfFile } from "#server/kernel/text-of-file.ts";
import { fieldColumns, METADATA, MOST_BYTES, PROBLEM } from "./columns.ts";

/** One row of a file: a customer as the interface takes it, right or wrong. */
export interface FileRow {
  /** As spreadsheets count: the headings are row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly input: z.input<typeof createCustomer.input>;
}

/** A file as it was read. */
export interface CustomerFile {
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
  /** What is to be looked at, and keeps nobody out. */
  readonly remarks: readonly Finding[];
}

/** What there is to say of a row, or of the whole file where it names none. */
export interface Finding {
  readonly row: number | null;
  readonly column: string | null;
  readonly detail: string;
}

/**
 * Reads a CSV file of customers: headings named as the interface's fields, in any order and case; commas, semicolons or
 * tabs; UTF-8, UTF-16 or what Windows writes.
 * @returns a sentence where it cannot be read
 */
export function readFile(bytes: Uint8Array): CustomerFile | string {
  if (bytes.length > MOST_BYTES)
    return "The file is larger than 4 MB. Split it, and import one part after the other.";
  const table = readTable(textOfFile(bytes).replace(/^\uFEFF/, ""));
  if (typeof table === "string") return table;
  const [headings = [], ...body] = table;
  const columns = headings.map(columnNamed);
  const missing = ["type", "countryCode", "wallets"].filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    return `The first row must name the columns, and ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not among them. Begin with the template.`;
  }
  const twice = columns.find((name, index) => name !== undefined && columns.indexOf(name) !== index);
  if (twice !== undefined) return `Two columns are called ${twice}. Take one of them out.`;
  const rows = body
    .map((cells, index) => ({ row: index + 2, cells, input: inputOf(columns, cells) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (rows.length === 0) return "The file has headings and no customers below them.";
  if (rows.length > MOST_AT_ONCE) {
    const most = MOST_AT_ONCE.toLocaleString("en");
    return `The file has ${rows.length.toLocaleString("en")} customers, and ${most} can be imported at once. Split it, and import one part after the other.`;
  }
  const remarks = [...passedOver(headings, columns), ...longRows(rows, columns.length), ...twins(rows)];
  return { headings, rows, remarks };
}

function readTable(text: string): string[][] | string {
  if (text.trim() === "") return "The file is empty.";
  if (text.includes("\0")) return "This is not a CSV file. Save the table as CSV, and choose that.";
  const head = text.split(/[\r\n]/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((delimiter) => [head.split(delimiter).length, delimiter] as const);
  const [[, delimiter] = [0, ","]] = counts.toSorted(([a], [b]) => b - a);
  try {
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = (error as { lines?: unknown }).lines;
    return `The quotes around line ${line ?? "?"} do not match. A cell with a quote inside is quoted, and that quote is doubled.`;
  }
}

const plain = (name: string) => name.trim().toLowerCase();

/** The column that a heading names; undefined for none. */
function columnNamed(heading: string): string | undefined {
  const name = plain(heading);
  if (name.startsWith(METADATA) && name.length > METADATA.length)
    return METADATA + heading.trim().slice(METADATA.length);
  return [...fieldColumns, PROBLEM].find((column) => plain(column) === name);
}

/** A row's customer; cells that are empty are fields that are left out. */
function inputOf(columns: readonly (string | undefined)[], cells: readonly string[]): FileRow["input"] {
  const fields: Record<string, unknown> = {};
  const nested: Record<"address" | "metadata", Record<string, string>> = { address: {}, metadata: {} };
  for (const [index, column] of columns.entries()) {
    const text = writtenText((cells[index] ?? "").trim());
    if (column === undefined || column === PROBLEM || text === "") continue;
    const [outer = "", ...inner] = column.split(".");
    if (column === "wallets") fields.wallets = text.split(/[\s,;]+/).map((address) => ({ address }));
    else if (inner.length === 0) fields[column] = text;
    else nested[outer as keyof typeof nested][inner.join(".")] = text;
  }
  for (const [name, members] of Object.entries(nested)) {
    if (Object.keys(members).length > 0) fields[name] = members;
  }
  return fields as FileRow["input"];
}

function passedOver(headings: readonly string[], columns: readonly (string | undefined)[]): Finding[] {
  return headings.flatMap((heading, index) => {
    if (columns[index] !== undefined || heading.trim() === "") return [];
    const meant = nearest(heading, fieldColumns);
    const hint = meant === undefined ? "" : ` Was ${meant} meant?`;
    return [
      {
        row: null,
        column: heading.trim(),
        detail: `No field is called so: the column is passed over.${hint}`,
      },
    ];
  });
}

function longRows(rows: readonly FileRow[], most: number): Finding[] {
  return rows
    .filter(({ cells }) => cells.slice(most).some((cell) => cell.trim() !== ""))
    .map(({ row, cells }) => ({
      row,
      column: null,
      detail: `The row has ${cells.length} cells, and there are ${most} headings. Are there quotes missing around a cell with a comma?`,
    }));
}

/** Rows that have what an earlier one has and what people have for themselves. */
function twins(rows: readonly FileRow[]): Finding[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, input: { username, email, wallets } }) => {
    const own = [
      ["username", username],
      ["email", email],
      ...(wallets ?? []).map(({ address }) => ["wallets", address] as const),
    ] as const;
    return own.flatMap(([column, text]) => {
      if (text === undefined) return [];
      const key = `${column} ${text.toLowerCase()}`;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, row);
      if (earlier === undefined || earlier === row) return [];
      return [{ row, column, detail: `Row ${earlier} has the same. Are they two customers?` }];
    });
  });
}
