import { ahead } from "./ahead.ts";
import { csvHead, csvLines } from "./csv.ts";
import type { Batch } from "./fields/cells.ts";
import { inTurns } from "./in-turns.ts";
import type { FilePart } from "./operation.ts";

/** A column's heading, and the width that a spreadsheet gives it, in characters. */
export interface Column {
  readonly heading: string;
  readonly width: number;
  /** What its texts are, where a spreadsheet is to calculate with them; left out for what is only read. */
  readonly holds?: Holding;
}

/**
 * What the texts of a column are: amounts as decimals; whole numbers, which say how many there are or name something;
 * instants (ISO 8601, UTC); or days.
 */
export type Holding = "amount" | "whole" | "instant" | "day";

/** What is downloaded: its columns and its rows, a batch at a time. */
export interface ExportTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** @param size rows read in one transaction, and held in memory at once */
  batches(size?: number): AsyncGenerator<Batch>;
}

/** The media types of tables. */
export const tableMediaTypes = {
  csv: "text/csv; charset=utf-8; header=present",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** As many digits as a number keeps exactly in a spreadsheet. */
const EXACT_DIGITS = 15;

/** A table as CSV. */
export function writeCsv(table: ExportTable): AsyncGenerator<FilePart> {
  return writeText(csvHead(table.columns.map(({ heading }) => heading)), table.batches(), csvLines);
}

/**
 * Rows as text, some at a time: what waits for a client is small, and soon gone. The head comes with the first of them, so
 * that nothing is answered before they could be read.
 */
export async function* writeText<Row>(
  head: string,
  batches: AsyncGenerator<Iterable<Row>>,
  write: (rows: readonly Row[]) => string,
): AsyncGenerator<FilePart> {
  let before = head;
  for await (const batch of ahead(batches)) {
    for await (const rows of inTurns(batch)) {
      yield { data: before + write(rows), rows: rows.length };
      before = "";
    }
  }
  if (before !== "") yield { data: before, rows: 0 };
}

/** How a spreadsheet shows each: amounts with two decimals at least, and as many as there are. */
const cellFormats: Readonly<Record<Holding, string>> = {
  amount: "#,##0.00################",
  whole: "0",
  instant: "yyyy-mm-dd hh:mm:ss",
  day: "yyyy-mm-dd",
};

/**
 * A table as an Excel workbook, a batch at a time; what a sheet does not take stands on the next. Amounts and whole numbers
 * are numbers where a spreadsheet keeps every digit of them, and else the exact digits as text; instants and days are dates,
 * in UTC; texts are texts, whatever they begin with.
 */
export async function* writeXlsx(table: ExportTable): AsyncGenerator<FilePart> {
  // Loaded with the first workbook: an idle process would keep its megabytes.
  const { writeXlsxStream } = await import("hucre/xlsx");
  let read = 0;
  async function* rows() {
    for await (const batch of ahead(table.batches())) {
      for await (const some of inTurns(batch)) {
        for (const row of some)
          yield row.map((text, index) => workbookCell(text, table.columns[index]?.holds));
        read += some.length;
      }
    }
  }
  const bytes = writeXlsxStream(rows(), {
    name: table.name,
    columns: table.columns.map(({ heading, width, holds }) => ({
      header: heading,
      width,
      ...(holds && { numFmt: cellFormats[holds] }),
    })),
    freezePane: { rows: 1 },
  });
  let told = 0;
  for await (const data of bytes) {
    // The stream reads on while somebody takes this part.
    const ended = read - told;
    told += ended;
    yield { data, rows: ended };
  }
}

function workbookCell(text: string | null, holds: Holding | undefined): string | number | Date | null {
  if (text === null || holds === undefined) return text;
  if (holds === "instant" || holds === "day") return new Date(text);
  const digits = text.replace(".", "").length;
  // Also what JavaScript writes with an exponent is not that number's own text.
  const isExact = digits <= EXACT_DIGITS && String(Number(text)) === text;
  return isExact ? Number(text) : text;
}
