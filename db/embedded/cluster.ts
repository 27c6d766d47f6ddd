/** One PostgreSQL cluster on this machine: making it, running its server, and ending one that somebody left behind. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { processStarted } from "./lock.mjs";
import type { Place } from "./place.ts";

export const superuser = "offerboard";

/** The folder of the cluster's files, `PGDATA`. */
export const clusterFolder = (home: string): string => join(home, "cluster");
const passwordFile = (home: string): string => join(clusterFolder(home), "offerboard.password");
const logFile = (home: string): string => join(home, "server.log");

/**
 * Sends the parent's end to the server: the watcher's input closes when this process is gone, however it went, and the
 * watcher then asks the server for a fast shutdown. The shell becomes the server (`exec`), so the watcher is there
 * before it, its process id is known beforehand, and there is no process more than the two.
 */
export const launchScript = `
server=$$
exec 3<&0 </dev/null
( (
  trap '' INT TERM HUP
  read -r word <&3
  [ "$word" = stopped ] && exit 0
  kill -INT "$server"
  waited=0
  while kill -0 "$server" && [ "$waited" -lt 300 ]; do sleep 0.1 || sleep 1; waited=$((waited + 1)); done
  kill -QUIT "$server"
) >/dev/null 2>&1 & )
exec 3<&-
exec "$@"
`;

/** Makes the cluster unless it is there. A start that is killed half-way leaves nothing that looks finished. */
export function ensureCluster({ home, programs, user }: Place, durable: boolean): void {
  const folder = clusterFolder(home);
  if (existsSync(folder)) {
    const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
    if (version === "18") return;
    throw new Error(
      `${folder} was made by PostgreSQL ${version}, and this is 18. Move it away or delete it.`,
    );
  }
  const draft = join(home, "cluster.new");
  const password = join(home, "password.new");
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (user) chownSync(password, user.uid, user.gid);
  // As root, the server's user cannot make a folder in a home that is root's.
  if (user) {
    execFileSync("mkdir", ["-m", "700", draft]);
    chownSync(draft, user.uid, user.gid);
  }
  const options = [
    `--username=${superuser}`,
    `--pwfile=${password}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // PostgreSQL's own locale: the same order of texts on every system, and none needs to be installed.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ];
  try {
    execFileSync(join(programs, "bin/initdb"), ["-D", draft, ...options], {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: home,
      env: serverEnvironment,
      stdio: ["ignore", "ignore", "pipe"],
    });
    renameSync(password, join(draft, "offerboard.password"));
    renameSync(draft, folder);
  } catch (error) {
    const reason = (error as { stderr?: Buffer }).stderr?.toString().trim() || (error as Error).message;
    throw new Error(`Could not make the database in ${home}: ${reason}`);
  } finally {
    rmSync(password, { force: true });
  }
}

// Nothing of this process' own environment: a PGDATA or LANG of the person at the terminal must not reach the server.
const serverEnvironment = {
  PATH: "/usr/local/bin:/usr/bin:/bin",
  LANG: "C",
  LC_ALL: "C",
  TZ: "UTC",
  // A connection keeps some MiB that it has used, and does not ask the system for them with each statement anew.
  MALLOC_MMAP_THRESHOLD_: String(8 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(16 * 2 ** 20),
} as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv;

/** MiB of the tables that the server keeps at hand: an eighth of the memory there is, within reason; taken as it is needed. */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(Math.max(memory / 2 ** 20 / 8, 128), 4096));
}

function settings(port: number, durable: boolean): Record<string, string | number> {
  return {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: `${sharedBuffers()}MB`,
    huge_pages: "off",
    // For whoever connects past db/client.ts, which says so itself.
    jit: "off",
    max_parallel_workers_per_gather: 0,
    enable_mergejoin: "off",
    io_method: "sync",
    // Nobody replicates from this server.
    wal_level: "minimal",
    max_wal_senders: 0,
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    log_min_messages: "warning",
    ...(durable
      ? // A table that has just been filled is read in the wrong order until it is analyzed.
        { autovacuum_naptime: "15s" }
      : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
}

/** Starts the server; the promise holds once it takes connections, and fails when it ends before that. */
export async function startServer(
  place: Place,
  port: number,
  durable: boolean,
  further: Readonly<Record<string, string | number>> = {},
): Promise<ChildProcess> {
  const { home, programs, user } = place;
  const log = openLog(home);
  const options = Object.entries({ ...settings(port, durable), ...further }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const child = spawn(
    "/bin/sh",
    ["-c", launchScript, "sh", join(programs, "bin/postgres"), "-D", clusterFolder(home), ...options],
    {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: home,
      env: serverEnvironment,
      // A session of its own: the terminal's Ctrl-C is for this process, which stops the server after its last request.
      detached: true,
      stdio: ["pipe", log, log],
    },
  );
  closeSync(log);
  child.stdin?.on("error", () => {});
  let ended = false;
  child.once("error", () => (ended = true));
  child.once("exit", () => {
    ended = true;
    child.stdin?.end("stopped\n");
  });
  while (!ended) {
    const state = readPidFile(home);
    if (state?.pid === child.pid && state?.ready) return child;
    await sleep(20);
  }
  throw new Error(lastFatal(home) ?? `PostgreSQL did not start; see ${logFile(home)}`);
}

/** Ends the server: at once for its clients, with everything committed on disk; harder when it does not listen. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined)
    await endProcess(child.pid, () => child.exitCode === null && child.signalCode === null);
}

/**
 * Ends a server that still runs on this cluster though nobody holds the cluster's lock (its parent was killed a moment
 * ago), and clears a process id file that names a process of somebody else, which would keep PostgreSQL from starting.
 */
export async function endLeftover(home: string): Promise<void> {
  const state = readPidFile(home);
  if (state === undefined) return;
  if (isServer(state.pid, home)) await endProcess(state.pid, () => isServer(state.pid, home));
  else if (processStarted(state.pid) !== undefined)
    rmSync(join(clusterFolder(home), "postmaster.pid"), { force: true });
}

async function endProcess(pid: number, runs: () => boolean): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 10_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (!runs()) return;
    try {
      process.kill(pid, signal);
    } catch {
      // It went in this very moment.
    }
    for (const until = Date.now() + patience; runs() && Date.now() < until; ) await sleep(20);
  }
}

interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

function readPidFile(home: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(clusterFolder(home), "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

/** Whether this process is the server of this cluster, and not one that was given its number later. */
function isServer(pid: number, home: string): boolean {
  if (processStarted(pid) === undefined) return false;
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8")
        : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes(clusterFolder(home));
  } catch {
    return false;
  }
}

/** The port of the server that runs on this cluster and takes connections. */
export function runningPort(home: string): number | undefined {
  const state = readPidFile(home);
  return state?.ready && isServer(state.pid, home) ? state.port : undefined;
}

/** The address of a database of this cluster. */
export function addressOf(home: string, port: number, database: string): string {
  return `postgres://${superuser}:${readFileSync(passwordFile(home), "utf8").trim()}@127.0.0.1:${port}/${database}`;
}

/**
 * A free port below those that systems give to outgoing connections, so that it is still free when the server has to
 * come back on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

function openLog(home: string): number {
  const file = logFile(home);
  const large = existsSync(file) && statSync(file).size > 5_000_000;
  const log = openSync(file, large ? "w" : "a", 0o600);
  chmodSync(file, 0o600);
  return log;
}

function lastFatal(home: string): string | undefined {
  const lines = readFileSync(logFile(home), "utf8").trimEnd().split("\n").slice(-20);
  return lines
    .findLast((line) => line.includes("FATAL:"))
    ?.replace(/^.*FATAL:\s*/, "PostgreSQL did not start: ");
}
