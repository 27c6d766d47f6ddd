/** Workers in processes of their own, for tests that end or kill them. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface WorkerOptions {
  readonly databaseUrl: string;
  /** What signs webhooks, as the suite that made the work has it. */
  readonly authSecret: string;
  readonly logLevel?: "silent" | "warn";
}

/**
 * A worker that is at work.
 * @param hear gets what it writes
 * @param born gets the process at once, ready or not
 * @throws Error when it ends before it is ready
 */
export async function spawnWorker(
  { databaseUrl, authSecret, logLevel = "silent" }: WorkerOptions,
  hear: (words: string) => void = () => {},
  born: (child: ChildProcess) => void = () => {},
): Promise<ChildProcess> {
  const program = join(import.meta.dirname, "../server/process/worker.ts");
  const child = spawn(process.execPath, [program, "--end-with-parent"], {
    env: {
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      API_ACCESS: "open",
      PUBLIC_URL: "https://offerboard.example",
      AUTH_SECRET: authSecret,
      LOG_LEVEL: logLevel,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  born(child);
  child.stdout?.setEncoding("utf8").on("data", hear);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (text: string) => text.includes("ready") && resolve());
    child.once("exit", (code) => reject(new Error(`the worker ended with ${code}`)));
  });
  return child;
}
