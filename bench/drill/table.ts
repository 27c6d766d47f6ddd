/** What the drills found, in one table at the end. */

/** One drill, done. */
export interface Row {
  readonly drill: string;
  /** How often, and how much. */
  readonly done: string;
  /**
   * Movements that are not final, that happened twice, wallets that differ, nonces that are left out, and movements of
   * which another transaction is told than theirs.
   */
  readonly found: { lost: number; twice: number; differing: number; gaps: number; misnamed: number };
  /** What was measured, and what it should be at most on a machine with nothing else to do. */
  readonly figure?: string;
  readonly limit?: string;
}

const rows: Row[] = [];

export function record(row: Row): void {
  rows.push(row);
}

/** Prints the table of what was done so far. */
export function printTable(): void {
  const heads = ["drill", "done", "lost", "twice", "differ", "gaps", "misnamed", "figure", "wanted"];
  const lines = rows.map(({ drill, done, found, figure = "", limit = "" }) => [
    ...[drill, done, found.lost, found.twice, found.differing, found.gaps, found.misnamed, figure, limit].map(
      String,
    ),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const text = [heads, ...lines].map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  process.stdout.write(`\n${text.join("\n")}\n\n`);
}

/** The value below which this part of the others are. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
