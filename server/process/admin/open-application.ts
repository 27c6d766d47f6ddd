import postgres from "postgres";
import { findRunningEmbedded, keptSecret, startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { compose, loadChain } from "#server/process/compose.ts";
import { provideAuthSecret, provideDatabaseUrl, readEnv } from "#server/process/env.ts";
import { findChain } from "#server/process/find-chain.ts";
import type { Surroundings } from "./run-command.ts";

/**
 * Opens the database of `DATABASE_URL`, or the one that comes with the project: beside a server that runs it, or started
 * for the time of the command. One that was never set up is.
 */
export async function openApplication(): ReturnType<Surroundings["open"]> {
  const env = readEnv();
  const place = { name: "demo", dataDirectory: env.dataDirectory };
  const onMessage = (message: string) => void process.stderr.write(`${message}\n`);
  const running = env.databaseIsEmbedded ? await findRunningEmbedded(place.name, place) : env.databaseUrl;
  const started = running === undefined ? await startEmbedded({ ...place, onMessage }) : undefined;
  try {
    const url = running ?? started?.url ?? "";
    if (env.databaseIsEmbedded) {
      provideDatabaseUrl(url);
      provideAuthSecret(keptSecret(env.dataDirectory));
      await findChain(env);
    }
    if (started || !(await isSetUp(url))) {
      await migrate(url, { appUrl: env.databaseAppUrl });
    }
    await loadChain(env);
    const app = compose(env);
    return {
      app,
      async close() {
        await app.close();
        await started?.stop();
      },
    };
  } catch (error) {
    await started?.stop();
    throw error;
  }
}

async function isSetUp(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    const [found] = await sql<
      { there: boolean }[]
    >`select to_regclass('public.api_key') is not null as there`;
    return found?.there ?? false;
  } finally {
    await sql.end();
  }
}
