import type { BulkResult } from "#server/domain/investors/customer-bulk/contract.ts";
import { columnOf } from "./columns.ts";
import type { FileRow, Finding } from "./read-file.ts";

/** Rows of one call: few enough for the bar to move. */
const AT_ONCE = 100;

/** What became of the rows that were sent. */
export interface Outcome {
  readonly created: number;
  /** Why others were refused; a row has one for each rule. */
  readonly faults: readonly Finding[];
}

/**
 * Sends the customers of rows, a part at a time, and tells what became of them.
 * @param send makes one call; the number of the part tells it from the others
 * @param onProgress is told how many rows are through
 */
export async function sendRows(
  rows: readonly FileRow[],
  send: (customers: FileRow["input"][], part: number) => Promise<BulkResult>,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  let created = 0;
  const faults: Finding[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE);
    const answer = await send(
      part.map(({ input }) => input),
      at / AT_ONCE,
    );
    created += answer.created;
    for (const { index, error } of answer.results) {
      const row = part[index]?.row ?? null;
      for (const { param, detail } of error?.errors ?? [])
        faults.push({ row, column: columnOf(param), detail });
    }
    onProgress(at + part.length);
  }
  return { created, faults };
}
