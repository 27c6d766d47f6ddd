/** The processes of a service: servers and workers, each of which may end and come back while others go on. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serverEnvironment, serverFlags } from "../../scripts/lib/serve.mjs";
import { freePort } from "../servers.ts";

const root = join(import.meta.dirname, "../..");

/** How long an ending server still takes requests, in seconds: longer than the balancer needs to learn of it, on a busy machine too. */
const DRAIN_SECONDS = 5;

export type Kind = "server" | "worker";
export type Signal = "SIGTERM" | "SIGKILL";

/** One process, and those that take its place. */
export interface Member {
  readonly name: string;
  readonly kind: Kind;
  /** Of a server; the same for all that take its place. */
  readonly origin: string;
  /** What it was ended by, until another is ready in its place. */
  readonly endingBy: Signal | undefined;
  /** Whether it has not ended by itself. */
  readonly isRunning: boolean;
  /** Ends it by this signal, and starts another in its place. @returns the exit code of the one that ended */
  restart(signal: Signal): Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts a process of the service and waits until it is ready. @param env its variables beside the usual ones */
export async function startMember(
  kind: Kind,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<Member> {
  const port = kind === "server" ? await freePort() : 0;
  let child = await launch(kind, port, env);
  let endingBy: Signal | undefined;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    kind,
    origin: `http://127.0.0.1:${port}`,
    get endingBy() {
      return endingBy;
    },
    get isRunning() {
      return isRunning();
    },
    async restart(signal) {
      const old = child;
      const gone = once(old, "exit") as Promise<[number | null]>;
      endingBy = signal;
      old.kill(signal);
      const [code] = await gone;
      child = await launch(kind, port, env);
      endingBy = undefined;
      return code;
    },
    async stop() {
      if (!isRunning()) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await Promise.race([gone, sleep(30_000, undefined, { ref: false })]);
      child.kill("SIGKILL");
    },
  };
}

async function launch(
  kind: Kind,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const file = kind === "server" ? "server/process/main.ts" : "server/process/worker.ts";
  const child = fork(join(root, file), [], {
    cwd: root,
    execArgv: serverFlags,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...serverEnvironment,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: "https://offerboard.example",
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "error",
      WORKER: "off",
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const first = await Promise.race([once(child, "message"), once(child, "exit").then(() => ["ended"])]);
  if (first[0] !== "ready") throw new Error(`A ${kind} ended before it was ready.`);
  return child;
}
