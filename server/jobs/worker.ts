import { setTimeout as sleep } from "node:timers/promises";
import type { Application } from "../compose.ts";
import { advancePurchases } from "./advance-purchases.ts";
import { publishEvents } from "./publish-events.ts";
import { purge } from "./purge.ts";
import { startQueue } from "./queue.ts";
import { sealAudit } from "./seal-audit.ts";
import { sendMail } from "./send-mail.ts";
import { sweep } from "./sweep.ts";

/** What is done again and again, in seconds from the end of one run to the next. */
interface Round {
  readonly name: string;
  readonly every: number;
  readonly run: (call: { app: Application; now: Date }) => Promise<unknown>;
}

/** What any one of the processes does for all. */
const shared: readonly Round[] = [
  { name: "publishEvents", every: 0.5, run: publishEvents },
  { name: "sweep", every: 1, run: sweep },
  { name: "sendMail", every: 1, run: sendMail },
  { name: "advancePurchases", every: 60, run: advancePurchases },
  { name: "sealAudit", every: 10, run: sealAudit },
  { name: "purge", every: 600, run: purge },
];

/** What each process that answers requests has to do for itself. */
const own: readonly Round[] = [{ name: "writeKeyUses", every: 15, run: ({ app }) => app.keys.writeUses() }];

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
  const loops = [...own, ...(isOff ? [] : shared)].map(async ({ name, every, run }) => {
    while (!signal.aborted) {
      try {
        await run({ app, now: new Date() });
      } catch (error) {
        app.log.error({ err: error, round: name }, "round failed");
      }
      await sleep(every * 1000, undefined, { signal, ref: false }).catch(() => {});
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...loops, queue?.stop()]);
      await app.keys.writeUses().catch(() => {});
    },
  };
}
