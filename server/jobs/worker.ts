import { setTimeout as sleep } from "node:timers/promises";
import type { Application } from "../compose.ts";
import { purge } from "./purge.ts";
import { sealAudit } from "./seal-audit.ts";
import { sendMail } from "./send-mail.ts";

/** What has to be done again and again, in seconds from the end of one run to the next. */
const tasks = [
  { name: "sendMail", every: 1, run: sendMail },
  { name: "sealAudit", every: 10, run: sealAudit },
  { name: "writeKeyUses", every: 15, run: ({ app }: { app: Application }) => app.keys.writeUses() },
  { name: "purge", every: 600, run: purge },
] as const;

/** A worker that runs. */
export interface Worker {
  /** Ends once the running tasks have. */
  stop(): Promise<void>;
}

/** Starts the tasks; several processes may, as each task shares its work by locks. A task that fails is tried again. */
export function startWorker(app: Application): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops = tasks.map(async ({ name, every, run }) => {
    while (!signal.aborted) {
      try {
        await run({ app, now: new Date() });
      } catch (error) {
        app.log.error({ err: error, task: name }, "task failed");
      }
      await sleep(every * 1000, undefined, { signal, ref: false }).catch(() => {});
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
      await app.keys.writeUses().catch(() => {});
    },
  };
}
