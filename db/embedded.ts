/**
 * The database that comes with the project: a real PostgreSQL 18 from npm, started and stopped with the process that
 * uses it. Committed rows outlive every way of ending: the process' end by any signal ends the server in good order,
 * the server's end by any signal brings it back on the same port, and neither leaves anything that blocks a start.
 */
import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import {
  addressOf,
  endLeftover,
  ensureCluster,
  freePort,
  runningPort,
  startServer,
  stopServer,
} from "./embedded/cluster.ts";
import { isLock, type Lock, takeLock } from "./embedded/lock.mjs";
import { homeOf, preparePlace } from "./embedded/place.ts";

export interface EmbeddedOptions {
  /** Which cluster: `demo`, `test`, … Each has its own folder, server and port, so they run side by side. */
  name: string;
  /** Folder of all clusters; `.data` beside `package.json` when left out. */
  dataDirectory?: string | undefined;
  /** The database to open (and to make when it is missing); `offerboard` when left out. */
  database?: string;
  /** False trades safety of the data against speed, for tests. */
  durable?: boolean;
  /** Settings of the server beside the usual ones, or in their place. */
  settings?: Readonly<Record<string, string | number>>;
  /** How long to wait for another process that uses the same cluster, in milliseconds (15,000). */
  patience?: number;
  /** Told, in a sentence, what a person at the terminal would want to know. */
  onMessage?: (message: string) => void;
  /** Called when the server kept ending and is given up. */
  onLost?: (error: Error) => void;
}

export interface EmbeddedDatabase {
  /** Address of the opened database. */
  url: string;
  /** Address of another database of the same cluster; does not make it. */
  urlOf(database: string): string;
  /** Process id of the server that runs now. */
  readonly pid: number | undefined;
  /** Ends the server in good order and lets go of the cluster. May be called twice. */
  stop(): Promise<void>;
}

const defaultDirectory = join(import.meta.dirname, "../.data");
const attempts = 8;

/**
 * Starts the cluster's server, making the cluster when it is new, and keeps it running until `stop`.
 * @throws Error with a sentence for the terminal: cluster in use, no PostgreSQL for this system, no user to run it as
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { name, database = "offerboard", durable = true, settings = {} } = options;
  const { onMessage = () => {}, onLost = () => {} } = options;
  const folder = folderOf(options);
  const lock = await lockCluster(folder, options);
  try {
    const place = preparePlace(folder);
    await endLeftover(place.home);
    ensureCluster(place, durable);
    const start = (port: number) => startServer(place, port, durable, settings);
    const server = await keepRunning(start, onMessage, (error) => {
      lock.release();
      onLost(error);
    });
    const urlOf = (other: string) => addressOf(place.home, server.port, other);
    const stop = once(async () => {
      await server.stop();
      lock.release();
    });
    try {
      await ensureDatabase(urlOf("postgres"), database);
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      url: urlOf(database),
      urlOf,
      stop,
      get pid() {
        return server.pid;
      },
    };
  } catch (error) {
    lock.release();
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EACCES" && code !== "EPERM") throw error;
    throw new Error(
      `The database \`${name}\` in ${folder} belongs to another user; start as that user, or set DATA_DIR.`,
    );
  }
}

/**
 * The address of a cluster that another process runs now, for commands beside it; undefined when it does not run.
 */
export async function findRunningEmbedded(
  name: string,
  { dataDirectory, database = "offerboard" }: Pick<EmbeddedOptions, "dataDirectory" | "database"> = {},
): Promise<string | undefined> {
  const home = homeOf(folderOf({ name, dataDirectory }));
  const port = home === undefined ? undefined : runningPort(home);
  return home === undefined || port === undefined ? undefined : addressOf(home, port, database);
}

/** The secret that goes with the embedded databases of a folder, made at the first call; the environment's goes before it. */
export function keptSecret(dataDirectory = defaultDirectory): string {
  const file = resolve(dataDirectory, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(resolve(dataDirectory), { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8").trim();
}

/** Where whatever a process keeps on this machine lies. */
export function dataDirectory(given: string | undefined): string {
  return resolve(given ?? defaultDirectory);
}

function folderOf({ name, dataDirectory }: Pick<EmbeddedOptions, "name" | "dataDirectory">): string {
  return resolve(dataDirectory ?? defaultDirectory, name);
}

async function lockCluster(
  folder: string,
  { name, patience = 15_000, onMessage }: EmbeddedOptions,
): Promise<Lock> {
  const result = await takeLock(join(folder, "lock"), {
    what: `the database \`${name}\``,
    waitMs: patience,
    onWait: ({ pid }) =>
      onMessage?.(`The database \`${name}\` is in use by process ${pid}; waiting for it to end.`),
  });
  if (isLock(result)) return result;
  throw new Error(
    `The database \`${name}\` in ${folder} is in use by process ${result.pid}. Stop that one first, or set DATA_DIR to a folder of its own.`,
  );
}

interface KeptServer {
  readonly port: number;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** Runs the server, and starts it again on the same port when it ends unasked. */
async function keepRunning(
  startOn: (port: number) => Promise<ChildProcess>,
  onMessage: (message: string) => void,
  onLost: (error: Error) => void,
): Promise<KeptServer> {
  let port = await freePort();
  let child: ChildProcess | undefined;
  let stopping = false;
  let starting: Promise<void> | undefined;

  async function start(newPort: boolean): Promise<void> {
    for (let attempt = 1; !stopping; attempt++) {
      try {
        child = await startOn(port);
        child.once("exit", restart);
        return;
      } catch (error) {
        if (attempt === attempts) throw error;
        // Processes of a killed server take a moment to notice; before the first start, the port may be the trouble.
        await sleep(Math.min(100 * 2 ** attempt, 3_000));
        if (newPort) port = await freePort();
      }
    }
  }

  function restart(): void {
    if (stopping) return;
    onMessage("PostgreSQL ended unexpectedly; starting it again.");
    starting = start(false).then(() => onMessage("PostgreSQL is back."), onLost);
  }

  await start(true);
  return {
    get port() {
      return port;
    },
    get pid() {
      return child?.pid;
    },
    async stop() {
      stopping = true;
      await starting;
      if (child) await stopServer(child);
    },
  };
}

async function ensureDatabase(url: string, database: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const found = await sql`select from pg_database where datname = ${database}`;
    if (found.length === 0) await sql`create database ${sql(database)}`;
  } finally {
    await sql.end();
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= action());
}
