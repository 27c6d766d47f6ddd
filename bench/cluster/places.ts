/** What the service is measured on: one PostgreSQL, what may stand before and beside it, and clusters. */
import postgres from "postgres";
import { distribute } from "#db/distribute/distribute.ts";
import { type EmbeddedDatabase, startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { createOnCluster, dropFromCluster, machinesOf } from "#testing/cluster.ts";
import { copied, copyCluster } from "#testing/copy-cluster.ts";
import { openPooler } from "#testing/pooler.ts";

/** One way to run the database. */
export interface Place {
  readonly name: string;
  /** Its address as its owner. */
  readonly url: string;
  /** Variables of the service beside that address. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A way that this machine may not have. */
interface Way {
  readonly name: string;
  /** @throws Error with a sentence for the terminal where this machine does not have it */
  open(): Promise<Place>;
}

const CLUSTER_DATABASE = "offerboard_bench_cluster";
const WORKERS = [1, 2, 4];
/** Parts that organizations are put into: some for each of the machines. */
const SHARDS = 16;

/** All ways, the plain one first. @param dataDirectory an empty folder for databases */
export function waysOf(dataDirectory: string): readonly Way[] {
  return [
    { name: "one PostgreSQL", open: () => single("single", dataDirectory, "one PostgreSQL") },
    { name: "PgBouncer before it", open: () => pooled(dataDirectory) },
    { name: "a synchronous standby", open: () => replicated(dataDirectory) },
    ...WORKERS.map((count) => ({
      name: `Citus, ${count} worker${count === 1 ? "" : "s"}`,
      open: () => clustered(count),
    })),
  ];
}

async function single(cluster: string, dataDirectory: string, name: string): Promise<Place> {
  const database = await startEmbedded({ name: cluster, dataDirectory, settings: copied });
  await migrate(database.url);
  return { name, url: database.url, env: {}, close: () => database.stop() };
}

async function pooled(dataDirectory: string): Promise<Place> {
  const place = await single("pooled", dataDirectory, "PgBouncer before it");
  try {
    const pooler = await openPooler(place.url);
    return {
      ...place,
      env: { DATABASE_POOLER_URL: pooler.url },
      async close() {
        await pooler.close();
        await place.close();
      },
    };
  } catch (error) {
    await place.close();
    throw error;
  }
}

/** A primary that answers once a standby has the commit on its disk. */
async function replicated(dataDirectory: string): Promise<Place> {
  const place = await single("primary", dataDirectory, "a synchronous standby");
  await copyCluster({
    dataDirectory,
    from: "primary",
    to: "standby",
    url: place.url,
    signal: "standby.signal",
  });
  const { username, password, port } = new URL(place.url);
  const standby: EmbeddedDatabase = await startEmbedded({
    name: "standby",
    dataDirectory,
    settings: {
      ...copied,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`,
    },
  });
  const sql = postgres(place.url, { max: 1, onnotice: () => {} });
  await sql`alter system set synchronous_standby_names = 'standby'`;
  await sql`select pg_reload_conf()`;
  await sql.end();
  return {
    ...place,
    async close() {
      const last = postgres(place.url, { max: 1, onnotice: () => {} });
      await last`alter system reset synchronous_standby_names`;
      await last`select pg_reload_conf()`;
      await last.end();
      await standby.stop();
      await place.close();
    },
  };
}

async function clustered(count: number): Promise<Place> {
  const address = process.env.CLUSTER_URL;
  if (address === undefined)
    throw new Error("CLUSTER_URL names no coordinator of a Citus cluster (docs/cluster.md)");
  const admin = postgres(address, { max: 1, onnotice: () => {} });
  const nodes = await machinesOf(admin);
  await admin.end();
  const workers = nodes.filter(({ isCoordinator }) => !isCoordinator);
  if (workers.length < count) throw new Error(`the cluster of CLUSTER_URL has ${workers.length} workers`);
  const name = `${CLUSTER_DATABASE}_${count}`;
  await dropFromCluster(address, name, nodes);
  const out = workers.slice(count);
  const url = await createOnCluster(
    address,
    name,
    nodes,
    nodes.filter((node) => !out.includes(node)),
  );
  await migrate(url);
  await distribute(url, { shards: SHARDS });
  return {
    name: `Citus, ${count} worker${count === 1 ? "" : "s"}`,
    url,
    env: {},
    close: () => dropFromCluster(address, name, nodes),
  };
}
