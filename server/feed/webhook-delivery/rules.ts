/** Waits between attempts, in seconds: three days in all, so that a weekend's outage loses nothing. */
const WAITS = [5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600, 24 * 3600] as const;

/** Random part added to a wait, so that deliveries that failed together are not retried together. */
const JITTER = 0.05;

/** Attempts an event gets in all. */
export const MOST_ATTEMPTS = WAITS.length + 1;

/**
 * How long to wait after an attempt that failed, in milliseconds; null when it was the last.
 * @param attempts how many were made
 * @param chance from 0 to 1
 */
export function waitAfter(attempts: number, chance: number): number | null {
  const seconds = WAITS[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 + JITTER * chance));
}

/** Answers that mean "never again": the address is gone. */
export const GONE = 410;

/** Whether an answer says that the event was received. */
export function isReceived(statusCode: number): boolean {
  return statusCode >= 200 && statusCode < 300;
}
