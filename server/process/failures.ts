import { oncePerApplication } from "#server/kernel/application.ts";

/** How long a piece rests after it failed for the first time, and at most, in milliseconds; each time twice as long. */
const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 300_000;

interface Failure {
  readonly times: number;
  /** When it may be tried again. */
  readonly at: number;
}

/**
 * What of the work that comes due failed in this process. It rests for longer each time, so that what can never be done keeps
 * nothing else waiting. Another process, and this one after a start, finds out for itself.
 */
class Failures {
  readonly #byLine = new Map<string, Map<string, Failure>>();

  /** Ids of one line that rest now. */
  resting(line: string): readonly string[] {
    const now = performance.now();
    return [...(this.#byLine.get(line) ?? [])].filter(([, { at }]) => at > now).map(([id]) => id);
  }

  /** Notes that a piece failed. */
  note(line: string, id: string): void {
    const failures = this.#byLine.get(line) ?? new Map<string, Failure>();
    const times = (failures.get(id)?.times ?? 0) + 1;
    const rest = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (times - 1));
    this.#byLine.set(line, failures.set(id, { times, at: performance.now() + rest }));
  }

  /** Forgets a piece that was done. */
  forget(line: string, id: string): void {
    const failures = this.#byLine.get(line);
    if (failures?.delete(id) && failures.size === 0) this.#byLine.delete(line);
  }
}

/** What failed in this process. */
export const failures = oncePerApplication("failures", () => new Failures());
