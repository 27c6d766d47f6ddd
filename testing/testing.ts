import { randomBytes } from "node:crypto";
import { expect, inject } from "vitest";
import { connect, type Driver } from "#db/client.ts";
import type { Role } from "#db/schema/enums.ts";
import { organization } from "#db/schema/organization.ts";
import { files, router } from "#server/http/router.ts";
import { procedures } from "#server/http/trpc/procedures.ts";
import { trpc } from "#server/http/trpc/trpc.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Application } from "#server/kernel/application.ts";
import type { CallerContext, Origin, Person, ReplyHeaders } from "#server/kernel/context.ts";
import { type ErrorCode, Refusal } from "#server/kernel/errors.ts";
import type { Scope } from "#server/kernel/fields/actions.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { compose } from "#server/process/compose.ts";
import { parseEnv } from "#server/process/env.ts";
import { readContents } from "./contents.ts";

/** Calls every procedure in process, those with files too, which only REST hosts otherwise. */
const createCaller = trpc.createCallerFactory(trpc.router(procedures({ ...router, file: files })));

/** The clock of a test that does not set one. */
export const NOW = new Date("2027-02-10T12:00:00.000Z");

/** How a call is made; what is left out is the owner's call at {@link NOW}, without headers. */
export interface CallOptions {
  readonly actor?: Actor;
  /** Who signed in at the browser; nobody when left out. */
  readonly person?: Person;
  readonly origin?: Origin;
  readonly now?: Date;
  readonly dryRun?: boolean;
  readonly idempotencyKey?: string;
  /** The tag of the resource as the caller read it. */
  readonly ifMatch?: string;
  /** Collects the headers of the answer. */
  readonly replyHeaders?: ReplyHeaders;
  /** The process that answers, where a test has several. */
  readonly app?: Application;
}

/** The procedures, called in process. */
export type TestCaller = ReturnType<typeof createCaller>;

/** An organization of a suite's own, and what is needed to act in it. */
export interface Suite {
  readonly organizationId: string;
  readonly app: Application;
  /** The whole database, as its owner sees it. */
  readonly sql: Driver;
  readonly owner: Actor;
  /** The actor a member with this role is. */
  member(...roles: Role[]): Actor;
  /** The actor a key of this organization with these scopes is. */
  key(...scopes: Scope[]): Actor;
  call(options?: CallOptions): TestCaller;
  /** Acts as the service itself, in one transaction, at {@link NOW} or another moment. */
  asSystem<T>(work: (ctx: CallerContext) => Promise<T>, now?: Date): Promise<T>;
  /** The actor a signed-in customer of this organization is. */
  customer(customerId: string): Actor;
  /** Everything that stands in this organization's tables, to be compared. */
  contents(): Promise<unknown>;
  /** A further process over the same database: a pool and an intake of its own. */
  anotherProcess(): Application;
  /** Closes what it has opened, before the test file ends. */
  close(): Promise<void>;
}

const opened = new Set<Suite>();

/** Closes what the test file that ends has left open. */
export async function closeSuites(): Promise<void> {
  await Promise.all([...opened].map((suite) => suite.close()));
}

/** A process over the run's database, or another one. */
export function openProcess(connections = 10, url = inject("databaseUrl")): Application {
  return compose(
    parseEnv({
      DATABASE_URL: url,
      DATABASE_POOL: String(connections),
      API_ACCESS: "open",
      AUTH_SECRET: "the secret of the tests, as good as any",
      LOG_LEVEL: "error",
    }),
  );
}

/**
 * Makes an organization that no other suite knows of.
 * @param databaseUrl another database than the run's own
 */
export async function openSuite(databaseUrl = inject("databaseUrl")): Promise<Suite> {
  const organizationId = newId("org", new Date());
  const admin = connect(databaseUrl, 1);
  await admin.db.insert(organization).values({
    id: organizationId,
    slug: organizationId,
    name: `Issuer ${organizationId.slice(-6)}`,
    createdAt: NOW.toISOString(),
  });
  await admin.close();
  return suiteOf(organizationId, databaseUrl);
}

/** Goes on with an organization that a database has already. */
export function suiteOf(organizationId: string, databaseUrl: string): Suite {
  const app = openProcess(10, databaseUrl);
  const admin = connect(databaseUrl, 2);
  const member = (...roles: Role[]): Actor => ({ kind: "member", organizationId, userId: "usr_test", roles });
  const owner = member("owner");
  const processes = [app];
  const suite: Suite = {
    organizationId,
    app,
    sql: admin.pool,
    owner,
    member,
    key: (...scopes) => ({ kind: "apiKey", organizationId, keyId: "key_test", scopes }),
    call: (options = {}) => callerOf(app, owner, options),
    asSystem: (work, now = NOW) => asSystem(app, organizationId, now, work),
    customer: (customerId) => ({ kind: "customer", organizationId, customerId, userId: "usr_test" }),
    contents: () => readContents(admin.pool, organizationId),
    anotherProcess() {
      const other = openProcess(10, databaseUrl);
      processes.push(other);
      return other;
    },
    async close() {
      opened.delete(suite);
      await Promise.all([admin, ...processes].map((connection) => connection.close()));
    },
  };
  opened.add(suite);
  return suite;
}

function callerOf(own: Application, owner: Actor, options: CallOptions): TestCaller {
  const app = options.app ?? own;
  return createCaller({
    app,
    db: app.compartments.directory.db,
    actor: options.actor ?? owner,
    person: options.person ?? null,
    origin: options.origin ?? { address: undefined, userAgent: undefined },
    now: options.now ?? NOW,
    realNow: options.now ?? NOW,
    requestId: "test",
    dryRun: options.dryRun ?? false,
    idempotencyKey: options.idempotencyKey,
    ifMatch: options.ifMatch,
    replyHeaders: options.replyHeaders ?? new Map(),
  });
}

/** What a call was refused with; anything else, an acceptance too, fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const outcome = await call.then(
    (value) => new Error(`accepted: ${JSON.stringify(value)}`),
    (error: Error) => error.cause ?? error,
  );
  if (outcome instanceof Refusal) return outcome;
  throw outcome;
}

/** Expects a refusal with this code, and that nothing was written. */
export async function expectRefusal(
  suite: Suite,
  code: ErrorCode,
  act: () => Promise<unknown>,
): Promise<Refusal> {
  const before = await suite.contents();
  const refusal = await refusalOf(act());
  expect(refusal.code, refusal.message).toBe(code);
  expect(await suite.contents()).toEqual(before);
  return refusal;
}

/** A key, a name or a subdomain that nobody else uses. */
export function unique(prefix = "t"): string {
  return `${prefix}-${randomBytes(8).toString("hex")}`;
}

/** A wallet address of nobody else, lower case. */
export function newWallet(): string {
  return `0x${randomBytes(20).toString("hex")}`;
}
