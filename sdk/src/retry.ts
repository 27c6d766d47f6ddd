/** The wait before the first repetition where the service names none, and the longest one, in milliseconds. */
const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Whether an answer may be another one soon: too many calls, out of service, or an equal call still at work. */
export function mayPass(status: number, code: string | undefined): boolean {
  return status === 429 || status === 503 || code === "idempotency_key_in_flight";
}

/**
 * How long to wait before a call is repeated, in milliseconds: as the service says, else twice as long each time; a
 * random part of it spreads those who were sent away together.
 * @param before how many repetitions there were
 */
export function waitBefore(
  before: number,
  retryAfter: string | null,
  random = Math.random,
  now = Date.now(),
): number {
  const asked = askedFor(retryAfter, now);
  if (asked !== undefined) return asked + random() * Math.min(asked / 4, 1000);
  const most = Math.min(FIRST_MS * 2 ** before, LONGEST_MS);
  return most / 2 + random() * (most / 2);
}

/** Retry-After in milliseconds, which is told in seconds or as an instant. */
function askedFor(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null || retryAfter === "") return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

/** Waits, unless it is given up meanwhile. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
