/**
 * `npm run worker`: the work beside requests (rounds and jobs) without HTTP, beside any number of servers and other
 * workers. It ends in good order on SIGINT and SIGTERM: running jobs come to their end, no process stays behind.
 */
import { isConnectionLost } from "#db/connection-lost.ts";
import { findRunningEmbedded, keptSecret } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { application, closeApplication } from "#server/kernel/application.ts";
import { absence } from "./absence.ts";
import { loadChain, provideComposedApplication } from "./compose.ts";
import { provideAuthSecret, provideDatabaseUrl, readEnv } from "./env.ts";
import { findChain } from "./find-chain.ts";
import { outliveReaders } from "./log.ts";
import { startWorker, type Worker } from "./rounds.ts";

let isEnding = false;

outliveReaders();
provideComposedApplication();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
// The parent process closed its channel: it was killed, so this process ends too.
process.once("disconnect", () => void end(0));
if (process.argv.includes("--end-with-parent")) endWithParent();
process.on("unhandledRejection", outliveLostConnection);

const starting = start();
starting.then(
  () => {
    process.stdout.write("The worker is ready. Ctrl-C ends it.\n");
    process.send?.("ready");
  },
  (error: Error) => {
    process.stderr.write(`\n${error.message}\n\n`);
    void end(1);
  },
);

async function start(): Promise<Worker> {
  const env = readEnv();
  if (env.databaseIsEmbedded) {
    const url = await findRunningEmbedded("demo", { dataDirectory: env.dataDirectory });
    if (url === undefined) {
      throw new Error("There is no database to work on: set DATABASE_URL, or start the server first.");
    }
    provideDatabaseUrl(url);
    provideAuthSecret(keptSecret(env.dataDirectory));
    await findChain(env);
  }
  await loadChain(env);
  // Fails at the start if the secret is missing, not with each webhook that cannot be signed.
  void env.authSecret;
  await migrate(env.databaseUrl, { appUrl: env.databaseAppUrl });
  return startWorker(application());
}

/** The driver asks a new connection for the types that there are, and nobody hears of it when the connection is lost meanwhile. */
function outliveLostConnection(error: unknown): void {
  if (!isConnectionLost(error)) throw error;
  absence(application()).notice(error);
}

function endWithParent(): void {
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) void end(0);
  }, 500).unref();
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  try {
    const worker = await starting.catch(() => undefined);
    await worker?.stop();
    await closeApplication();
  } finally {
    process.exit(code);
  }
}
