import { csvHead, csvLines } from "#server/kernel/csv.ts";
import { PROBLEM } from "./columns.ts";
import type { CustomerFile, Finding } from "./read-file.ts";

/** The rows that failed as a file to be mended and imported again: as they were, and what is wrong with each. */
export function failedRows({ headings, rows }: CustomerFile, faults: readonly Finding[]): string {
  const kept = headings.flatMap((heading, index) =>
    heading.trim().toLowerCase() === PROBLEM ? [] : [index],
  );
  const failed = rows.flatMap(({ row, cells }) => {
    const own = faults.filter((fault) => fault.row === row);
    if (own.length === 0) return [];
    const told = own
      .map(({ column, detail }) => (column === null ? detail : `${column}: ${detail}`))
      .join(" ");
    return [[...kept.map((index) => cells[index]), told]];
  });
  return csvHead([...kept.map((index) => headings[index] ?? ""), PROBLEM]) + csvLines(failed);
}
