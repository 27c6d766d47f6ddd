/** Databases of a test run on a cluster: one of the same name on every machine, joined, and organizations spread over them. */
import postgres from "postgres";
import { type ClusterNode, isCluster, readNodes } from "#db/distribute/cluster.ts";

/** Parts that the organizations of a test are put into: each is a table on a machine, and all are made for each run. */
export const TEST_SHARDS = 2;

/** The machines of the cluster whose coordinator this is; none where it is a server of its own. */
export async function machinesOf(sql: postgres.Sql): Promise<readonly ClusterNode[]> {
  return (await isCluster(sql)) ? readNodes(sql) : [];
}

/**
 * Makes a database of a cluster, that knows its machines.
 * @param address of any database on the coordinator, whose user may make databases on every machine
 * @param joined those that take part from the beginning
 * @returns its address
 */
export async function createOnCluster(
  address: string,
  name: string,
  nodes: readonly ClusterNode[],
  joined: readonly ClusterNode[] = nodes,
): Promise<string> {
  for (const at of addressesOf(address, nodes)) {
    await on(at, "postgres", (sql) => sql`create database ${sql(name)}`);
    await on(at, name, (sql) => sql`create extension citus`);
  }
  await on(address, name, async (sql) => {
    for (const { host, port, isCoordinator } of joined)
      if (isCoordinator) await sql`select citus_set_coordinator_host(${host}, ${port})`;
      else await sql`select citus_add_node(${host}, ${port})`;
  });
  return databaseAt(address, name);
}

/** Removes such a database from every machine. */
export async function dropFromCluster(
  address: string,
  name: string,
  nodes: readonly ClusterNode[],
): Promise<void> {
  for (const at of addressesOf(address, nodes))
    await on(at, "postgres", (sql) => sql`drop database if exists ${sql(name)} with (force)`);
}

/** The coordinator's address, and those of the others as it knows them, with its user and password. */
function addressesOf(address: string, nodes: readonly ClusterNode[]): string[] {
  const others = nodes.filter(({ isCoordinator }) => !isCoordinator);
  return [
    address,
    ...others.map(({ host, port }) => {
      const url = new URL(address);
      url.hostname = host;
      url.port = String(port);
      return url.href;
    }),
  ];
}

async function on<T>(address: string, database: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseAt(address, database), { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

function databaseAt(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
