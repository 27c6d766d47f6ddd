import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, run, type TaskList } from "graphile-worker";
import { raw } from "#db/client.ts";
import type { Application } from "../compose.ts";
import type { Task } from "./task.ts";
import { tasks } from "./tasks.ts";

/** Jobs one process works on at once. */
const CONCURRENCY = 4;
/** How often a process gives a sign of life; one that gives none for 20 s has died (see `keep_jobs_alive`). */
const HEARTBEAT_MS = 5_000;

/** A queue that is worked on. */
export interface Queue {
  /** Ends once the running jobs have. */
  stop(): Promise<void>;
}

/** Works on the queue until it is stopped, beside any number of other processes. */
export async function startQueue(app: Application): Promise<Queue> {
  const workers = new Set<string>();
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, adapt(app, task)]),
  );
  const runner = await run({
    connectionString: app.env.databaseUrl,
    maxPoolSize: CONCURRENCY + 2,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList,
    parsedCronItems: [],
    logger: new Logger(() => (level, message, meta) => {
      if (level === "error" || level === "warning") app.log.warn({ meta }, `queue: ${message}`);
      else app.log.debug(`queue: ${message}`);
    }),
  });
  // Workers have their names once they begin with a job; those that hold none need no rescue.
  runner.events.on("worker:create", ({ worker }) => workers.add(worker.workerId));
  runner.events.on("job:start", ({ worker }) => workers.add(worker.workerId));
  const stopping = new AbortController();
  const heart = beat(app, workers, stopping.signal);
  return {
    async stop() {
      await runner.stop();
      stopping.abort();
      await heart;
    },
  };
}

function adapt(app: Application, task: Task): TaskList[string] {
  return async (payload) => {
    const { organizationId, ...rest } = payload as { organizationId: string } & Record<string, unknown>;
    await task({ app, organizationId, payload: rest, now: new Date() });
  };
}

async function beat(app: Application, workers: ReadonlySet<string>, signal: AbortSignal): Promise<void> {
  const id = randomUUID();
  while (!signal.aborted) {
    try {
      const [row] = await raw(app.db)<{ dead: number }[]>`
        select keep_jobs_alive(${id}, ${hostname()}, ${process.pid}, ${[...workers]}, ${new Date().toISOString()}) as dead`;
      if (row && row.dead > 0)
        app.log.warn({ processes: row.dead }, "took over the jobs of workers that died");
    } catch (error) {
      app.log.error({ err: error }, "no sign of life could be given");
    }
    await sleep(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
  await raw(app.db)`delete from worker_process where id = ${id}`.catch(() => {});
}
