import { PgDialect } from "drizzle-orm/pg-core";
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { type Access, type Database, type Driver, type Line, type Plans, raw } from "./client.ts";
import { isConnectionLost } from "./connection-lost.ts";
import { CROWD } from "./fair-queue.ts";
import { NONE } from "./no-organization.ts";
import { forgetFailure } from "./statement.ts";

/** What a transaction is told of how statements are planned. */
const planning: Readonly<Record<Plans, string>> = {
  anew: "; set local plan_cache_mode = force_custom_plan",
  // A cluster, which learns only from the values on which machine the rows are, says otherwise (`distribute/functions.ts`).
  once: "; select set_config('plan_cache_mode', coalesce(current_setting('app.planned_once', true), 'force_generic_plan'), true)",
  "as it may be": "",
};

const dialect = new PgDialect({ casing: "snake_case" });

/**
 * Runs `work` in one transaction that sees and writes the rows of one organization alone: row-level security hides all
 * others, whatever a query asks for (docs/domain.md, Isolation). `begin` is sent together with the first statement, so
 * a transaction that reads once costs one round trip, and one that writes once costs two. Calls of `transaction` inside
 * are savepoints.
 * @param organizationId whose rows, or `MARKET`
 * @param work is given the transaction, and what tells that it has begun: to be awaited before anything that was read is
 *   handed out while it lasts
 * @throws whatever `work` throws, after everything is undone; Overloaded where too much waits for a connection
 */
export function inTenant<T>(
  connection: Line,
  organizationId: string,
  access: Access,
  work: (db: Database, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  return run(connection, organizationId, access, work);
}

/** Runs `work` in one transaction of no organization: it sees and writes directories alone. */
export function inTransaction<T>(connection: Line, work: (db: Database) => Promise<T>): Promise<T> {
  return run(connection, NONE, "write", work);
}

/** Gives a transaction of no organization the rows of one, from here to its end. */
export async function enterTenant(db: Database, organizationId: string): Promise<void> {
  await raw(db).unsafe(setTenant(organizationId));
}

/** The statement that gives a transaction the rows of an organization. A cluster hands on what is set so, and no function. */
function setTenant(organizationId: string): string {
  return `set local app.organization_id = '${organizationId.replaceAll("'", "''")}'`;
}

/** While so many of one operation of an organization are behind, what comes of it goes there as well. */
const CROWD_REMAINS = 2 * CROWD;

/**
 * Where a transaction begins: one of a crowd of one operation of its organization goes behind the neighbours
 * (docs/decisions/024-compartments.md), and so does what comes while many of them are there. A few that a pause sent there do not
 * keep the next ones there. What is of no organization holds rows of all.
 */
function placeOf(line: Line, organizationId: string): Line {
  const { behind, queue, visit: { operation = "" } = {} } = line;
  if (!behind || organizationId === NONE || !queue.isOfSeveral) return line;
  const there = behind.queue.countOf(organizationId, { operation });
  const isCrowd = there >= CROWD_REMAINS || queue.countOf(organizationId, { operation }) >= CROWD;
  const hasRoom = there > 0 || behind.queue.isFree(organizationId, { operation });
  return isCrowd && hasRoom ? { ...line, ...behind } : line;
}

async function run<T>(
  line: Line,
  organizationId: string,
  access: Access,
  work: (db: Database, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const { ending, renewal, queue, settings, visit, plans = "as it may be" } = placeOf(line, organizationId);
  const leave = await queue.enter(organizationId, visit);
  const { reserved, generation } = await renewal.reserve().catch((error: unknown) => {
    leave();
    throw error;
  });
  const { begun, orLost, isClosed, settle } = begin(reserved, organizationId, access, [
    settings[access],
    planning[plans],
  ]);
  const sql = whileOpen(reserved, isClosed);
  let isLost = false;
  const release = () => {
    settle();
    if (isLost) renewal.renew(generation);
    else reserved.release();
    leave();
  };
  const end = async (command: "commit" | "rollback") => {
    try {
      const { command: outcome } = await orLost(sql.unsafe(command));
      if (command === "commit" && outcome !== "COMMIT")
        throw new Error("the transaction had failed before its end");
    } catch (error) {
      isLost = isConnectionLost(error);
      throw error;
    }
  };
  let outcome: T;
  try {
    outcome = await orLost(work(handle(sql), begun));
    await begun;
  } catch (error) {
    isLost = isConnectionLost(error);
    if (!isLost) await end("rollback").catch(() => {});
    release();
    throw error;
  }
  // A read returns its result before the commit; the connection is released when the commit is confirmed.
  if (access === "write") await end("commit").finally(release);
  else {
    const ended = end("commit")
      .catch(() => {})
      .then(release);
    void ended.then(ending.add(ended));
  }
  return outcome;
}

/** The driver's connection, as it hands itself to whoever begins a transaction on it. */
interface Wire {
  onclose: ((error: Error) => void) | null;
}

interface Begun {
  readonly begun: Promise<unknown>;
  /** What comes of some work, or a failure once the connection closes; of one piece of work at a time. */
  orLost<T>(work: PromiseLike<T>): Promise<T>;
  isClosed(): boolean;
  /** To be called when the transaction has ended. */
  settle(): void;
}

/** How long a connection may take to answer that a transaction has begun, in milliseconds: a pooler may have none at first. */
const SILENCE_MS = 30_000;

/** A connection that does not answer. */
class Silence extends Error {
  readonly code = "CONNECT_TIMEOUT";

  constructor() {
    super("the database does not answer on this connection");
  }
}

/** Sends the begin and does not wait: the next statement follows on the same connection. */
function begin(sql: Driver, organizationId: string, access: Access, settings: readonly string[]): Begun {
  const mode = access === "read" ? "read only" : "read write";
  let line: Wire | undefined;
  let closedBy: Error | undefined;
  let giveUp: ((error: Error) => void) | undefined;
  const close = (error: Error) => {
    closedBy = error;
    giveUp?.(error);
  };
  // A race with a promise of the closing would keep whatever came of the work (docs/decisions/051-young-objects.md).
  const orLost = <T>(work: PromiseLike<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      giveUp = reject;
      if (closedBy) reject(closedBy);
      work.then(resolve, reject);
    });
  // The driver sends nothing over a connection that was lost while it was handed out, and never tells.
  const watch = setTimeout(() => close(new Silence()), SILENCE_MS).unref();
  // The driver's own transactions learn in the same way which connection they are on.
  const onexecute = (connection: Wire) => {
    line = connection;
    line.onclose = close;
    return true;
  };
  const text = `begin ${mode}; ${setTenant(organizationId)}${settings.join("")}`;
  const begun = sql
    .unsafe(text, [], { onexecute } as postgres.UnsafeQueryOptions)
    .simple()
    .execute();
  begun.finally(() => clearTimeout(watch)).catch(() => {});
  const settle = () => {
    clearTimeout(watch);
    if (line) line.onclose = null;
    giveUp = undefined;
  };
  return { begun, orLost, isClosed: () => closedBy !== undefined, settle };
}

/**
 * The connection for as long as it is there. The driver accepts statements on a closed connection, never answers them,
 * and sends them on the next one.
 */
function whileOpen<C extends Driver>(sql: C, isClosed: () => boolean): C {
  const check = () => {
    if (isClosed())
      throw Object.assign(new Error("the connection has closed"), { code: "CONNECTION_CLOSED" });
  };
  return new Proxy(sql, {
    apply(target, self, args) {
      check();
      return Reflect.apply(target as never, self, args);
    },
    get(target, name) {
      if (name === "unsafe") check();
      return Reflect.get(target, name);
    },
  });
}

/** Drizzle over one connection whose transaction has begun. */
function handle(sql: Driver): Database {
  let savepoints = 0;
  async function savepoint<T>(work: (inner: Driver) => Promise<T>): Promise<T> {
    const name = `s${++savepoints}`;
    const set = sql.unsafe(`savepoint ${name}`).execute();
    set.catch(() => {});
    try {
      const outcome = await work(inside);
      await sql.unsafe(`release savepoint ${name}`);
      return outcome;
    } catch (error) {
      await sql.unsafe(`rollback to savepoint ${name}`);
      forgetFailure(inside);
      throw error;
    }
  }
  // Drizzle begins a transaction by the driver's `begin` and one inside it by `savepoint`; here all are inside.
  const inside = Object.assign(sql, { begin: savepoint, savepoint }) as unknown as Driver;
  const session = new PostgresJsSession(inside, dialect, undefined);
  return new PostgresJsDatabase(dialect, session as never, undefined) as Database;
}
