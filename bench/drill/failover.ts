/**
 * `npm run drill:failover`: three machines of PostgreSQL under Patroni, each commit on two of them, and the service before
 * HAProxy's port, while callers buy. The primary is killed, cut off from the network, and left without room on its disk,
 * again and again. Ends with code 1 where a purchase that was answered 200 is lost or doubled, a key gets another answer, the
 * service refuses for longer than it may, or the books do not agree. `--times 20` is how often the primary is killed.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connect, raw, type Sql } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { build } from "../../scripts/lib/build.mjs";
import { fillWorld } from "../world.ts";
import { checkBooks, checkPurchases } from "./aftermath.ts";
import { type Cluster, openCluster } from "./failover/cluster.ts";
import { failuresOf } from "./failover/failures.ts";
import { findPrograms } from "./failover/programs.ts";
import { type Member, startMember } from "./fleet.ts";
import { issueKey } from "./keys.ts";
import { buy, isOther, type Settled, settle, type Way } from "./load.ts";
import { openReport } from "./report.ts";

const { values } = parseArgs({ options: { times: { type: "string", default: "20" } } });
const times = Number(values.times);

const BUYERS = 4;
/** Between two purchases of one caller, in milliseconds. */
const PACE = 50;
/** How long a purchase may take while the primary changes, in milliseconds. */
const REFUSED_AT_MOST_MS = 15_000;
/** How long it sells undisturbed between two failures, in milliseconds. */
const CALM_MS = 2_000;
/** How long events may take to be published once nothing fails any more, in milliseconds. */
const SETTLES_MS = 120_000;
/** Purchases that are asked for again at once. */
const AT_ONCE = 8;

const programs = findPrograms();
await build(".next");
const report = openReport("drill:failover");
const closing: (() => Promise<void>)[] = [];
let ending: Promise<void> | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => void close().finally(() => process.exit(130)));
try {
  await drill();
  process.exitCode = report.end();
} finally {
  await close();
}

/** Ends all that was started, the last first; once, however many ask. */
function close(): Promise<void> {
  ending ??= (async () => {
    for (const step of closing.reverse()) await step();
  })();
  return ending;
}

async function drill(): Promise<void> {
  const cluster = await openCluster(programs);
  closing.push(cluster.close);
  report.tell("three machines agree on a primary, and two of them have each commit");
  await makeDatabase(cluster);
  const url = cluster.urlOf("offerboard");
  await migrate(url);
  const connection = connect(url, 2);
  closing.push(() => connection.close(1));
  const sql = connection.pool;
  await fillWorld(sql);
  const env = { DATABASE_URL: url, AUTH_SECRET: randomBytes(32).toString("base64"), DATABASE_POOL: "12" };
  const server = await startMember("server", "server", { ...env, API_ACCESS: "keys", WORKER: "on" });
  closing.push(server.stop);
  const way = { origin: server.origin, apiKey: await issueKey(sql) };
  const settled = await underLoad(cluster, way);
  await checkAnswers(settled, way, server);
  await published(sql);
  await checkPurchases(report, sql, settled);
  await checkBooks(report, sql, env);
}

async function makeDatabase(cluster: Cluster): Promise<void> {
  const { db, close: end } = connect(cluster.urlOf("postgres"), 1);
  await raw(db)`create database offerboard`;
  await end();
}

/** Sells while the primary fails in every way. @returns every purchase, as it was answered for good */
async function underLoad(cluster: Cluster, way: Way): Promise<readonly Settled[]> {
  let isOver = false;
  let slowest = 0;
  const hear = ({ took }: Settled) => {
    slowest = Math.max(slowest, took);
  };
  const buying = Promise.all(
    Array.from({ length: BUYERS }, (_, n) => buy(way, `buyer-${n}`, () => isOver, PACE, hear)),
  );
  buying.catch(() => {});
  const forget = () => {
    slowest = 0;
  };
  try {
    // Whoever gives up ends the drill at once.
    await Promise.race([buying, failAll(cluster, () => slowest, forget)]);
  } finally {
    isOver = true;
  }
  const bought = await buying;
  const differing = bought.reduce((sum, one) => sum + one.differing, 0);
  report.check("retries at once that got another answer", differing, differing === 0);
  return bought.flatMap((one) => one.settled);
}

/** @param slowest milliseconds of the slowest purchase since `forget` */
async function failAll(cluster: Cluster, slowest: () => number, forget: () => void): Promise<void> {
  let anew = 0;
  for (const { name, times: wanted, needs, strike, repair } of failuresOf(times)) {
    if (needs && !cluster.nodes.every(needs.has)) {
      report.measure(name, `not tried: ${needs.what}`);
      continue;
    }
    let longest = 0;
    for (let time = 1; time <= wanted; time += 1) {
      const primary = await cluster.primary();
      await sleep(CALM_MS);
      forget();
      strike(primary);
      const next = await cluster.primary(primary);
      await repair(primary);
      for (const node of await cluster.becomesWhole()) {
        anew += 1;
        report.tell(`${node.name} did not follow for a minute, and was made anew`);
      }
      longest = Math.max(longest, slowest());
      report.tell(`${name}: ${primary.name} → ${next.name}; the slowest purchase took ${slowest()} ms`);
    }
    report.check(
      `${name}, ${wanted} times; the slowest purchase meanwhile`,
      `${longest} ms`,
      longest <= REFUSED_AT_MOST_MS,
    );
  }
  report.measure("machines that did not follow for a minute, and were made anew", String(anew));
}

/** Asks for every purchase again under its key. */
async function checkAnswers(settled: readonly Settled[], way: Way, server: Member): Promise<void> {
  report.tell(`${settled.length} purchases are asked for again under their keys`);
  const queue = [...settled];
  let differing = 0;
  const ask = async () => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop())
      if (isOther(await settle(way, one.key, one.asked), one)) differing += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  report.check("keys that got another answer afterwards", differing, differing === 0);
  report.check("the service ran on, as it was started", server.isRunning, server.isRunning);
  const refused = settled.filter(({ status }) => status !== 200).map(({ body }) => String(body.code));
  report.check(
    "purchases refused for good",
    [refused.length, ...new Set(refused)].join("; "),
    refused.length === 0,
  );
  const away = settled.flatMap((one) => one.failures).filter((status) => status >= 500);
  const others = away.filter((status) => status !== 503);
  report.check(
    "answers of 5xx while there was no primary, and those that were no 503",
    [`${away.length}, ${others.length}`, ...new Set(others)].join("; "),
    others.length === 0,
  );
}

/** Waits until the service has told listeners of all that happened. */
async function published(sql: Sql): Promise<void> {
  const left = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from event where position is null`;
    return row?.count ?? 0;
  };
  for (const until = Date.now() + SETTLES_MS; (await left()) > 0 && Date.now() < until; ) await sleep(500);
  const waiting = await left();
  report.check("events that wait to be published", waiting, waiting === 0);
}
