import type postgres from "postgres";

/** A machine of a cluster that holds rows, as the coordinator knows it. */
export interface ClusterNode {
  readonly host: string;
  readonly port: number;
  /** The one that is asked, which plans and keeps what belongs to no organization. */
  readonly isCoordinator: boolean;
  /** Whether organizations lie there. */
  readonly takesOrganizations: boolean;
}

/** Whether a database belongs to a cluster: it has the extension. */
export async function isCluster(sql: postgres.Sql): Promise<boolean> {
  const [found] = await sql`select from pg_extension where extname = 'citus'`;
  return found !== undefined;
}

/** Whether organizations are spread over a cluster's machines already. */
export async function isSpread(sql: postgres.Sql): Promise<boolean> {
  if (!(await isCluster(sql))) return false;
  const [found] = await sql`select from citus_tables where citus_table_type = 'distributed'`;
  return found !== undefined;
}

/** Has each session of this database begin with a setting. */
export async function keepSetting(sql: postgres.ISql, setting: string, value: string): Promise<void> {
  const [{ name = "" } = {}] = await sql<{ name: string }[]>`select quote_ident(current_database()) as name`;
  await sql.unsafe(`alter database ${name} set ${setting} = '${value}'`);
}

/** The machines of a cluster that are at work. */
export async function readNodes(sql: postgres.Sql): Promise<readonly ClusterNode[]> {
  return sql<ClusterNode[]>`
    select nodename as host, nodeport as port, groupid = 0 as "isCoordinator", shouldhaveshards as "takesOrganizations"
      from pg_dist_node where isactive and noderole = 'primary' order by groupid`;
}

/**
 * The machines of the cluster that a database is the coordinator's part of.
 * @throws Error with a sentence for the terminal where it is none, or lacks what organizations need to be spread
 */
export async function requireCluster(sql: postgres.Sql): Promise<readonly ClusterNode[]> {
  const [{ name = "" } = {}] = await sql<{ name: string }[]>`select current_database() as name`;
  if (!(await isCluster(sql)))
    throw new Error(
      `The database ${name} is no cluster's: it lacks the extension. Install Citus on every machine, name it in shared_preload_libraries, make the database ${name} on each of them, and there: create extension citus`,
    );
  const nodes = await readNodes(sql);
  if (!nodes.some(({ isCoordinator }) => isCoordinator))
    throw new Error(
      "The coordinator is no node of its cluster yet, or this is not the coordinator. On it: select citus_set_coordinator_host('<its address>', <port>)",
    );
  if (!nodes.some(({ takesOrganizations }) => takesOrganizations))
    throw new Error(
      "No machine of the cluster takes organizations. Add one: select citus_add_node('<its address>', <port>)",
    );
  return nodes;
}
