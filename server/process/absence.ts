import { setTimeout as sleep } from "node:timers/promises";
import { raw } from "#db/client.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import { type Application, oncePerApplication } from "#server/kernel/application.ts";

const ASK_EVERY_MS = 1_000;

/**
 * The times in which the database is away: the log tells of each in two lines, however much of the work beside requests
 * finds out.
 */
class Absence {
  readonly #app: Application;
  #isAway = false;

  constructor(app: Application) {
    this.#app = app;
  }

  /** To be called with each failure of a connection. */
  notice(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#app.log.error({ err: error }, "the database is away; the work beside requests waits for it");
    void this.#watch();
  }

  async #watch(): Promise<void> {
    const began = performance.now();
    while (!(await this.#answers())) await sleep(ASK_EVERY_MS, undefined, { ref: false });
    this.#isAway = false;
    const seconds = Math.round((performance.now() - began) / 1000);
    this.#app.log.warn({ seconds }, "the database is back");
  }

  /** Whether it answers, or nobody asks any more as the process ends. */
  async #answers(): Promise<boolean> {
    try {
      await raw(this.#app.db)`select 1`;
      return true;
    } catch (error) {
      return (error as { code?: string }).code === "CONNECTION_ENDED";
    }
  }
}

/** What this process knows of the database's absences. */
export const absence = oncePerApplication("absence", (app) => new Absence(app));

/** Logs why work beside requests failed; where the database is away, that it is. @param facts what is told with it */
export function logFailure(app: Application, error: unknown, what: string, facts: object = {}): void {
  if (isConnectionLost(error)) absence(app).notice(error);
  else app.log.error({ err: error, ...facts }, what);
}
