import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { raw } from "#db/client.ts";
import type { TaskName } from "#db/schema/enums.ts";
import { inTransaction } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Task } from "#server/kernel/module.ts";
import { timeOf } from "#server/kernel/time.ts";
import { absence, logFailure } from "./absence.ts";
import { advanceTestClock } from "./advance-test-clock.ts";
import { modules } from "./modules.ts";

/** Tasks that take long, each in a compartment of its own. */
const slow: readonly TaskName[] = ["deliverWebhooks", "makeExport", "advanceTestClock"];
/**
 * Jobs one process works on at once, in compartments: what is sent to addresses of others, who may take their time,
 * files that take minutes, and clocks, which wait for other jobs, never keep what moves money waiting.
 */
const compartments: readonly { readonly concurrency: number; readonly has: (name: TaskName) => boolean }[] = [
  { concurrency: 4, has: (name) => !slow.includes(name) },
  { concurrency: 4, has: (name) => name === "deliverWebhooks" },
  { concurrency: 1, has: (name) => name === "makeExport" },
  { concurrency: 2, has: (name) => name === "advanceTestClock" },
];
/** How often a process gives a sign of life; one that gives none for 20 s has died (see `keep_jobs_alive`). */
const HEARTBEAT_MS = 5_000;
/** How long running jobs may take after a stop, in milliseconds; then other processes take them over. */
const PATIENCE_MS = 20_000;
/** When a part of the queue that ended is begun anew, in milliseconds. */
const AGAIN_MS = 1_000;
/** How long a part whose jobs have ended may take to tell of them and end itself, in milliseconds. */
const FAREWELL_MS = 5_000;
/** What the queue says of its connections alone, each of which tells of the same absence of the database. */
const ofConnections =
  /^(PostgreSQL (idle|active) client|Error with notify|Error occurred (attempting|releasing))/;

/** A queue that is worked on. */
export interface Queue {
  /** Ends once the running jobs have, or after a while without them. */
  stop(): Promise<void>;
}

/** Works on the queue until it is stopped, beside any number of other processes. */
export async function startQueue(app: Application): Promise<Queue> {
  const workers = new Set<string>();
  const tasks = [...modules.map(({ tasks = {} }) => tasks), { advanceTestClock }];
  const entries = tasks.flatMap((some) => Object.entries(some) as [TaskName, Task][]);
  const parts = await Promise.all(
    compartments.map(({ concurrency, has }) =>
      keepRunning(
        app,
        workers,
        concurrency,
        entries.filter(([name]) => has(name)),
      ),
    ),
  );
  const stopping = new AbortController();
  const heart = beat(app, workers, stopping.signal);
  return {
    async stop() {
      const ended = Promise.all(parts.map((part) => part.stop())).then(() => true);
      const isDone = await Promise.race([ended, sleep(PATIENCE_MS, false, { ref: false })]);
      stopping.abort();
      const processId = await heart;
      // Jobs that did not end stay locked until this process counts as dead.
      if (isDone) await raw(app.db)`select leave_jobs(${processId})`.catch(() => {});
    },
  };
}

/**
 * Keeps one part of the queue running: where it cannot tell what became of a job, since the database is away, it ends, and
 * begins anew under another name. The jobs of the old one are others' once its signs of life have been missing for a while.
 * @param workers names of the pools that this process has
 */
async function keepRunning(
  app: Application,
  workers: Set<string>,
  concurrency: number,
  entries: readonly (readonly [TaskName, Task])[],
): Promise<Queue> {
  let pool = "";
  let farewell = Promise.withResolvers<void>();
  const events: WorkerEvents = new EventEmitter();
  // Jobs are held in the name of the pool that fetched them.
  events.on("pool:create", ({ workerPool }) => {
    pool = workerPool.id;
    workers.add(pool);
    farewell = Promise.withResolvers();
  });
  // The library waits for ever for a pool that could not tell of some jobs (https://github.com/graphile/worker/issues/636).
  const sayFarewell = () => setTimeout(farewell.resolve, FAREWELL_MS).unref();
  events.on("pool:gracefulShutdown:complete", sayFarewell);
  events.on("pool:gracefulShutdown:error", sayFarewell);
  let isStopping = false;
  let running = startRunner(app, events, concurrency, entries);
  await running;
  const keep = async () => {
    for (;;) {
      const runner = await running.catch((error: unknown) => {
        logFailure(app, error, "a part of the queue could not begin");
        return undefined;
      });
      if (runner) await Promise.race([runner.promise.catch(() => {}), farewell.promise]);
      if (isStopping) return;
      workers.delete(pool);
      await sleep(AGAIN_MS, undefined, { ref: false });
      if (isStopping) return;
      running = startRunner(app, events, concurrency, entries);
    }
  };
  const kept = keep();
  return {
    async stop() {
      isStopping = true;
      const runner = await running.catch(() => undefined);
      // One that has ended by itself has nothing left to stop.
      await runner?.stop().catch(() => {});
      await kept;
    },
  };
}

async function startRunner(
  app: Application,
  events: WorkerEvents,
  concurrency: number,
  entries: readonly (readonly [TaskName, Task])[],
): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(entries.map(([name, task]) => [name, adapt(app, task)]));
  return run({
    connectionString: app.env.databaseUrl,
    // One listens, the others fetch and finish jobs; what the jobs do themselves is on the application's own pool.
    maxPoolSize: concurrency + 1,
    concurrency,
    noHandleSignals: true,
    // Running jobs may go on this long; other processes may take them over in the meantime.
    gracefulShutdownAbortTimeout: PATIENCE_MS,
    pollInterval: 1_000,
    taskList,
    parsedCronItems: [],
    // How a job ended is written in the background. With a delay, be it none, that is tried again, a stop waits for it, and
    // where it fails, this part ends; without one, the process would.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    logger: new Logger(() => (level, message, meta) => {
      const error = meta?.error ?? meta?.fatalError;
      if (level !== "error" && level !== "warning") app.log.debug(`queue: ${message}`);
      else if (ofConnections.test(message)) absence(app).notice(error);
      else app.log.warn({ err: error }, `queue: ${message}`);
    }),
  });
}

function adapt(app: Application, task: Task): TaskList[string] {
  return async (payload) => {
    const { organizationId, ...rest } = payload as { organizationId: string } & Record<string, unknown>;
    await task({ app, organizationId, payload: rest, now: await timeOf(app, organizationId) });
  };
}

/** Gives signs of life until it is stopped; returns the name the process has there. */
async function beat(app: Application, workers: ReadonlySet<string>, signal: AbortSignal): Promise<string> {
  const id = randomUUID();
  while (!signal.aborted) {
    try {
      // In a transaction, which is the one to notice that a pool's connections are lost and has it made anew (`db/tenant.ts`):
      // statements outside of one wait for ever, and with them the rounds.
      const [row] = await inTransaction(
        app,
        (db) => raw(db)<{ rescued: number }[]>`
          select keep_jobs_alive(${id}, ${hostname()}, ${process.pid}, ${[...workers]}) as rescued`,
      );
      if (row && row.rescued > 0)
        app.log.warn({ workers: row.rescued }, "took over the jobs of dead workers");
    } catch (error) {
      logFailure(app, error, "no sign of life could be given");
    }
    await sleep(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
  return id;
}
