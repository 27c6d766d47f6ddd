/**
 * Brings a database to the state that the code expects: the generated migrations first, then the job queue's own, then
 * every function under `db/functions`, on every machine of a cluster, and what PostgreSQL knows of its tables. Functions lie
 * as files of their own because they are read and changed as wholes; a migration would bury each version in a list of changes.
 */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runMigrations as migrateQueue } from "graphile-worker";
import postgres from "postgres";
import { checkApplicationRole, ensureApplicationRole } from "./application-role.ts";
import { distributeFunctions } from "./distribute/functions.ts";
import { learnUnknown } from "./learn.ts";
import { applyMigrations } from "./migrations.ts";

const migrationsFolder = join(import.meta.dirname, "../drizzle");
const functionsFolder = join(import.meta.dirname, "functions");

/** Any number will do, as long as all versions of this program use the same. */
const migrationLock = 7_118_203_526;

/**
 * Migrates the database at `url`. Safe to run from several processes at once: they wait for each other. The address
 * must lead to PostgreSQL itself or to a pooler that keeps connections whole, as the lock is the connection's.
 * @param url address of a user who owns the tables
 * @param appUrl address that requests are answered on, where it is not the one that follows from `url`
 * @throws Error with a sentence for the terminal where the database cannot be reached, or the role is not fit for it
 */
export async function migrate(url: string, { appUrl }: { appUrl?: string | undefined } = {}): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`.catch((error) => {
      throw unreachable(url, error);
    });
    await ensureApplicationRole(sql, url, appUrl);
    await applyMigrations(sql, migrationsFolder);
    await migrateQueue({ connectionString: url, noPreparedStatements: true });
    await applyFunctions(sql);
    await distributeFunctions(sql);
    await learnUnknown(sql);
    await checkApplicationRole(url, appUrl);
  } finally {
    await sql.end();
  }
}

/** Where PostgreSQL was looked for, and what was heard; never the user's password. */
function unreachable(url: string, { message, code }: { message?: string; code?: string }): Error {
  const { host, pathname } = new URL(url);
  return new Error(
    `PostgreSQL at ${host}${pathname} cannot be used: ${message || code}. See that it runs, and that the address has the right database, user and password.`,
  );
}

async function applyFunctions(sql: postgres.Sql): Promise<void> {
  const files = existsSync(functionsFolder) ? readdirSync(functionsFolder) : [];
  await sql.begin(async (transaction) => {
    await transaction`
      create table if not exists drizzle.functions (
        name text primary key, hash text not null, applied_at timestamptz not null default now()
      )`;
    const known = await transaction<
      { name: string; hash: string }[]
    >`select name, hash from drizzle.functions`;
    const applied = new Map(known.map((one) => [one.name, one.hash]));
    for (const name of files.filter((file) => file.endsWith(".sql")).sort()) {
      const text = readFileSync(join(functionsFolder, name), "utf8");
      const digest = hash("sha256", text, "hex");
      if (applied.get(name) === digest) continue;
      await transaction.unsafe(text);
      await transaction`
        insert into drizzle.functions (name, hash) values (${name}, ${digest})
        on conflict (name) do update set hash = excluded.hash, applied_at = now()`;
    }
  });
}
