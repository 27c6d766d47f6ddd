import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { type Connection, raw } from "./client.ts";
import { isConnectionLost } from "./connection-lost.ts";

/** Compartments whose questions a standby may answer. */
export type Answering = "reads" | "reports" | "exports";
/** A pool for each of them. */
export type Answerers = Readonly<Record<Answering, Connection>>;

/** How far behind a standby may be, in milliseconds: whoever would wait longer asks the primary. */
const BOUND_MS = 50;
const ASK_AGAIN_MS = 5;
/** How long a standby that failed is left alone, in milliseconds. */
const REST_MS = 5_000;

/**
 * A streaming replica beside the primary. It is asked only once it has replayed all that the primary had committed when the
 * question came, so whoever wrote reads it again, whichever process took which of the two requests.
 */
export class Standby {
  readonly compartments: Answerers;
  readonly #primary: Connection;
  readonly #position: Connection;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<boolean> | undefined;
  #restsUntil = 0;

  /**
   * @param primary where the position is asked for
   * @param position one connection to the standby, where its own is
   */
  constructor(primary: Connection, position: Connection, compartments: Answerers) {
    this.#primary = primary;
    this.#position = position;
    this.compartments = compartments;
  }

  /** Whether all that is committed now can be read there within the bound. Those who ask meanwhile share the next look. */
  hasCaughtUp(): Promise<boolean> {
    if (Date.now() < this.#restsUntil) return Promise.resolve(false);
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const look = this.#look();
      this.#running = look;
      return look;
    });
    return this.#next;
  }

  /** Leaves the standby alone for a while. */
  rest(): void {
    this.#restsUntil = Date.now() + REST_MS;
  }

  async close(): Promise<void> {
    await Promise.all([this.#position, ...Object.values(this.compartments)].map((one) => one.close()));
  }

  async #look(): Promise<boolean> {
    const late = sleep(BOUND_MS, false, { ref: false });
    try {
      return await Promise.race([this.#follows(Date.now() + BOUND_MS), late]);
    } catch {
      this.rest();
      return false;
    }
  }

  async #follows(until: number): Promise<boolean> {
    const [committed] = await raw(this.#primary.db)<{ position: string }[]>`
      select pg_current_wal_insert_lsn()::text as position`;
    const position = committed?.position ?? "";
    while (Date.now() < until) {
      const [row] = await raw(this.#position.db)<{ follows: boolean | null }[]>`
        select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as follows`;
      if (row?.follows) return true;
      await sleep(ASK_AGAIN_MS);
    }
    return false;
  }
}

/** Statements that a standby refuses: what writes, and what stood in the way of what it had to replay. */
const REFUSED = ["25006", "40001", "55000", "0A000"];

/** Whether a question failed for being asked of a standby, and the primary may well answer it. */
export function isStandbysTrouble(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof postgres.PostgresError && REFUSED.includes(cause.code)) return true;
  return isConnectionLost(error);
}
