import { setTimeout as sleep } from "node:timers/promises";
import type { Application } from "#server/kernel/application.ts";
import type { Round } from "#server/kernel/module.ts";
import { keyCache } from "#server/platform/api-key/key-cache.ts";
import { requestLog } from "#server/platform/request-log/request-log.ts";
import { logFailure } from "./absence.ts";
import { foldFigures } from "./fold-figures.ts";
import { modules } from "./modules.ts";
import { purge } from "./purge.ts";
import { startQueue } from "./queue.ts";
import { sweep } from "./sweep.ts";

/** What any one of the processes does for all. */
export const sharedRounds: readonly Round[] = [
  { name: "sweep", every: 1, run: sweep },
  { name: "foldFigures", every: 5, run: foldFigures },
  { name: "purge", every: 600, run: purge },
  ...modules.flatMap(({ rounds = [] }) => rounds),
];

/** What each process that answers requests has to do for itself. */
const own: readonly Round[] = modules.flatMap(({ ownRounds = [] }) => ownRounds);

/** A worker that runs. */
export interface Worker {
  /** Ends once the running tasks have. */
  stop(): Promise<void>;
}

/**
 * Starts the work beside requests: the rounds of the clock, and the queue of jobs. Several processes may, as all of it
 * is shared by locks; what fails is tried again.
 * @param isOff true where other processes do what is shared (`WORKER=off`)
 */
export async function startWorker(app: Application, { isOff = false } = {}): Promise<Worker> {
  const queue = isOff ? undefined : await startQueue(app);
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = [...own, ...(isOff ? [] : sharedRounds)].map(async (round) => {
    while (!signal.aborted) {
      const began = performance.now();
      try {
        await round.run({ app, now: new Date(), signal });
      } catch (error) {
        logFailure(app, error, "round failed", { round: round.name });
      }
      const rest = restOf(round, performance.now() - began);
      await sleep(rest, undefined, { signal, ref: false }).catch(() => {});
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...loops, queue?.stop()]);
      await Promise.allSettled([keyCache(app).writeUses(), requestLog(app).write()]);
    },
  };
}

/** How long a round rests after it took so long, in milliseconds. */
export function restOf({ every, rests = 0 }: Pick<Round, "every" | "rests">, took: number): number {
  return Math.max(every * 1000, rests * took);
}
