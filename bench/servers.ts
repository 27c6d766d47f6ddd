import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { serverEnvironment, serverFlags } from "../scripts/lib/serve.mjs";

const root = join(import.meta.dirname, "..");
/** In a session of its own, as under whatever starts services: Linux may share the processors among sessions, and the load has one. */
const apart = { cwd: root, detached: true };

/** A server under load. */
export interface Server {
  readonly origin: string;
  /** Memory it holds, in MiB. */
  memory(): number;
  /** Time of a processor that it has taken, in milliseconds. */
  processor(): number;
  /** May be called twice. */
  stop(): Promise<void>;
}

/** Starts the service as in production. @param url the database @param settings further variables of its environment */
export async function startService(url: string, settings: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  return serve(
    port,
    fork(join(root, "server/process/main.ts"), [], {
      ...apart,
      execArgv: serverFlags,
      env: {
        ...process.env,
        ...serverEnvironment,
        NODE_ENV: "production",
        API_ACCESS: "open",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATABASE_URL: url,
        AUTH_SECRET: randomBytes(32).toString("base64"),
        LOG_LEVEL: "error",
        ...settings,
      },
    }),
  );
}

/** Starts the bare server. @param file the statements it sends */
export async function startBare(url: string, file: string): Promise<Server> {
  const port = await freePort();
  return serve(port, fork(join(root, "bench/bare.ts"), [url, file, String(port)], apart));
}

async function serve(port: number, child: ChildProcess): Promise<Server> {
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => ["ended"] as const),
  ]);
  if (message !== "ready") throw new Error("A server under load did not start.");
  return {
    origin: `http://127.0.0.1:${port}`,
    memory: () => residentMemory(child.pid ?? 0),
    processor: () => processorTime(child.pid ?? 0),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/** Resident memory of a process in MiB; NaN where the system does not tell. */
function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(toldOf(pid, "status"))?.[1]) / 1024;
}

/** Time of a processor that a process has taken, in milliseconds; NaN where the system does not tell. A tick is a hundredth of a second. */
function processorTime(pid: number): number {
  const [, fields = ""] = toldOf(pid, "stat").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13);
  return 10 * (Number(user) + Number(system));
}

/** What the system tells of a process in `/proc`; nothing where it has none. */
function toldOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
