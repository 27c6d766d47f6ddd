import type postgres from "postgres";
import type { PlacedTable } from "./tables.ts";

/**
 * Takes the references of and to tables off that are still to be brought to their place: none may lead from what lies here
 * to what lies there. They are kept in a table until {@link restoreReferences} puts them on again, also after an end in the midst.
 */
export async function takeReferencesOff(sql: postgres.Sql, tables: readonly PlacedTable[]): Promise<void> {
  const names = tables.filter(({ isPlaced }) => !isPlaced).map(({ name }) => name);
  await sql.begin(async (tx) => {
    await tx`
      create table if not exists drizzle.reference (
        of_table text not null, name text not null, definition text not null, primary key (of_table, name))`;
    const references = await tx<{ of: string; name: string }[]>`
      insert into drizzle.reference as r (of_table, name, definition)
      select quote_ident(t.relname), quote_ident(k.conname), pg_get_constraintdef(k.oid)
        from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class f on f.oid = k.confrelid
       where k.contype = 'f' and t.relnamespace = 'public'::regnamespace
         and (t.relname = any (${names}) or f.relname = any (${names}))
      on conflict (of_table, name) do update set definition = excluded.definition
      returning r.of_table as "of", r.name`;
    for (const { of, name } of references) await tx.unsafe(`alter table ${of} drop constraint ${name}`);
  });
}

/** Puts those on again that were taken off, one by one. @returns how many they were */
export async function restoreReferences(sql: postgres.Sql): Promise<number> {
  const references = await sql<{ of: string; name: string; definition: string }[]>`
    select of_table as "of", name, definition from drizzle.reference order by 1, 2`;
  for (const { of, name, definition } of references)
    await sql.begin(async (tx) => {
      await tx`set local citus.multi_shard_modify_mode = 'sequential'`;
      await tx.unsafe(`alter table ${of} add constraint ${name} ${definition}`);
      await tx`delete from drizzle.reference where of_table = ${of} and name = ${name}`;
    });
  return references.length;
}
