import type { SheetData } from "write-excel-file/node";
import { ahead } from "./ahead.ts";
import { csvHead, csvLines } from "./csv.ts";
import type { FilePart } from "./operation.ts";

/** A column's heading, and the width that a spreadsheet gives it, in characters. */
export interface Column {
  readonly heading: string;
  readonly width: number;
  /** Whether its cells are amounts as decimal texts. */
  readonly isAmount?: boolean;
}

/** A row's cells in the order of the columns; null is empty. */
export type Cells = readonly (string | null)[];

/** What is downloaded: its columns and its rows, a batch at a time. */
export interface ExportTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** @param size rows read in one transaction, and held in memory at once */
  batches(size?: number): AsyncGenerator<Cells[]>;
}

/** The media types of tables. */
export const tableMediaTypes = {
  csv: "text/csv; charset=utf-8; header=present",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** As many digits as a number keeps exactly in a spreadsheet. */
const EXACT_DIGITS = 15;

/** A table as CSV, a batch at a time. */
export async function* writeCsv(table: ExportTable): AsyncGenerator<FilePart> {
  yield { data: csvHead(table.columns.map(({ heading }) => heading)), rows: 0 };
  for await (const rows of ahead(table.batches())) {
    if (rows.length > 0) yield { data: csvLines(rows), rows: rows.length };
  }
}

/**
 * A table as an Excel workbook. Amounts are numbers where a spreadsheet keeps every digit of them, and else the exact
 * digits as text; texts are texts, whatever they begin with.
 */
export async function writeXlsx(table: ExportTable): Promise<Uint8Array> {
  const sheet: SheetData = [
    table.columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: "bold" })),
  ];
  for await (const rows of table.batches()) {
    sheet.push(...rows.map((row) => row.map((text, index) => workbookCell(text, table.columns[index]))));
  }
  // Loaded with the first workbook: an idle process would keep its megabytes.
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  return writeXlsxFile(sheet, {
    sheet: table.name,
    columns: table.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function workbookCell(
  text: string | null,
  { isAmount = false }: Partial<Column> = {},
): SheetData[number][number] {
  if (text === null) return null;
  const digits = text.replace(".", "").length;
  // Also what JavaScript writes with an exponent is not that number's own text.
  const isExact = digits <= EXACT_DIGITS && String(Number(text)) === text;
  if (!isAmount || !isExact) return { value: text, type: String };
  const decimals = text.split(".")[1]?.length ?? 0;
  return {
    value: Number(text),
    type: Number,
    format: decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`,
  };
}
