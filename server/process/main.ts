/**
 * The one long-lived process: it opens the database, migrates it, and answers HTTP. The interface's operations are
 * answered right here, everything else by Next. It ends in good order on SIGINT and SIGTERM: no request is cut off, no
 * process stays behind.
 */
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import next from "next";
import postgres from "postgres";
import { dataDirectory, type EmbeddedDatabase, keptSecret, startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import type { DemoChain } from "#demo/chain.ts";
import { ensureDemo } from "#demo/ensure-demo.ts";
import { builtFiles } from "#server/http/built-files.ts";
import { senderOf, visitorOf } from "#server/http/client-address.ts";
import { createFront } from "#server/http/front.ts";
import { pageListener } from "#server/http/page-listener.ts";
import { PageTurns } from "#server/http/page-turns.ts";
import { apiListener } from "#server/http/rest/node-listener.ts";
import { application, closeApplication, enterPhase, phaseOfProcess } from "#server/kernel/application.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { keyCache } from "#server/platform/api-key/key-cache.ts";
import { loadChain, provideComposedApplication } from "./compose.ts";
import { provideAuthSecret, provideChain, provideDatabaseUrl, readEnv } from "./env.ts";
import { createLog, outliveReaders } from "./log.ts";
import { startWorker, type Worker } from "./rounds.ts";

/** How long running requests may take once the process is asked to end, in milliseconds. */
const patience = 10_000;
/** How long running work may take then, in milliseconds: as long as a statement of it may. */
const longest = 60_000;
/**
 * npm repeats the signal that the terminal sends; a second one within this time, in milliseconds, is the same request
 * to stop.
 */
const sameWish = 1_000;

/** No key is before the database is open. */
const isKeyInUse = (key: string) => phaseOfProcess() !== "starting" && keyCache(application()).isInUse(key);

/** Name of the embedded database, and of its folder. */
const DATABASE = "demo";

const began = performance.now();
const env = configuration();
const log = createLog(env);
const api = apiListener(env);
// Hot reloading is the only WebSocket.
const front = createFront(
  log,
  (url) => !env.isProduction && url.startsWith("/_next/hmr"),
  // A load balancer is told at once that nothing is answered yet; everybody else waits.
  (url) => (phaseOfProcess() === "starting" && api.asksForHealth(url) ? api.listen : undefined),
  (request) => senderOf(request, env, isKeyInUse),
);
const projectFolder = join(import.meta.dirname, "../..");
const pages = next({
  dev: !env.isProduction,
  dir: projectFolder,
  hostname: env.baseDomain,
  port: env.port,
  httpServer: front.server,
});
let database: Promise<EmbeddedDatabase> | undefined;
let chain: Promise<DemoChain | undefined> | undefined;
let worker: Worker | undefined;
let ending: { since: number; code: number } | undefined;

outliveReaders();
enterPhase("starting");
provideComposedApplication();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
// The parent process closed its channel: it was killed, so this process ends too.
process.once("disconnect", () => void end(0));
if (process.argv.includes("--end-with-parent")) endWithParent();
process.once("uncaughtException", fail);

start().catch(fail);

async function start(): Promise<void> {
  await front.listen(env.port, env.host);
  const [url] = await Promise.all([openDatabase(), pages.prepare()]);
  if (ending) return;
  worker = await startWorker(application(), { isOff: env.workerIsOff });
  const turns = new PageTurns((request) => visitorOf(request, env));
  const rendered = turns.around(pages.getRequestHandler());
  const built = () => builtFiles(join(projectFolder, env.builtPages), rendered);
  const page = pageListener(env, env.isProduction ? built() : rendered);
  if (env.isProduction) giveBackMemory();
  enterPhase("ready");
  front.open((request, response) => {
    if (!api.handles(request.url)) return page(request, response);
    if (!api.asksForHealth(request.url)) turns.giveWay();
    return api.listen(request, response);
  });
  await announce(url);
  process.send?.("ready");
}

/** Gives back what loading left behind, half of what an idle process would hold; it takes a tenth of a second. */
function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as NodeJS.GCFunction;
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

async function openDatabase(): Promise<string> {
  const url = env.databaseIsEmbedded ? await openEmbedded() : env.databaseUrl;
  if (env.databaseIsEmbedded && env.seedDemo && env.chain === undefined) chain = openChain();
  await migrate(url, { appUrl: env.databaseAppUrl });
  if (env.seedDemo) {
    const { seed } = await import("#demo/seed.ts");
    await seed(url);
  }
  await chain;
  await loadChain(env);
  if (env.apiAccess === "open") await ensureDemo(application());
  await followChain();
  return url;
}

/** Starts the demo's chain beside the database, where there is a program for it; the demo does without as well. */
async function openChain(): Promise<DemoChain | undefined> {
  try {
    const { startDemoChain } = await import("#demo/chain.ts");
    const data = dataDirectory(env.dataDirectory);
    const started = await startDemoChain(join(data, "chain"), join(data, DATABASE));
    if (started) provideChain(started.env);
    else log.warn("there is no test chain for this system: all tokens are of the ledger");
    return started;
  } catch (error) {
    log.warn({ err: error }, "the test chain did not start: all tokens are of the ledger");
    return undefined;
  }
}

/** Brings the demo's token onto its chain. */
async function followChain(): Promise<void> {
  const [node] = (await chain)?.env.rpcUrls ?? [];
  if (node === undefined) return;
  const { ensureOnChain } = await import("#demo/ensure-on-chain.ts");
  await ensureOnChain(application(), node).catch((error: unknown) => {
    log.warn({ err: error }, "the demo's token is not on its chain");
  });
}

async function openEmbedded(): Promise<string> {
  database = startEmbedded({
    name: DATABASE,
    dataDirectory: env.dataDirectory,
    onMessage: (message) => console.info(message),
    onLost: fail,
  });
  const { url } = await database;
  provideDatabaseUrl(url);
  provideAuthSecret(keptSecret(env.dataDirectory));
  return url;
}

/** Tells a person at the terminal where to go, and a log that the process is there. */
async function announce(url: string): Promise<void> {
  const { port } = front.server.address() as AddressInfo;
  log.info({ host: env.host, port }, "listening");
  if (!env.databaseIsEmbedded) return;
  const at = (name: string) => `http://${name}:${port}`;
  const subdomain = await anOfferingsSubdomain(url);
  const lines = {
    Market: at(env.baseDomain),
    Portal: `${at(env.baseDomain)}/portal`,
    Console: `${at(env.baseDomain)}/console`,
    Microsite: subdomain && at(`${subdomain}.${env.baseDomain}`),
    Interface: `${at(env.baseDomain)}/api`,
    Reference: `${at(env.baseDomain)}/docs`,
  };
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.info(`\nOfferboard is ready after ${seconds} s. Ctrl-C ends it and keeps the data.\n`);
  for (const [name, address] of Object.entries(lines)) {
    if (address) console.info(`  ${name.padEnd(10)} ${address}`);
  }
  console.info();
}

async function anOfferingsSubdomain(url: string): Promise<string | undefined> {
  const sql = postgres(url, { max: 1 });
  try {
    const [found] = await sql<{ subdomain: string }[]>`
      select subdomain from offering where state = 'PUBLISHED' order by created_at limit 1`;
    return found?.subdomain;
  } finally {
    await sql.end();
  }
}

function onSignal(): void {
  if (ending === undefined) return void end(0);
  if (performance.now() - ending.since > sameWish) front.cutOff();
}

function endWithParent(): void {
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) void end(0);
  }, 500).unref();
}

function fail(error: Error): void {
  if (ending === undefined) console.error(`\n${error.name === "Error" ? error.message : error.stack}\n`);
  else log.error({ err: error }, "failed while ending");
  void end(1);
}

/** Ends the process: first the requests, then what they use. */
async function end(code: number): Promise<void> {
  if (ending) {
    ending.code ||= code;
    return;
  }
  ending = { since: performance.now(), code };
  enterPhase("draining");
  try {
    await front.drain(patience, env.drainSeconds * 1000);
    await Promise.race([closeAll(), sleep(longest, undefined, { ref: false })]);
    await Promise.allSettled([
      chain?.then((started) => started?.stop()),
      database?.then((started) => started.stop()),
    ]);
  } finally {
    process.exit(ending.code);
  }
}

async function closeAll(): Promise<void> {
  await worker?.stop();
  await Promise.allSettled([pages.close(), closeApplication()]);
}

function configuration(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
}
