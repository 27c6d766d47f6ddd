import type { Logger } from "pino";
import { type Database, raw } from "#db/client.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { Limit } from "./limits.ts";

/** What became of a request that was counted. */
export interface Verdict {
  readonly allowed: boolean;
  readonly limit: number;
  /** What this process knows to be left in the window; others may have used some of it meanwhile. */
  readonly remaining: number;
  /** Until the next window begins. */
  readonly seconds: number;
}

/** What a process holds of a caller's rate in one window. */
interface Window {
  readonly start: number;
  /** Leased and not used yet. */
  held: number;
  /** What all processes have leased, when it was last known. */
  leased: number;
  /** A lease on its way; whoever finds nothing held waits for the same one. */
  lease: Promise<void> | null;
}

/** A lease is this part of the limit: so many writes at most, however many requests. */
const LEASES = 20;
const KEPT = 50_000;

/**
 * Counts requests over all processes with few writes: each process leases a twentieth of a rate at a time from the one
 * count in the database, by a statement that grants nothing past the limit, and spends it in memory. All together never
 * let more through than the limit; a process that keeps part of a lease may make it a little less.
 */
export class RateLimiter {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #windows = new Map<string, Window>();

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Counts `count` requests, all or none of them. */
  async take(rate: Limit, now: Date, count = 1): Promise<Verdict> {
    const length = rate.seconds * 1000;
    const start = Math.floor(now.getTime() / length) * length;
    const window = this.#window(rate.caller, start);
    while (window.held < count && window.leased < rate.limit) {
      window.lease ??= this.#extend(window, rate, count).finally(() => {
        window.lease = null;
      });
      await window.lease;
    }
    const allowed = window.held >= count;
    if (allowed) window.held -= count;
    return {
      allowed,
      limit: rate.limit,
      remaining: window.held + Math.max(0, rate.limit - window.leased),
      seconds: Math.max(1, Math.ceil((start + length - now.getTime()) / 1000)),
    };
  }

  /** Takes back one that was counted and should not have been, such as a sign-in that succeeded. */
  giveBack(rate: Limit, now: Date): void {
    const length = rate.seconds * 1000;
    const window = this.#windows.get(rate.caller);
    if (window?.start === Math.floor(now.getTime() / length) * length) window.held += 1;
  }

  #window(caller: string, start: number): Window {
    const kept = this.#windows.get(caller);
    if (kept?.start === start) return kept;
    if (this.#windows.size >= KEPT) this.#forgetOldest();
    const window: Window = { start, held: 0, leased: 0, lease: null };
    // Last in the map: the first are those that were not asked for longest.
    this.#windows.delete(caller);
    this.#windows.set(caller, window);
    return window;
  }

  /** What was leased for them is lost with them: fewer get through, never more. */
  #forgetOldest(): void {
    let left = KEPT / 10;
    for (const caller of this.#windows.keys()) {
      if (left-- <= 0) break;
      this.#windows.delete(caller);
    }
  }

  async #extend(window: Window, rate: Limit, count: number): Promise<void> {
    const size = Math.max(count - window.held, Math.floor(rate.limit / LEASES), 1);
    try {
      const leased = await this.#lease(window.start, rate, size);
      // The last lease may reach past the limit; only what lies below it is there to be used.
      if (leased !== null) window.held += size - Math.max(0, leased - rate.limit);
      window.leased = Math.min(leased ?? rate.limit, rate.limit);
    } catch (error) {
      // Without the database hardly anything is answered; for the rest of this window the process counts alone.
      this.#log.warn({ err: error }, "requests are counted in this process alone");
      window.held += rate.limit - window.leased;
      window.leased = rate.limit;
    }
  }

  /** What all processes have leased after `size` more; null where nothing was left. */
  async #lease(start: number, { caller, limit }: Limit, size: number): Promise<number | null> {
    const [row] = await raw(this.#db)<{ used: number }[]>`
      insert into rate_use as r (caller, window_start, used)
      values (${caller}, ${new Date(start).toISOString()}, ${size})
      on conflict (caller, window_start) do update set used = r.used + ${size} where r.used < ${limit}
      returning used`;
    return row?.used ?? null;
  }
}

/** The rate limiter of this process. */
export const rateLimiter = oncePerApplication(
  "rateLimiter",
  ({ compartments, log }) => new RateLimiter(compartments.directory.db, log),
);
