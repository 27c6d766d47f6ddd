/**
 * The PostgreSQL that tests run on: the one `TEST_DATABASE_URL` names, which may be the coordinator of a cluster, or an
 * embedded one that forgets fast.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { distribute } from "#db/distribute/distribute.ts";
import { findRunningEmbedded, startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { createOnCluster, dropFromCluster, machinesOf, TEST_SHARDS } from "./cluster.ts";

export interface TestServer {
  /** Address of the server's own database, as `TEST_DATABASE_URL` takes it. */
  url: string;
  /** A new, migrated database and its address. */
  createDatabase(): Promise<string>;
  /** Removes what was made here, and ends the server if it was started here. */
  close(): Promise<void>;
}

const prefix = "offerboard_test_";
/** The lock of whoever spreads a database over a cluster. */
const SPREADING = 3_643_001;

/**
 * Opens the server for tests.
 * @param given address of a database on a server of one's own, whose user may create databases
 */
export async function openTestServer(given: string | undefined): Promise<TestServer> {
  const shared = given ?? (await findRunningEmbedded("test", { database: "postgres" }));
  const admin = shared === undefined ? undefined : await connectIfUp(shared);
  if (admin && shared) return serve(admin, shared, () => admin.end());
  if (given !== undefined) throw new Error("The server that TEST_DATABASE_URL names does not answer.");

  const embedded = await startEmbedded({
    name: "test",
    database: "postgres",
    durable: false,
    patience: 120_000,
    onMessage: console.warn,
  });
  const own = postgres(embedded.url, { max: 1, onnotice: () => {} });
  // Nobody else is here yet, so whatever is left comes from runs that were killed.
  for (const name of await testDatabases(own)) await drop(own, name);
  return serve(own, embedded.url, async () => {
    // Another run may have found this server and use it too: let it finish, within reason.
    for (let waited = 0; waited < 300 && (await testDatabases(own)).length > 0; waited++) await sleep(200);
    await own.end();
    await embedded.stop();
  });
}

/** Opens the server that a database of tests is on, for what needs one of its own. */
export function openServerOf(databaseUrl: string): Promise<TestServer> {
  const server = new URL(databaseUrl);
  server.pathname = "/postgres";
  return openTestServer(server.href);
}

function serve(admin: postgres.Sql, address: string, stop: () => Promise<void>): TestServer {
  const made: string[] = [];
  return {
    url: address,
    async createDatabase() {
      const name = `${prefix}${randomBytes(6).toString("hex")}`;
      made.push(name);
      const nodes = await machinesOf(admin);
      if (nodes.length > 0) {
        // Roles are of all databases: two that are spread at once would change them on the machines at the same time.
        await admin`select pg_advisory_lock(${SPREADING})`;
        try {
          const url = await createOnCluster(address, name, nodes);
          await migrate(url);
          await distribute(url, { shards: TEST_SHARDS });
          return url;
        } finally {
          await admin`select pg_advisory_unlock(${SPREADING})`;
        }
      }
      await admin`create database ${admin(name)}`;
      const url = new URL(address);
      url.pathname = `/${name}`;
      await migrate(url.href);
      return url.href;
    },
    async close() {
      // Where the server is gone already, the next one to start it clears up.
      const nodes = made.length > 0 ? await machinesOf(admin).catch(() => []) : [];
      for (const name of made)
        await (nodes.length > 0 ? dropFromCluster(address, name, nodes) : drop(admin, name)).catch(() => {});
      await stop();
    },
  };
}

async function testDatabases(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`;
  return rows.map(({ name }) => name);
}

async function drop(sql: postgres.Sql, name: string): Promise<void> {
  await sql`drop database if exists ${sql(name)} with (force)`;
}

async function connectIfUp(url: string): Promise<postgres.Sql | undefined> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    await sql`select 1`;
    return sql;
  } catch {
    await sql.end();
    return undefined;
  }
}
