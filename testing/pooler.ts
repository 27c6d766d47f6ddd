/** PgBouncer in transaction mode in front of a database, as a platform would have it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect as dial } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applicationUrl } from "#db/application-role.ts";
import { freePort } from "#db/embedded/cluster.ts";
import { serverUser } from "#db/embedded/place.ts";

/** Connections that all clients share. */
const SERVER_CONNECTIONS = 20;
const CLIENTS = 1_000;

export interface Pooler {
  /** What `DATABASE_POOLER_URL` takes: without a role. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a pooler for the application's role.
 * @param database address of a migrated database, as its owner
 * @throws Error with a sentence for the terminal where PgBouncer is not installed
 */
export async function openPooler(database: string): Promise<Pooler> {
  const program = findPooler();
  const { username, password } = new URL(applicationUrl(database));
  const { hostname, port: to, pathname } = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), "offerboard-pooler-"));
  const port = await freePort();
  const [users, settings] = [join(folder, "users"), join(folder, "pgbouncer.ini")];
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${to || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = ${CLIENTS}
`,
  );
  const user = serverUser();
  if (user) for (const file of [folder, users, settings]) chownSync(file, user.uid, user.gid);
  const child = spawn(program, ["-q", settings], {
    ...(user && { uid: user.uid, gid: user.gid }),
    stdio: ["ignore", "ignore", "ignore"],
  });
  await listens(child, port);
  return {
    url: `postgres://127.0.0.1:${port}${pathname}`,
    async close() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPooler(): string {
  for (const program of ["pgbouncer", "/usr/sbin/pgbouncer"]) {
    try {
      execFileSync(program, ["--version"], { stdio: "ignore" });
      return program;
    } catch {
      // Not here: try the next.
    }
  }
  throw new Error("PgBouncer is not installed; on Debian: apt-get install pgbouncer");
}

async function listens(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = dial(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isThere) return;
    await sleep(50);
  }
  throw new Error("PgBouncer ended before it was ready.");
}
