/** A row's cells in the order of the columns; null is empty. */
export type Cells = readonly (string | null)[];

/** The cells of rows, each made when it is taken. */
export interface Batch extends Iterable<Cells> {
  readonly length: number;
}

/** What makes cells of rows when they are taken, and not before: the next rows are read meanwhile. */
export function cellsOf<Row>(rows: readonly Row[], write: (row: Row) => Cells): Batch {
  return {
    length: rows.length,
    *[Symbol.iterator]() {
      for (const row of rows) yield write(row);
    },
  };
}
