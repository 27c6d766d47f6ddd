import { availableParallelism } from "node:os";
import { FairQueue } from "#db/fair-queue.ts";
import { KeptDrawings } from "./kept-drawings.ts";

/** The most that drawings may take in memory, in bytes: some hundreds of them. */
const MOST_KEPT = 32 * 1024 * 1024;
/** Drawings of this process; null for what has none. */
export const kept = new KeptDrawings(MOST_KEPT);

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
export function narrowed(
  imageId: string,
  width: number,
  read: () => Promise<Buffer>,
): Promise<Buffer | null> {
  return once(`${imageId} ${width}`, () =>
    drawInTurn(async ({ narrow }) => (await narrow(await read(), width)) ?? null),
  );
}

/** What is kept under a key; made now, and once for all who ask meanwhile, where nothing is. What fails is not kept. */
export async function once(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const found = kept.get(key);
  if (found !== undefined) return found;
  const made = drawing.get(key) ?? keep(key, make).finally(() => drawing.delete(key));
  drawing.set(key, made);
  return made;
}

async function keep(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const drawn = await make();
  kept.add(key, drawn);
  return drawn;
}

/** Draws when its turn has come. @throws Overloaded where too many wait */
export async function drawInTurn<T>(draw: (how: typeof import("./redraw.ts")) => Promise<T>): Promise<T> {
  const leave = await queue.enter(EVERYBODY);
  try {
    // With the first picture: what draws takes memory that a process may never need.
    return await draw(await import("./redraw.ts"));
  } finally {
    leave();
  }
}
