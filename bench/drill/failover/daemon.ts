/** A program that runs beside the drill, and never longer. */
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { launchScript } from "#db/embedded/cluster.ts";
import { serverUser } from "#db/embedded/place.ts";

/** How long one may take to end by itself, in milliseconds. */
const PATIENCE_MS = 20_000;

export interface Daemon {
  readonly pid: number;
  /** Why it is not there any more; undefined while it runs. */
  readonly ended: string | undefined;
  /** Ends it as a machine that loses its power. */
  kill(): void;
  /** Ends it in good order. */
  stop(): Promise<void>;
}

/**
 * Starts a program as an ordinary user. It ends with this process, however that ends.
 * @param folder where it works
 * @param log the file that gets its words
 */
export function startDaemon(command: readonly string[], folder: string, log: string): Daemon {
  const user = serverUser();
  const words = openSync(log, "a");
  const child = spawn("/bin/sh", ["-c", launchScript, "sh", ...command], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: folder,
    env: {
      PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
      HOME: folder,
      LANG: "C.UTF-8",
      TZ: "UTC",
    } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    // A session of its own: the terminal's Ctrl-C is for this process, which ends the others in their order.
    detached: true,
    stdio: ["pipe", words, words],
  });
  closeSync(words);
  let ended: string | undefined;
  const gone = new Promise<void>((resolve) => {
    const note = (reason: string) => {
      ended ??= reason;
      resolve();
    };
    child.once("error", ({ message }) => note(message));
    child.once("exit", (code, signal) => {
      note(signal ?? `exit code ${code}`);
      child.stdin?.end("stopped\n");
    });
  });
  child.stdin?.on("error", () => {});
  return {
    pid: child.pid ?? 0,
    get ended() {
      return ended;
    },
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      if (ended !== undefined) return;
      child.kill("SIGTERM");
      await Promise.race([gone, sleep(PATIENCE_MS, undefined, { ref: false })]);
      child.kill("SIGKILL");
      await gone;
    },
  };
}
