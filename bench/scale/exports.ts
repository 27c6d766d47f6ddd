import type { Server } from "../servers.ts";

const NEWLINE = 10;
/** What is read of an export of millions: its speed and its memory show by then. */
const MOST_ROWS = 1_000_000;

/** How an export came. */
export interface ExportFigures {
  readonly rows: number;
  readonly perSecond: number;
  readonly firstMs: number;
  /** MiB that the process held more than before, at most. */
  readonly grown: number;
}

/** Reads an export as it streams, as far as its first million rows, and watches the memory of the process meanwhile. */
export async function readExport(server: Server, path: string): Promise<ExportFigures> {
  const before = server.memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, server.memory());
  }, 50);
  try {
    const began = performance.now();
    const answer = await fetch(server.origin + path);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${path}`);
    let firstMs = 0;
    let rows = 0;
    for await (const chunk of answer.body) {
      firstMs ||= performance.now() - began;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
      if (rows >= MOST_ROWS) break;
    }
    const seconds = (performance.now() - began) / 1000;
    return { rows, perSecond: rows / seconds, firstMs, grown: most - before };
  } finally {
    clearInterval(watch);
  }
}
