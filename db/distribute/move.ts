import postgres from "postgres";
import { requireCluster } from "./cluster.ts";
import { FIRST } from "./place.ts";

/** Where an organization lies. */
export interface Whereabouts {
  readonly host: string;
  readonly port: number;
  /** The number of its part of the table that the others lie beside. */
  readonly shard: string;
}

/** Finds the machine that an organization lies on. @param sql the coordinator's database */
export async function locateOrganization(sql: postgres.Sql, organizationId: string): Promise<Whereabouts> {
  const [found] = await sql<Whereabouts[]>`
    select n.nodename as host, n.nodeport as port, s.shardid::text as shard
      from pg_dist_shard s
      join pg_dist_placement p on p.shardid = s.shardid
      join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
     where s.shardid = get_shard_id_for_distribution_column(${FIRST}, ${organizationId}::text)`;
  if (!found) throw new Error(`Organization ${organizationId} lies nowhere: distribute the database first.`);
  return found;
}

/**
 * Moves an organization with all it has to another machine, while it goes on: its part as a whole, with whoever shares
 * that. Where the machines keep a logical log (`wal_level = logical`) writers wait for the last of it alone, else all the while.
 *
 * Taking it out of its part first is nothing that goes on beside sales: the cluster replays what is written meanwhile into
 * parts that have no key yet, and waits for them for good (docs/cluster.md).
 * @param url address of the coordinator's database, as the owner of its tables
 * @param to the machine, as `host:port`
 * @returns where it lay before
 * @throws Error with a sentence for the terminal where there is no such machine
 */
export async function moveOrganization(
  url: string,
  organizationId: string,
  to: string,
): Promise<Whereabouts> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const nodes = await requireCluster(sql);
    const target = nodes.find(({ host, port }) => `${host}:${port}` === to);
    if (!target?.takesOrganizations)
      throw new Error(
        `No machine ${to} takes organizations. There are: ${nodes.map(({ host, port }) => `${host}:${port}`).join(", ")}`,
      );
    const before = await locateOrganization(sql, organizationId);
    if (before.host === target.host && before.port === target.port) return before;
    const mode = await transferMode(sql);
    // A machine that has just joined has none of what is whole on every one.
    await sql`select replicate_reference_tables(${mode}::citus.shard_transfer_mode)`;
    await sql`
      select citus_move_shard_placement(${before.shard}::bigint, ${before.host}, ${before.port}, ${target.host}, ${target.port},
        shard_transfer_mode => ${mode}::citus.shard_transfer_mode)`;
    return before;
  } finally {
    await sql.end();
  }
}

async function transferMode(sql: postgres.Sql): Promise<"auto" | "block_writes"> {
  const levels = await sql<{ result: string }[]>`select result from run_command_on_workers('show wal_level')`;
  return levels.every(({ result }) => result === "logical") ? "auto" : "block_writes";
}
