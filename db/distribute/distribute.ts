/** Spreads the organizations of a database over the machines of a cluster (docs/cluster.md). */
import postgres from "postgres";
import { ensureOnMachines } from "#db/application-role.ts";
import { keepSetting, requireCluster } from "./cluster.ts";
import { distributeFunctions } from "./functions.ts";
import { FIRST, place } from "./place.ts";
import { restoreReferences, takeReferencesOff } from "./references.ts";
import { type PlacedTable, readTables } from "./tables.ts";

/** Into how many parts organizations are put that are moved as one. */
const SHARDS = 32;

export interface DistributeOptions {
  /** Parts that organizations are put into; left out = 32. Counts where none are yet. */
  readonly shards?: number | undefined;
  /** Hears each step once it is done. */
  readonly tell?: (line: string) => void;
}

/**
 * Brings each table to where `db/placement.ts` says that it lies, with its rows, and to every machine the functions that
 * statements need there. What is there already stays, so it can be called after each migration and each new machine, and
 * goes on where it was ended.
 * @param url address of a migrated database on the coordinator, as the owner of its tables
 * @throws Error with a sentence for the terminal where the database is no cluster's
 */
export async function distribute(
  url: string,
  { shards = SHARDS, tell = () => {} }: DistributeOptions = {},
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const nodes = await requireCluster(sql);
    await ensureOnMachines(sql);
    await keepSettings(sql);
    const tables = await readTables(sql);
    await takeReferencesOff(sql, tables);
    for (const table of inOrder(tables)) {
      if (table.isPlaced) continue;
      await sql.begin((tx) => place(tx, table, shards));
      tell(
        `${table.name}: ${table.placement === "everywhere" ? "whole on every machine" : "by organization"}`,
      );
    }
    const references = await restoreReferences(sql);
    if (references > 0) tell(`${references} references between them`);
    for (const name of await distributeFunctions(sql)) tell(`${name}: known to every machine`);
    const placed = await readTables(sql);
    const count = (placement: PlacedTable["placement"]) =>
      placed.filter((table) => table.placement === placement).length;
    const takers = nodes.filter(({ takesOrganizations }) => takesOrganizations).length;
    tell(
      `${count("organization")} tables lie by organization on ${takers} machine${takers === 1 ? "" : "s"}, ${count("everywhere")} whole on every one, ${count("one machine")} on the coordinator alone.`,
    );
  } finally {
    await sql.end();
  }
}

/** Directories first, then the table that the others lie beside. */
function inOrder(tables: readonly PlacedTable[]): readonly PlacedTable[] {
  const rank = ({ name, placement }: PlacedTable) => {
    if (placement === "everywhere") return 0;
    return name === FIRST ? 1 : 2;
  };
  return [...tables].sort((a, b) => rank(a) - rank(b));
}

/** What a session of this database begins with. */
async function keepSettings(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local citus.enable_ddl_propagation = off`;
    // The organization of a transaction, which row-level security compares with, holds where its rows are. The others hand
    // nothing on: what the coordinator begins a transaction with there would go along.
    await keepSetting(tx, "citus.propagate_set_commands", "local");
  });
  // On every machine: the triggers read and write rows of their row's own organization alone, which lie beside it.
  await keepSetting(sql, "citus.enable_unsafe_triggers", "on");
  await sql`set citus.enable_unsafe_triggers = on`;
}
