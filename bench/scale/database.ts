import { cpus } from "node:os";
import postgres from "postgres";
import type { EmbeddedDatabase } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { fill } from "./fill.ts";

/** What the server need not do while rows come that would be made anew after a crash. */
const whileFilled = [
  ["max_wal_size", "'16GB'"],
  ["fsync", "off"],
  ["full_page_writes", "off"],
  ["autovacuum", "off"],
] as const;

/**
 * The address of a filled database of this size, which is made where it is not there or of another size, and brought up
 * to date where it is.
 * @param size share of the full size, see `fill`
 * @param isFresh makes it anew
 * @param by what fills it
 */
export async function ensureWorld(
  database: EmbeddedDatabase,
  name: string,
  size: number,
  isFresh = false,
  by = fill,
): Promise<string> {
  const url = database.urlOf(name);
  const admin = postgres(database.url, { max: 1, onnotice: () => {} });
  const [there] = await admin<{ size: string | null }[]>`
    select shobj_description(oid, 'pg_database') as size from pg_database where datname = ${name}`;
  const isThere = !isFresh && there?.size === String(size);
  if (!isThere) {
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.unsafe(`create database ${name}`);
  }
  await migrate(url);
  if (!isThere) {
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const pool = postgres(url, {
      max: cpus().length,
      onnotice: () => {},
      // What is to be sent waits for whichever connection is free, not behind another statement.
      ...({ max_pipeline: 0 } as object),
      connection: { session_replication_role: "replica", maintenance_work_mem: "2GB" },
    });
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
    for (const [setting, value] of whileFilled) await admin.unsafe(`alter system set ${setting} = ${value}`);
    await admin`select pg_reload_conf()`;
    try {
      await by(sql, size, (step) => console.info(`  ${name}: ${seconds()} s: ${step} …`), { pool });
    } finally {
      for (const [setting] of whileFilled) await admin.unsafe(`alter system reset ${setting}`);
      await admin`select pg_reload_conf()`;
    }
    await admin`checkpoint`;
    await Promise.all([sql.end(), pool.end()]);
    await admin.unsafe(`comment on database ${name} is '${size}'`);
    console.info(`  ${name}: made in ${seconds()} s\n`);
  }
  await admin.end();
  return url;
}
