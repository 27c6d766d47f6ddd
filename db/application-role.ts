/**
 * The role that the service connects as. Row-level security does not hold for owners and superusers, so the address
 * that a person configures, which migrates, is not the one that answers requests.
 */
import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { isCluster } from "./distribute/cluster.ts";

export const applicationRole = "offerboard_app";

const ATTRIBUTES = "login nosuperuser nobypassrls nocreatedb nocreaterole noinherit";

/**
 * The address the service connects at: `url` with the application's role and its password, which follows from the
 * password in `url`, so that all processes that share `url` agree on it without telling each other.
 */
export function applicationUrl(url: string): string {
  const own = new URL(url);
  own.password = passwordFor(own.password);
  own.username = applicationRole;
  return own.href;
}

/** An address with the role and the password of another, whomever it names: row-level security holds there too. */
export function sameRole(url: string, as: string): string {
  const [own, other] = [new URL(url), new URL(as)];
  own.username = other.username;
  own.password = other.password;
  return own.href;
}

/**
 * Makes the role unless it is there, and lets it sign in with the password of {@link applicationUrl}. Roles belong to
 * all databases of a server, so another database's migration may be at the same at this moment.
 * @param given `DATABASE_APP_URL`: the role is somebody else's to make, but has to be there to be granted the tables
 * @throws Error with a sentence for the terminal where there is no role, and the database's user may not make it
 */
export async function ensureApplicationRole(sql: postgres.Sql, url: string, given?: string): Promise<void> {
  if (given !== undefined) {
    const [role] = await sql`select from pg_roles where rolname = ${applicationRole}`;
    if (role) return ensureOnMachines(sql);
    throw new Error(
      `There is no role ${applicationRole}, which requests run under. Make it: create role ${applicationRole} login noinherit password '…'`,
    );
  }
  for (let attempt = 1; !(await signsIn(url)); attempt++) {
    try {
      await makeRole(sql, url);
    } catch (error) {
      if (attempt < 5) await sleep(100 * attempt);
      else throw explain(error as Error);
    }
  }
  await ensureOnMachines(sql);
}

/**
 * Makes a role on every machine of a cluster that has none of its name: a server keeps roles for all its databases, so the
 * coordinator may have it from before it knew the machine. It is given the password that it has on the coordinator.
 * @throws Error with a sentence for the terminal where a machine refuses it
 */
export async function ensureOnMachines(sql: postgres.Sql, name = applicationRole): Promise<void> {
  if (!(await isCluster(sql))) return;
  const without = await sql`
    select from run_command_on_workers(${`select count(*) from pg_roles where rolname = '${name}'`})
     where not success or result = '0'`;
  if (without.length === 0) return;
  const [role] = await sql<{ password: string | null }[]>`
    select rolpassword as password from pg_authid where rolname = ${name}`;
  const password = role?.password ? `password '${role.password}'` : "";
  const [failed] = await sql<{ host: string; result: string }[]>`
    select nodename as host, result from run_command_on_workers(${`
      do $$
      begin
        if not exists (select from pg_roles where rolname = '${name}') then
          perform set_config('citus.enable_ddl_propagation', 'off', true);
          create role ${name} ${ATTRIBUTES} ${password};
        end if;
      end
      $$`}) where not success`;
  if (failed) throw new Error(`The role ${name} could not be made on ${failed.host} (${failed.result}).`);
}

/**
 * Refuses an unfit role at the start: one that row-level security does not hold for would read every organization's
 * rows where a query forgets its own.
 * @throws Error with a sentence for the terminal
 */
export async function checkApplicationRole(url: string, given?: string): Promise<void> {
  const name = given === undefined ? "DATABASE_URL" : "DATABASE_APP_URL";
  const sql = postgres(given ?? applicationUrl(url), { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [role] = await sql<{ user: string; isHeld: boolean; mayWrite: boolean }[]>`
      select current_user as "user", row_security_active('customer') as "isHeld",
             has_table_privilege('customer', 'insert') as "mayWrite"`;
    if (role?.isHeld && role.mayWrite) return;
    const reason = role?.isHeld
      ? "it was granted no tables"
      : "row-level security, which keeps organizations apart, does not hold for owners and superusers";
    throw new Error(
      `${name} leads requests to the role ${role?.user}, but ${reason}. Let it be ${applicationRole}, or a member of it.`,
    );
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new Error(`${name} cannot be used for requests: ${error.message}.`);
  } finally {
    await sql.end();
  }
}

async function signsIn(url: string): Promise<boolean> {
  const sql = postgres(applicationUrl(url), { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end();
  }
}

async function makeRole(sql: postgres.Sql, url: string): Promise<void> {
  const password = passwordFor(new URL(url).password);
  await sql.unsafe(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = '${applicationRole}') then
        create role ${applicationRole} ${ATTRIBUTES};
      end if;
    end
    $$;
    alter role ${applicationRole} login password '${password}';
  `);
}

function explain({ message }: Error): Error {
  return new Error(
    `The role ${applicationRole} cannot sign in and could not be made (${message}). Let the user of DATABASE_URL make roles, or make it yourself and set DATABASE_APP_URL to the address it signs in at.`,
  );
}

function passwordFor(adminPassword: string): string {
  return createHmac("sha256", decodeURIComponent(adminPassword)).update(applicationRole).digest("hex");
}
