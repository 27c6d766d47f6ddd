import type postgres from "postgres";
import { type PlacedTable, readTables } from "./tables.ts";

/** The table that the others lie beside: organizations of one number are on one machine with all they have. */
export const FIRST = "token";

/**
 * Takes a table to its place. Triggers hear nothing of rows that are only taken elsewhere.
 * @param tx a transaction, as a table without its triggers is nobody's to see
 * @param shards parts that organizations are put into; counts for the first of their tables
 */
export async function place(
  tx: postgres.TransactionSql,
  { name, placement }: PlacedTable,
  shards: number,
): Promise<void> {
  // What is whole on every machine is written in one go, so what refers to it is too.
  await tx`set local citus.multi_shard_modify_mode = 'sequential'`;
  const triggers = await tx<{ name: string; definition: string }[]>`
    select quote_ident(tgname) as name, pg_get_triggerdef(oid) as definition
      from pg_trigger where tgrelid = ${name}::regclass and not tgisinternal`;
  for (const trigger of triggers) await tx.unsafe(`drop trigger ${trigger.name} on ${name}`);
  if (placement === "everywhere") await tx`select create_reference_table(${name})`;
  else if (name === FIRST)
    await tx`select create_distributed_table(${name}, 'organization_id', colocate_with => 'none', shard_count => ${shards}::int)`;
  else await tx`select create_distributed_table(${name}, 'organization_id', colocate_with => ${FIRST})`;
  // The rows that were taken elsewhere, which nothing reads here any more.
  await tx`select truncate_local_data_after_distributing_table(${name})`;
  for (const trigger of triggers) await tx.unsafe(trigger.definition);
}

/** Takes the tables to their place that a migration has just made, before anything refers to them. */
export async function placeNewTables(tx: postgres.TransactionSql): Promise<void> {
  for (const table of await readTables(tx)) if (!table.isPlaced) await place(tx, table, 0);
}
