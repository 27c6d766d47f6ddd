import postgres from "postgres";
import type { EmbeddedDatabase } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { fill } from "./fill.ts";

/**
 * The address of a filled database of this size, which is made where it is not there or of another size, and brought up
 * to date where it is.
 * @param size share of the full size, see `fill`
 * @param isFresh makes it anew
 */
export async function ensureWorld(
  database: EmbeddedDatabase,
  name: string,
  size: number,
  isFresh = false,
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
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
    await admin`alter system set max_wal_size = '8GB'`;
    await admin`select pg_reload_conf()`;
    await fill(sql, size, (step) => console.info(`  ${name}: ${seconds()} s: ${step} …`));
    await admin`alter system reset max_wal_size`;
    await admin`select pg_reload_conf()`;
    await sql.end();
    await admin.unsafe(`comment on database ${name} is '${size}'`);
    console.info(`  ${name}: made in ${seconds()} s\n`);
  }
  await admin.end();
  return url;
}
