import { findRunningEmbedded, startEmbedded } from "#db/embedded.ts";
import { readEnv } from "./env.ts";

/**
 * Works on the database of `DATABASE_URL`, or on the one that comes with the project: beside a server that runs it, or
 * started for the time of the work.
 */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const env = readEnv();
  const options = { name: "demo", dataDirectory: env.dataDirectory };
  const running = env.databaseIsEmbedded ? await findRunningEmbedded(options.name, options) : env.databaseUrl;
  const started =
    running === undefined
      ? await startEmbedded({ ...options, onMessage: (line) => void process.stderr.write(`${line}\n`) })
      : undefined;
  try {
    await work(running ?? started?.url ?? "");
  } finally {
    await started?.stop();
  }
}
