import { readMigrationFiles } from "drizzle-orm/migrator";
import type postgres from "postgres";
import { isSpread } from "./distribute/cluster.ts";
import { placeNewTables } from "./distribute/place.ts";

const MAKES_TABLE = /\bcreate table\b/i;

/**
 * Runs the migrations that a database does not have yet, all or none, and notes them where the generator's own runner
 * does. On a cluster each new table goes to its place before anything refers to it: no reference leads from what lies on
 * one machine to what is spread.
 * @param sql a single connection of the tables' owner
 * @param migrationsFolder the generated migrations and their journal
 */
export async function applyMigrations(sql: postgres.Sql, migrationsFolder: string): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`;
  const [last] = await sql<{ at: string }[]>`
    select max(created_at)::text as at from drizzle.__drizzle_migrations having count(*) > 0`;
  const due = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => last === undefined || folderMillis > Number(last.at),
  );
  if (due.length === 0) return;
  const spreads = await isSpread(sql);
  await sql.begin(async (tx) => {
    if (spreads) await tx`set local citus.multi_shard_modify_mode = 'sequential'`;
    for (const { sql: statements, hash, folderMillis } of due) {
      for (const statement of statements) {
        await tx.unsafe(statement);
        if (spreads && MAKES_TABLE.test(statement)) await placeNewTables(tx);
      }
      await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
    }
  });
}
