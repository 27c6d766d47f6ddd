import type postgres from "postgres";

/**
 * Has PostgreSQL look at each table that holds anything and of which it knows nothing: that was filled by a restore or in
 * bulk, or that an upgrade of the server brought along without its statistics. Until its autovacuum comes round, lists would
 * read whole tables, and what they show of a hundred tokens would be sought by trying all of them for each row.
 * Takes a few seconds for a table of any size.
 * @param sql a connection of the tables' owner
 * @returns the tables
 */
export async function learnUnknown(sql: postgres.Sql): Promise<readonly string[]> {
  const unknown = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > 0
       and not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname)
     order by 1`;
  for (const { name } of unknown) await sql`analyze ${sql(name)}`;
  return unknown.map(({ name }) => name);
}
