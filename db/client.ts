import { drizzle, type PostgresJsDatabase, type PostgresJsSession } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { Attached } from "./attached.ts";
import { isConnectionLost } from "./connection-lost.ts";
import { type Destination, dial } from "./dial.ts";
import { FairQueue, type Neighbours, type Visit } from "./fair-queue.ts";
import { givingWay } from "./give-way.ts";
import { InFlight } from "./in-flight.ts";
import { type Driver, type Sql, statementsOf } from "./statement.ts";

/** Drizzle over the pool, or over one transaction of it. */
export type Database = Omit<PostgresJsDatabase, "$client">;

export type { Driver, Sql } from "./statement.ts";

/** How a pool is replaced. */
interface Renewal {
  /** Counts the pools there were. */
  readonly generation: number;
  /** A connection of its own, with the generation of its pool: the current one when it is there. */
  reserve(): Promise<{ readonly reserved: postgres.ReservedSql; readonly generation: number }>;
  /** Gives the pool of this generation up for a new one, once, however many ask. */
  renew(generation: number): void;
}

/** Whether a transaction only reads; the database holds it to that. */
export type Access = "read" | "write";

/** A pool and the Drizzle handle over it. */
export interface Connection {
  /** The pool as it is: it sees no organization's rows, only directories; see `inTenant`. */
  db: Database;
  /** The driver's pool. */
  pool: Driver;
  /** Transactions whose end is on its way though nobody waits for it. */
  readonly ending: InFlight<Promise<unknown>>;
  readonly renewal: Renewal;
  /** Where transactions wait for a connection. */
  readonly queue: FairQueue;
  /** Where those of a crowd of one organization begin while others are beside it; undefined where they begin here. */
  readonly behind?: Connection | undefined;
  /** Settings that each transaction begins with. */
  readonly settings: Readonly<Record<Access, string>>;
  /** Closes the pool once running queries ended, at the latest after `seconds`. */
  close(seconds?: number): Promise<void>;
}

/**
 * How statements are planned: for the values they come with, each time, where few or many rows may answer; once for all values,
 * where planning takes longer than reading; or as PostgreSQL decides.
 */
export type Plans = "anew" | "once" | "as it may be";

/** Where transactions begin, and what they wait their turn as. */
export type Line = Pick<Connection, "ending" | "renewal" | "queue" | "settings" | "behind"> & {
  readonly visit?: Visit;
  readonly plans?: Plans;
};

/** What a pool holds its users to; milliseconds. */
export interface Bounds {
  /** How long a statement may take. */
  readonly limit?: number;
  /** How long one that may write waits for what another transaction holds. */
  readonly locks?: number;
  /** How long a transaction waits for a connection. */
  readonly patience?: number;
  /** From when on a transaction is slow. */
  readonly slow?: number;
  /** Transactions of one organization at once, and of one operation of it. */
  readonly ofOrganization?: number;
  readonly ofOperation?: number;
  /** Of these, those that it begins in one moment beside its neighbours, and how long that is (`db/fair-queue.ts`). */
  readonly ofMoment?: number;
  readonly moment?: number;
  readonly neighbours?: Neighbours;
  /** As whom those that come are neighbours of others, in place of their organization. */
  readonly asNeighbour?: string;
  /** Whether one transaction alone runs while anything comes that does not give way itself. */
  readonly givesWay?: boolean;
  /** Whether what it asks for takes what others leave of the server's processors (`db/give-way.ts`). */
  readonly isPatient?: boolean;
  /**
   * Whether a pooler hands each transaction to any of its connections: nothing is prepared by name there, and what
   * holds for a connection is said in each transaction.
   */
  readonly isPooled?: boolean;
  /** Whether a server that follows another is refused: after a failover, an address may still lead to the one that lost. */
  readonly isPrimary?: boolean;
}

/**
 * What a server does by itself for statements that it takes for long: ours ask for few rows of many, and to compile one takes
 * a hundred times as long as to answer it. To merge few rows with a table goes through the table up to the last of their keys,
 * which the planner takes for early in it where most rows of another have the same one.
 */
const unhelpful = { jit: "off", max_parallel_workers_per_gather: "0", enable_mergejoin: "off" } as const;
/** How long a transaction may do nothing, in milliseconds. */
const IDLE_MS = 60_000;
/**
 * How long a connection that failed rests before it is made again, in seconds. The driver's own wait grows to twenty,
 * and whoever asks for the connection then waits that long for a database that may be back.
 */
const REST_SECONDS = 0.1;

/**
 * Opens a pool of at most `size` connections; none is made before the first query.
 * Timestamps come back as text: `present.ts` makes ISO 8601 of them.
 */
export function connect(url: string, size: number, bounds: Bounds = {}): Connection {
  const lasting = {
    statement_timeout: bounds.limit ?? 0,
    idle_in_transaction_session_timeout: IDLE_MS,
    ...unhelpful,
  };
  // The driver's types do not name it.
  const unnamed = { socket: bounds.isPatient ? (to: Destination) => givingWay(dial(to)) : dial };
  const open = () =>
    postgres(url, {
      max: size,
      onnotice: () => {},
      connect_timeout: 10,
      backoff: () => REST_SECONDS,
      ...unnamed,
      ...(bounds.isPrimary && { target_session_attrs: "primary" }),
      prepare: !bounds.isPooled,
      connection: {
        application_name: "offerboard",
        TimeZone: "UTC",
        ...(bounds.isPooled ? {} : lasting),
      },
    });
  return connectionOver(open, size, bounds, bounds.isPooled ? lasting : {});
}

/** How long what is under way in a pool that is given up may take, in seconds. */
const LAST_WORDS = 30;

/** Tells those who wait for a connection of a pool that is given up: the driver would never answer them. */
const GIVEN_UP = new Error("the pool was given up");

/** What a transaction begins with. Said in it, as a cluster hands nothing else on to where the rows are. */
function begun(settings: Readonly<Record<string, number | string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `; set local ${name} = ${value}`)
    .join("");
}

/**
 * A connection over a pool that can be replaced: after a connection is lost inside a transaction, the driver hands it
 * out again and it never answers.
 * @param settings those that each transaction begins with, where a pooler keeps none for a connection
 */
export function connectionOver(
  open: () => Driver,
  size: number,
  {
    patience = 60_000,
    ofOrganization = size,
    ofOperation = ofOrganization,
    slow = Number.POSITIVE_INFINITY,
    locks = 0,
    ...company
  }: Bounds = {},
  settings: Readonly<Record<string, number | string>> = {},
): Connection {
  const ending = new InFlight<Promise<unknown>>();
  const waiting = new InFlight<(reason: Error) => void>();
  let pool = open();
  let generation = 0;
  const current = new Proxy(pool, {
    apply: (_, self, args) => Reflect.apply(pool as never, self, args),
    get: (_, name) => Reflect.get(pool, name),
  });
  const db = drizzle({ client: current, casing: "snake_case" });
  return {
    db,
    pool: current,
    ending,
    settings: {
      read: begun(settings),
      write: begun({ ...settings, ...(locks > 0 && { lock_timeout: locks }) }),
    },
    queue: new FairQueue({ size, ofOrganization, ofOperation, patience, slow, ...company }),
    renewal: {
      get generation() {
        return generation;
      },
      async reserve() {
        for (;;) {
          const of = generation;
          const reservation = pool.reserve();
          const { promise: givenUp, reject } = Promise.withResolvers<never>();
          const done = waiting.add(reject);
          try {
            return { reserved: await Promise.race([reservation, givenUp]), generation: of };
          } catch (error) {
            if (error !== GIVEN_UP) {
              if (isConnectionLost(error)) this.renew(of);
              throw error;
            }
            reservation.then(
              (late) => late.release(),
              () => {},
            );
          } finally {
            done();
          }
        }
      },
      renew(lost) {
        if (lost !== generation) return;
        generation += 1;
        const old = pool;
        pool = open();
        for (const reject of waiting.members) reject(GIVEN_UP);
        // Drizzle tells the driver how to read and write dates when it is put over it.
        drizzle({ client: pool });
        void old.end({ timeout: LAST_WORDS }).catch(() => {});
      },
    },
    async close(seconds = 5) {
      await Promise.all(ending.members);
      await pool.end({ timeout: seconds });
    },
  };
}

const statements = new Attached<Database, Sql>();

/**
 * Tagged templates beneath a Drizzle handle, inside its transaction where it is one (`db/statement.ts`). Drizzle sends
 * ordinary queries unprepared, which costs a second round trip; hot statements are templates on this. Drizzle also takes
 * over what the driver would do to JSON and timestamps: a parameter of either is passed as text.
 */
export function raw(db: Database): Sql {
  const known = statements.get(db);
  if (known) return known;
  // Drizzle types the session of a handle by its abstract base; over postgres.js it is always this one.
  const { client } = db._.session as unknown as PostgresJsSession<Driver, never, never>;
  const made = statementsOf(client);
  statements.set(db, made);
  return made;
}

/** Whether `error` is a PostgreSQL error with this SQLSTATE, and of this constraint where one is named. */
export function isDatabaseError(error: unknown, state: string, constraint?: string): boolean {
  const cause = postgresErrorOf(error);
  return cause?.code === state && (constraint === undefined || constraintOf(cause) === constraint);
}

/** The check that a statement broke; undefined where it failed otherwise. */
export function checkBroken(error: unknown): string | undefined {
  const cause = postgresErrorOf(error);
  return cause?.code === sqlState.checkViolation ? constraintOf(cause) : undefined;
}

/** What PostgreSQL said, also where Drizzle tells of it. */
function postgresErrorOf(error: unknown): postgres.PostgresError | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof postgres.PostgresError ? cause : undefined;
}

/**
 * The constraint that a statement broke. A node of a cluster tells it in the sentence alone, by the name that it has on
 * a shard: `customer_referral_code_102046`.
 */
export function constraintOf({
  constraint_name,
  message,
}: Pick<postgres.PostgresError, "constraint_name" | "message">): string | undefined {
  const named = constraint_name ?? /\bconstraint "([^"]+)"/.exec(message)?.[1];
  return named?.replace(/_\d{6,}$/, "");
}

/** Whether PostgreSQL could not read a value as the type it was cast to (SQLSTATE class 22). */
export function isDataException(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code.startsWith("22");
}

/** SQLSTATEs that something follows from. */
export const sqlState = {
  uniqueViolation: "23505",
  checkViolation: "23514",
  deadlockDetected: "40P01",
  lockNotAvailable: "55P03",
  queryCanceled: "57014",
} as const;
