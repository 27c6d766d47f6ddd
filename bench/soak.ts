/**
 * `npm run soak`: the service under a constant load for half an hour (`--minutes`), on a database of its own. Purchases
 * are made, cancelled, read and listed, people are taken on, offers are posted and taken back, and all of it is published.
 * What it holds must not grow with time: it ends with code 1 where memory, the p99 or a table's size by row is more than
 * a tenth over what it was after five minutes, or where a request was answered otherwise than it should.
 */
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { build } from "../scripts/lib/build.mjs";
import { type Server, startService } from "./servers.ts";
import { sendAny } from "./soak/requests.ts";
import { fillWorld } from "./world.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, rate: { type: "string", default: "100" } },
});
const minutes = Number(values.minutes);
/** Requests a second, whatever the service does. */
const rate = Number(values.rate);
if (!(minutes >= 2 && rate > 0)) throw new Error("--minutes is at least 2, --rate above 0.");

/** The minute after which nothing may grow, and how many minutes are looked at there and at the end. */
const SETTLED = Math.min(5, minutes - 1);
const WINDOW = Math.max(1, Math.floor((minutes - SETTLED) / 5));
const MOST = 1.1;
/** Smaller tables differ by a page or two. */
const LEAST_BYTES = 2 * 1024 * 1024;
/** Requests under way at most: beyond it the service does not keep up. */
const MOST_UNDER_WAY = 500;

/** What a minute came to. */
interface Minute {
  readonly times: readonly number[];
  /** Memory of the process, in MiB. */
  readonly memory: number;
}

interface Table {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
  readonly dead: number;
}

await build(".next");
const database = await startEmbedded({ name: "soak", database: "postgres" });
const admin = postgres(database.url, { max: 1, onnotice: () => {} });
try {
  await admin`drop database if exists offerboard_soak with (force)`;
  await admin`create database offerboard_soak`;
  process.exitCode = (await soak(database.urlOf("offerboard_soak"))) ? 0 : 1;
} finally {
  await admin`drop database if exists offerboard_soak with (force)`;
  await admin.end();
  await database.stop();
}

/** @returns whether nothing grew */
async function soak(url: string): Promise<boolean> {
  await migrate(url);
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  await fillWorld(sql);
  const server = await startService(url);
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; ${rate} requests a second for ${minutes} minutes\n`,
  );
  console.info(
    line("minute", "answered/s", "p50 ms", "p99 ms", "memory MiB", "to publish", "dead rows", "MiB"),
  );
  const past: Minute[] = [];
  const failures: string[] = [];
  let settled: readonly Table[] = [];
  let tables: readonly Table[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const times = await load(server, failures);
    past.push({ times, memory: server.memory() });
    tables = await tablesOf(sql);
    if (minute === SETTLED) settled = tables;
    console.info(
      line(
        String(minute),
        (times.length / 60).toFixed(1),
        percentile(times, 50).toFixed(1),
        percentile(times, 99).toFixed(1),
        server.memory().toFixed(0),
        String(await waiting(sql)),
        String(tables.reduce((sum, { dead }) => sum + dead, 0)),
        (tables.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20).toFixed(0),
      ),
    );
  }
  await server.stop();
  await sql.end();
  for (const failure of new Set(failures)) console.info(`  ${failure}`);
  const isSteady = judge(past, settled, tables);
  if (failures.length > 0)
    console.info(`${failures.length} requests were answered otherwise than they should`);
  return isSteady && failures.length === 0;
}

/** A minute of load. @returns how long each answer took from the moment it was due */
async function load(server: Server, failures: string[]): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  let underWay = 0;
  const all = Array.from({ length: Math.round(rate * 60) }, async (_, index) => {
    const due = began + (index * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    if (underWay >= MOST_UNDER_WAY) return void failures.push("the service does not keep up");
    underWay += 1;
    try {
      await sendAny(server);
      times.push(performance.now() - due);
    } catch (error) {
      failures.push((error as Error).message);
    }
    underWay -= 1;
  });
  await Promise.all(all);
  return times;
}

/** Tables with their rows counted, and all that is stored of them: indexes and long values too. */
async function tablesOf(sql: postgres.Sql): Promise<Table[]> {
  const sizes = await sql<{ name: string; bytes: number; dead: number }[]>`
    select relname as name, pg_total_relation_size(relid)::float8 as bytes, n_dead_tup::int as dead
      from pg_stat_user_tables where schemaname = 'public' order by 2 desc`;
  return Promise.all(
    sizes.map(async (size) => {
      const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(size.name)}`;
      return { ...size, rows: row?.rows ?? 0 };
    }),
  );
}

async function waiting(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from event where position is null`;
  return row?.count ?? 0;
}

/** Compares the end with the fifth minute. @returns whether all is within a tenth */
function judge(past: readonly Minute[], settled: readonly Table[], end: readonly Table[]): boolean {
  const early = past.slice(SETTLED - 1, SETTLED - 1 + WINDOW);
  const late = past.slice(-WINDOW);
  const p99 = (of: readonly Minute[]) =>
    percentile(
      of.flatMap(({ times }) => times),
      99,
    );
  const memory = (of: readonly Minute[]) => of.reduce((sum, one) => sum + one.memory, 0) / of.length;
  const perRow = ({ bytes, rows }: Table) => bytes / Math.max(1, rows);
  const compared = [
    { name: "memory, MiB", before: memory(early), after: memory(late) },
    { name: "p99, ms", before: p99(early), after: p99(late) },
    ...end.flatMap((table) => {
      const before = settled.find(({ name }) => name === table.name);
      if (!before || before.bytes < LEAST_BYTES) return [];
      return [{ name: `${table.name}, bytes a row`, before: perRow(before), after: perRow(table) }];
    }),
  ];
  console.info(`\n${line("", `minute ${SETTLED}`, "end", "ratio")}`);
  for (const { name, before, after } of compared)
    console.info(
      line(
        name,
        before.toFixed(1),
        after.toFixed(1),
        (after / before).toFixed(2),
        after > before * MOST ? "GREW" : "",
      ),
    );
  return compared.every(({ before, after }) => after <= before * MOST);
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(12)).join("");
}
