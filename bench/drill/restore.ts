/**
 * `npm run drill:restore`: a base backup while the service sells, the log archived, all of it restored to a moment between
 * two purchases. Ends with code 1 where anything from before the moment is missing or anything after it is there, or where the
 * books do not agree. `--purchases 300` is how many are made before the backup, between it and the moment, and after that;
 * `--scale 0.2` puts an organization of that share of a real issuer's size (`bench:scale`) beside the one that sells.
 */
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { serverUser } from "#db/embedded/place.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { copied, copyCluster } from "#testing/copy-cluster.ts";
import { makeDataDirectory } from "#testing/data-directory.ts";
import { build } from "../../scripts/lib/build.mjs";
import { intentRequest } from "../load.ts";
import { fill } from "../scale/fill.ts";
import { fillWorld, world } from "../world.ts";
import { admin, checkBooks, checkPurchases } from "./aftermath.ts";
import { startMember } from "./fleet.ts";
import { issueKey, UNLIMITED } from "./keys.ts";
import { type Settled, settle, type Way } from "./load.ts";
import { openReport } from "./report.ts";

const { values } = parseArgs({
  options: { purchases: { type: "string", default: "300" }, scale: { type: "string", default: "0" } },
});
const each = Number(values.purchases);
const scale = Number(values.scale);

/** The organization that sells. */
const SELLER = "org_seller";

/** How long the last segment of the log may take to the archive, and the restored server to open, in milliseconds. */
const PATIENCE_MS = 600_000;
const GIGABYTE = 1_000_000_000;

await build(".next");
const report = openReport("drill:restore");
const dataDirectory = makeDataDirectory("restore");
const archive = mkdtempSync(join(tmpdir(), "offerboard-archive-"));
const user = serverUser();
if (user) chownSync(archive, user.uid, user.gid);
const authSecret = randomBytes(32).toString("base64");
try {
  const { moment, before, bytes } = await sellAndBackUp();
  await restore(moment, before, bytes);
  process.exitCode = report.end();
} finally {
  for (const folder of [dataDirectory, archive]) rmSync(folder, { recursive: true, force: true });
}

function envOf(url: string): Record<string, string> {
  return { DATABASE_URL: url, AUTH_SECRET: authSecret, API_ACCESS: "keys", WORKER: "on" };
}

/** @returns the moment to restore to, the purchases before it, and the size of the base backup */
async function sellAndBackUp(): Promise<{ moment: string; before: readonly Settled[]; bytes: number }> {
  const database = await startEmbedded({
    name: "first",
    dataDirectory,
    settings: { ...copied, archive_mode: "on" },
  });
  const { url } = database;
  await migrate(url);
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  // What fills the large organization is in the backup and not in the archive.
  await archiveBy(sql, "true");
  if (scale > 0) await fillBeside(url);
  await archiveBy(sql, `test ! -f ${archive}/%f && cp %p ${archive}/%f`);
  await fillWorld(sql, SELLER);
  const server = await startMember("server", "server", envOf(url));
  try {
    const way = { origin: server.origin, apiKey: await issueKey(sql, UNLIMITED, SELLER) };
    const first = await sell(way, "first");
    const selling = sell(way, "during");
    const began = Date.now();
    const bytes = await copyCluster({
      dataDirectory,
      from: "first",
      to: "restored",
      url,
      signal: "recovery.signal",
    });
    measure("base backup, while it sold", bytes, began);
    const during = await selling;
    const second = await sell(way, "second");
    const [now] = await sql<{ moment: string }[]>`select clock_timestamp()::text as moment`;
    const after = await sell(way, "after");
    report.tell(
      `${first.length + during.length + second.length} purchases, the moment, ${after.length} more`,
    );
    await archiveAll(sql);
    return { moment: now?.moment ?? "", before: [...first, ...during, ...second], bytes };
  } finally {
    await server.stop();
    await sql.end();
    await database.stop();
  }
}

/** @param command keeps a file of the log, `%p`, by its name, `%f` */
async function archiveBy(sql: postgres.Sql, command: string): Promise<void> {
  await sql.unsafe(`alter system set archive_command = '${command}'`);
  await sql`select pg_reload_conf()`;
}

/** Fills in the large organization, without a trail: hashes that are made up are not what `admin audit verify` finds whole. */
async function fillBeside(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await fill(sql, scale, (step) => report.tell(`${step} …`), { hasTrail: false });
  report.tell((await admin(["recount"], envOf(url))).text);
  await sql`checkpoint`;
  await sql.end();
}

async function sell(way: Way, name: string): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (let n = 0; n < each; n += 1)
    settled.push(await settle(way, `${name}-${n}`, intentRequest(n % world.offerings, n % world.customers)));
  return settled;
}

/** Ends the segment that is written, and waits until it is in the archive. */
async function archiveAll(sql: postgres.Sql): Promise<void> {
  const [last] = await sql<{ segment: string }[]>`select pg_walfile_name(pg_switch_wal()) as segment`;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(200)) {
    const [row] = await sql`
      select from pg_stat_archiver where last_archived_wal >= ${last?.segment ?? ""} and last_archived_wal !~ '[.]'`;
    if (row) return;
  }
  throw new Error("The log was not archived in time.");
}

async function restore(moment: string, before: readonly Settled[], bytes: number): Promise<void> {
  const began = Date.now();
  const database = await startEmbedded({
    name: "restored",
    dataDirectory,
    settings: {
      ...copied,
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: moment,
      recovery_target_action: "promote",
    },
  });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  try {
    await opens(sql);
    measure("restored to the moment", bytes, began);
    await checkPurchases(report, sql, before, SELLER);
    const server = await startMember("server", "server", envOf(database.url));
    const way = { origin: server.origin, apiKey: await issueKey(sql, UNLIMITED, SELLER) };
    const { status } = await settle(way, "afterwards", intentRequest(0, 0));
    report.check("the first purchase of the restored service", status, status === 200);
    const waiting = await published(sql);
    report.check("events that the restored service did not publish", waiting, waiting === 0);
    await server.stop();
    const checked = Date.now();
    await checkBooks(report, sql, envOf(database.url), SELLER);
    measure("checked", bytes, checked);
  } finally {
    await sql.end();
    await database.stop();
  }
}

async function opens(sql: postgres.Sql): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(100)) {
    const [row] = await sql`select where not pg_is_in_recovery()`;
    if (row) return;
  }
  throw new Error("The restored server did not open in time.");
}

/** @returns how many events still wait for their place in the stream once the service had its time */
async function published(sql: postgres.Sql): Promise<number> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int as count from event where position is null`;
    if (row?.count === 0 || Date.now() > until) return row?.count ?? 0;
  }
}

function measure(what: string, bytes: number, began: number): void {
  const seconds = (Date.now() - began) / 1000;
  const size = `${(bytes / GIGABYTE).toFixed(2)} GB`;
  report.measure(
    what,
    `${seconds.toFixed(1)} s for ${size}, ${((seconds * GIGABYTE) / bytes).toFixed(0)} s a GB`,
  );
}
