/** How long the nodes may take, in milliseconds: the request holds a connection meanwhile. */
const PATIENCE_MS = 8_000;

/**
 * What nodes answer while a request waits for them.
 * @throws DOMException TimeoutError where they take too long, and whatever `work` throws
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}

/** Whether the nodes did not answer, or not in time. */
export function isAway(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChainAway" || error.name === "TimeoutError");
}
