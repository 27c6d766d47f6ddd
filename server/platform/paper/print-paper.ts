import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type Piscina from "piscina";
import { FairQueue } from "#db/fair-queue.ts";
import type { Drawn } from "./draw-paper.ts";
import type { Letterhead, Paper } from "./paper.ts";

/** How long the thread stays that nobody has a paper for, in milliseconds. */
const IDLE = 30_000;

/** One paper at a time, organizations in turn; all papers are as quick as each other, but the first, which starts the thread. */
const queue = new FairQueue({ size: 1, ofOrganization: 1, ofOperation: 1, patience: 15_000, slow: 60_000 });

let press: Promise<Piscina<Drawn, Uint8Array>> | undefined;

/**
 * Prints a paper of an organization as a PDF, in a thread of its own, so that requests are answered meanwhile.
 * @throws Overloaded where too many wait
 */
export async function printPaper(
  organizationId: string,
  paper: Paper,
  letterhead: Letterhead,
): Promise<Uint8Array> {
  const leave = await queue.enter(organizationId);
  try {
    press ??= startPress();
    return await (await press).run({ paper, letterhead });
  } finally {
    leave();
  }
}

/** Starts with the first paper: an idle process has none. The thread takes what those that answer requests leave. */
async function startPress(): Promise<Piscina<Drawn, Uint8Array>> {
  const { Piscina } = await import("piscina");
  // By its place: a bundle of the pages has no file beside itself.
  const filename = join(dirname(fileURLToPath(import.meta.url)), "draw-paper.ts");
  return new Piscina({
    filename,
    name: "drawPaper",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    niceIncrement: 10,
  });
}
