import { availableParallelism } from "node:os";
import { FairQueue } from "#db/fair-queue.ts";
import { KeptDrawings } from "./kept-drawings.ts";

/** The most that drawings may take in memory, in bytes: some hundreds of them. */
const MOST_KEPT = 32 * 1024 * 1024;
const kept = new KeptDrawings(MOST_KEPT);

/**
 * Pictures at once: one core is left to what answers requests, and two of the process's four threads to reading files. A
 * picture that comes late is better than none.
 */
export const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
const queue = new FairQueue({
  size: AT_ONCE,
  ofOrganization: AT_ONCE,
  ofOperation: AT_ONCE,
  patience: 20_000,
  slow: 60_000,
});
/** Anybody may ask for a published picture, so all wait in one row. */
const EVERYBODY = "";

/** What is being drawn, so that a hundred visitors have it drawn once. */
const drawing = new Map<string, Promise<Buffer | null>>();

/**
 * A picture at a width, kept since it was drawn or drawn in its turn; null for one that is shown as it is (`narrow`).
 * @param read its bytes, once it is its turn: what waits takes no memory
 * @throws Overloaded where too many wait, and whatever `read` throws
 */
export async function narrowed(
  imageId: string,
  width: number,
  read: () => Promise<Buffer>,
): Promise<Buffer | null> {
  const key = `${imageId} ${width}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const drawn = drawing.get(key) ?? drawInTurn(key, width, read).finally(() => drawing.delete(key));
  drawing.set(key, drawn);
  return drawn;
}

async function drawInTurn(key: string, width: number, read: () => Promise<Buffer>): Promise<Buffer | null> {
  const leave = await queue.enter(EVERYBODY);
  try {
    // With the first picture: what draws takes memory that a process may never need.
    const { narrow } = await import("./redraw.ts");
    const drawn = (await narrow(await read(), width)) ?? null;
    kept.add(key, drawn);
    return drawn;
  } finally {
    leave();
  }
}
