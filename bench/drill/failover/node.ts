/** One machine of the cluster: PostgreSQL under Patroni, reached by ways that can be cut. */
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverUser } from "#db/embedded/place.ts";
import { freePort } from "../../servers.ts";
import { type Daemon, startDaemon } from "./daemon.ts";
import { fill, makeSmallDisk } from "./disk.ts";
import type { Programs } from "./programs.ts";
import { openRelay, type Relay } from "./relay.ts";
import { type Keys, settingsOf } from "./settings.ts";

/** How long a manager may take to say what its machine is, in milliseconds. */
const ANSWER_MS = 2_000;

export interface Node {
  readonly name: string;
  /** Where others find its database. */
  readonly port: number;
  /** Where others ask what it is. */
  readonly apiPort: number;
  /** Whether its log lies on a disk of its own that can be filled. */
  readonly hasSmallDisk: boolean;
  /** Whether it is the primary, by its own word. */
  isPrimary(): Promise<boolean>;
  /** Whether its manager has named a machine that may take its place: until it has, none does. */
  hasSuccessor(): Promise<boolean>;
  /** Has its manager copy the primary anew, as an operator does with a follower that is stuck. @returns whether it does */
  makeAnew(): Promise<boolean>;
  start(): void;
  /** Kills PostgreSQL, every process of it; its manager goes on. */
  killDatabase(): void;
  /** Kills all there is, as when a machine loses its power. */
  killMachine(): void;
  cut(): void;
  mend(): void;
  /** Fills the disk of its log. */
  fillDisk(): void;
  freeDisk(): void;
  close(): Promise<void>;
}

/**
 * Makes a machine that is not started yet.
 * @param home a folder that the server's user may enter
 * @param etcd the port of the cluster's memory
 */
export async function makeNode(
  name: string,
  home: string,
  etcd: number,
  programs: Programs,
  keys: Keys,
): Promise<Node> {
  const folder = makeFolder(join(home, name));
  const [postgres, api] = [await freePort(), await freePort()];
  const relays = {
    postgres: await openRelay(postgres),
    api: await openRelay(api),
    etcd: await openRelay(etcd),
  };
  const ways: readonly Relay[] = Object.values(relays);
  const log = makeFolder(join(folder, "log"));
  const disk = makeSmallDisk(log);
  const settings = join(folder, "patroni.json");
  const ports = {
    own: { postgres, api },
    known: { postgres: relays.postgres.port, api: relays.api.port, etcd: relays.etcd.port },
  };
  writeFileSync(settings, JSON.stringify(settingsOf({ name, folder, log, ports, programs, keys }), null, 2));
  give(settings);
  let manager: Daemon | undefined;
  const ballast = join(log, "ballast");

  async function ask(path: string, body?: object): Promise<{ isGood: boolean; text: string }> {
    const answer = await fetch(`http://127.0.0.1:${api}${path}`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return { isGood: answer.ok, text: await answer.text() };
  }

  function killDatabase(): void {
    const file = join(folder, "data/postmaster.pid");
    if (!existsSync(file)) return;
    const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);
    // Its children would end by themselves, and might commit before that.
    for (const pid of [postmaster, ...childrenOf(postmaster)]) kill(pid);
  }

  return {
    name,
    port: relays.postgres.port,
    apiPort: relays.api.port,
    hasSmallDisk: disk !== undefined,
    isPrimary: () =>
      ask("/primary").then(
        ({ isGood }) => isGood,
        () => false,
      ),
    hasSuccessor: () =>
      ask("/cluster").then(
        ({ text }) => text.includes('"sync_standby"'),
        () => false,
      ),
    makeAnew: () =>
      ask("/reinitialize", { force: true }).then(
        ({ isGood }) => isGood,
        () => false,
      ),
    start() {
      manager = startDaemon([programs.patroni, settings], folder, join(home, `${name}.log`));
    },
    killDatabase,
    killMachine() {
      manager?.kill();
      killDatabase();
    },
    cut() {
      for (const way of ways) way.cut();
    },
    mend() {
      for (const way of ways) way.mend();
    },
    fillDisk: () => fill(ballast),
    freeDisk: () => rmSync(ballast, { force: true }),
    async close() {
      for (const way of ways) way.mend();
      await manager?.stop();
      killDatabase();
      await Promise.all(ways.map((way) => way.close()));
      disk?.remove();
    },
  };
}

function makeFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  give(path);
  return path;
}

/** Gives a file to the user that PostgreSQL runs as. */
export function give(path: string): void {
  const user = serverUser();
  if (user) chownSync(path, user.uid, user.gid);
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** Undefined where the process has gone meanwhile. */
function parentOf(pid: number): number | undefined {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
    return Number(rest.split(" ")[1]);
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has gone already.
  }
}
