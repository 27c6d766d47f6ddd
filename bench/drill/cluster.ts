/**
 * `npm run drill:cluster`: organizations sell on a Citus cluster while a machine joins it and one of them moves there. Ends
 * with code 1 where anything was lost or doubled, or where the books do not agree. `CLUSTER_URL` names a database on the
 * coordinator of a cluster with two workers or more, whose user may make databases on all of them.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { distribute } from "#db/distribute/distribute.ts";
import { locateOrganization, moveOrganization } from "#db/distribute/move.ts";
import { migrate } from "#db/migrate.ts";
import { createOnCluster, dropFromCluster, machinesOf } from "#testing/cluster.ts";
import { build } from "../../scripts/lib/build.mjs";
import { fillWorld, ledgerToken, postOffers } from "../world.ts";
import { checkBooks, checkPurchases } from "./aftermath.ts";
import { startMember } from "./fleet.ts";
import { issueKey, UNLIMITED } from "./keys.ts";
import { buy, cancel, type Settled } from "./load.ts";
import { openReport } from "./report.ts";

const ORGANIZATIONS = ["org_drill_1", "org_drill_2", "org_drill_3"] as const;
const MOVED = ORGANIZATIONS[0];
const SHARDS = 4;
const BUYERS = 2;
const OFFERS = 2_000;
/** Between two requests of one caller, in milliseconds. */
const PACE = 40;
/** How long they sell before, between and after what happens, in milliseconds. */
const PART_MS = 5_000;
const NAME = "offerboard_drill_cluster";

const address = process.env.CLUSTER_URL;
if (address === undefined)
  throw new Error(
    "CLUSTER_URL names no coordinator of a Citus cluster, so there is nothing to drill (docs/cluster.md).",
  );
const admin = postgres(address, { max: 1, onnotice: () => {} });
const nodes = await machinesOf(admin);
const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
const joining = workers.at(-1);
if (joining === undefined || workers.length < 2)
  throw new Error(`CLUSTER_URL names a cluster of ${workers.length} workers, and this needs two.`);

await build(".next");
const report = openReport("drill:cluster");
try {
  await dropFromCluster(address, NAME, nodes);
  const url = await createOnCluster(
    address,
    NAME,
    nodes,
    nodes.filter((node) => node !== joining),
  );
  await drill(url, `${joining.host}:${joining.port}`);
  process.exitCode = report.end();
} finally {
  await dropFromCluster(address, NAME, nodes);
  await admin.end();
}

async function drill(url: string, to: string): Promise<void> {
  await migrate(url);
  await distribute(url, { shards: SHARDS });
  const sql = postgres(url, { max: 4, onnotice: () => {} });
  for (const organizationId of ORGANIZATIONS) {
    await fillWorld(sql, organizationId);
    await postOffers(sql, 1, OFFERS, ledgerToken, organizationId);
  }
  report.tell(`${ORGANIZATIONS.length} organizations on ${workers.length - 1} workers`);
  const env = {
    DATABASE_URL: url,
    AUTH_SECRET: randomBytes(32).toString("base64"),
    API_ACCESS: "keys",
    WORKER: "on",
  };
  const server = await startMember("server", "server", env);
  try {
    let hasEnded = false;
    const selling = ORGANIZATIONS.map(async (organizationId) => {
      const way = { origin: server.origin, apiKey: await issueKey(sql, UNLIMITED, organizationId) };
      const isOver = () => hasEnded;
      const buying = Array.from({ length: BUYERS }, (_, n) => buy(way, `buyer-${n}`, isOver, PACE));
      const [bought, cancelled] = await Promise.all([
        Promise.all(buying),
        cancel(way, 1, OFFERS, isOver, PACE),
      ]);
      return { organizationId, bought, cancelled };
    });
    const all = Promise.all(selling);
    all.catch(() => {});
    await sleep(PART_MS);
    await join(sql, url);
    await sleep(PART_MS);
    const began = Date.now();
    await moveOrganization(url, MOVED, to);
    const place = await locateOrganization(sql, MOVED);
    report.check(
      "where the organization that moved lies",
      `${place.host}:${place.port}`,
      `${place.host}:${place.port}` === to,
    );
    report.measure("how long the move took", `${((Date.now() - began) / 1000).toFixed(1)} s`);
    report.tell(`${MOVED} lies on ${to}`);
    await sleep(PART_MS);
    hasEnded = true;
    for (const { organizationId, bought, cancelled } of await all)
      await check(sql, organizationId, bought, cancelled);
    await settleEvents(sql);
    for (const organizationId of ORGANIZATIONS) await checkBooks(report, sql, env, organizationId);
  } finally {
    await server.stop();
    await sql.end();
  }
}

/** A machine joins the cluster. */
async function join(sql: postgres.Sql, url: string): Promise<void> {
  if (joining === undefined) return;
  await sql`select citus_add_node(${joining.host}, ${joining.port})`;
  await distribute(url);
  report.tell(`${joining.host}:${joining.port} has joined`);
}

async function check(
  sql: postgres.Sql,
  organizationId: string,
  bought: readonly { settled: Settled[]; differing: number }[],
  cancelled: { cancelled: number; refused: number },
): Promise<void> {
  const settled = bought.flatMap((one) => one.settled);
  report.measure(organizationId, "");
  await checkPurchases(report, sql, settled, organizationId);
  const differing = bought.reduce((sum, one) => sum + one.differing, 0);
  report.check("retries with their key that got another answer", differing, differing === 0);
  const away = settled.flatMap(({ failures }) => failures);
  report.measure("answers of 5xx meanwhile, each asked again", [away.length, ...new Set(away)].join("; "));
  const slowest = Math.max(...settled.map(({ took }) => took));
  report.measure("longest time a purchase took, with its retries", `${slowest} ms`);
  const [offers] = await sql<{ count: number }[]>`
    select count(*)::int as count from offer where organization_id = ${organizationId} and status = 'CANCELLED'`;
  report.check(
    "cancellations answered 200, and offers cancelled",
    `${cancelled.cancelled}, ${offers?.count}`,
    cancelled.cancelled === offers?.count && cancelled.refused === 0,
  );
}

/** Waits until all events are published. */
async function settleEvents(sql: postgres.Sql): Promise<void> {
  const left = async () => {
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int as count from event where position is null`;
    return row?.count ?? 0;
  };
  for (const until = Date.now() + 60_000; (await left()) > 0 && Date.now() < until; ) await sleep(500);
}
