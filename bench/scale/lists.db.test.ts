import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { z } from "zod";
import { applicationUrl } from "#db/application-role.ts";
import { raw } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { MARKET } from "#db/no-organization.ts";
import { eventTypes, requestMethods } from "#db/schema/enums.ts";
import { inTenant } from "#db/tenant.ts";
import { operations } from "#server/http/operations.ts";
import type { Application } from "#server/kernel/application.ts";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";
import type { Operation } from "#server/kernel/operation.ts";
import { plansFor } from "#server/kernel/shared-reads.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { postgresWatching } from "#testing/watch.ts";
import { explainReads, type Read } from "./explain-reads.ts";
import { fill } from "./fill.ts";

/** Share of a real issuer's size: enough for a table that is read whole to stand out. */
const SCALE = 0.01;
/** Rows that a list reads of one table at most, in one place of its plan. */
const MOST_READ = 8_000;
/** Tokens of the organization, and others that have one each: to whoever plans for any of them, all tokens of one are few. */
const TOKENS = 1_000;
const NEIGHBOURS = 3_000;
/** The same where it tells how many match. A table of not twice as many rows as are counted is as well read whole. */
const MOST_READ_TO_COUNT = 2 * MOST_COUNTED;

const name = `lists_${randomBytes(4).toString("hex")}`;
const url = Object.assign(new URL(inject("databaseUrl")), { pathname: name }).href;
const admin = postgres(inject("databaseUrl"), { max: 1, onnotice: () => {} });
await admin.unsafe(`create database ${name}`);

const owner = {
  kind: "member",
  organizationId: DEMO_ORGANIZATION,
  userId: "usr_test",
  roles: ["owner"],
} as const;

let suite: Suite;
let app: Application;
let watched: ReturnType<typeof postgresWatching>;

beforeAll(async () => {
  await migrate(url);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await fill(sql, SCALE, () => {});
  await addTokens(sql);
  await sql`insert into webhook_endpoint (organization_id, id, url, secret, created_at, updated_at)
    values (${DEMO_ORGANIZATION}, 'whe_scale', 'https://example.com', 'secret', now(), now())`;
  await sql`
    insert into distribution (organization_id, id, token_id, kind, title, currency, amount, record_date, status, created_at, updated_at)
    values (${DEMO_ORGANIZATION}, 'dst_scale', 'tok_scale_7', 'DIVIDEND', 'Rent', 'EUR', 1, now(), 'SCHEDULED', now(), now())`;
  await sql`
    insert into request_log (organization_id, id, request_id, api_key_id, method, route, status, duration_ms, created_at)
    select ${DEMO_ORGANIZATION}, 'rql_scale_' || n, 'request_' || n, 'key_' || n % 3,
           (${[...requestMethods]}::text[])[1 + n % 5]::request_method, '/customer', 200 + n % 4 * 100, 5,
           now() - n * interval '1 second'
      from generate_series(1, 20000) n`;
  await sql`analyze request_log`;
  // Kinds of event as there are many of.
  await sql`set session_replication_role = replica`;
  await sql`update event set type = (${eventTypes}::text[])[1 + position % ${eventTypes.length}::int]`;
  await sql`analyze event`;
  await sql.end();
  suite = await openSuite(url);
  watched = postgresWatching(applicationUrl(url));
  app = { ...suite.anotherProcess(), ...watched.client };
}, 240_000);

afterAll(async () => {
  await watched.client.close();
  await suite.close();
  await admin.unsafe(`drop database ${name} with (force)`);
  await admin.end();
});

/** Tokens with an offering each, of the organization and of many beside it. */
async function addTokens(sql: postgres.Sql): Promise<void> {
  await sql`insert into organization (id, slug, name, created_at)
    select 'org_small_' || n, 'small-' || n, 'Small', now() from generate_series(1, ${NEIGHBOURS}::int) n`;
  await sql`
    insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at)
    select organization_id, 'tok_of_' || organization_id || n, 'Quiet token', 'Q', '0x00000000' || md5(organization_id || n), 6, 1000, now()
      from (select ${DEMO_ORGANIZATION} as organization_id, n from generate_series(1, ${TOKENS}::int) n
            union all select 'org_small_' || n, n from generate_series(1, ${NEIGHBOURS}::int) n) o`;
  await sql`
    insert into offering (organization_id, id, token_id, subdomain, title, subtitle, description, type, price_per_token, currency,
      start_date, end_date, min_payable_amount, max_payable_amount, hard_cap, soft_cap, state, created_at, updated_at)
    select organization_id, 'off_' || id, id, id, 'A quiet offering', 'A tagline', 'Words', 'Art', 10, 'EUR', now(), now() + interval '1 day',
           10, 1000, 1000, 10, 'DRAFT', now(), now()
      from token where name = 'Quiet token'`;
  await sql`analyze organization, token, offering`;
}

/** What is asked for by identifiers: one that many rows have where there is one, and one that none has. */
const known: Readonly<Record<string, unknown>> = {
  tokenId: "tok_scale_7",
  offeringId: "off_tok_scale_7_1",
  customerId: "cus_scale_777",
  offeringPurchaseIntentId: `opi_scale_${"777".padStart(32, "0")}`,
  ids: ["777", "778"].map((end) => `opi_scale_${end.padStart(32, "0")}`).join(","),
  assigneeId: "me",
  resourceId: `opi_scale_${"777".padStart(32, "0")}`,
  organizationId: DEMO_ORGANIZATION,
  webhookEndpointId: "whe_scale",
  distributionId: "dst_scale",
  walletAddress: `0x${"309".padStart(40, "0")}`,
  email: "p777@example.com",
  countryCode: "DE",
  actorId: "key_1",
  apiKeyId: "key_1",
  requestId: "request_777",
  action: "createOffer",
  // As many as can be ordered by something else.
  createdFrom: new Date(Date.now() - 3_600_000).toISOString(),
  createdTo: "2020-01-02T00:00:00Z",
  updatedFrom: new Date(Date.now() + 3_600_000).toISOString(),
  updatedTo: "2020-01-02T00:00:00Z",
  metadata: { userId: "777" },
  from: "2020-01-01T00:00:00Z",
  to: "2020-01-02T00:00:00Z",
  type: "Real estate",
  currency: "USD",
};
const searches = ["winter", "p777", "nosuchthing", "e", "müller 777"];

const shapeOf = ({ input }: { readonly input: z.ZodType }) =>
  "shape" in input ? (input.shape as Record<string, z.ZodType>) : {};
/** What is told by the nodes of a chain before anything is read. */
const asksNodes = "listChainProof";
/** Lists that count rows as they come and go, unless they are searched. */
const keepsCount = new Set(["listHolders", "listParticipants"]);
const lists = operations.filter(
  (operation) => "cursor" in shapeOf(operation) && operation.name !== asksNodes,
);

const everyList = describe.each(lists.map((operation) => [operation.name, operation] as const));

/** Checks what each list reads, over the rows as they are by then. */
function checkLists(): void {
  everyList("%s", (_, operation) => {
    const { path } = operation;
    const shape = shapeOf(operation);
    const queries = queriesOf(shape, path);
    const overIn = async (some: readonly Query[], part: string, most: number) => {
      const over: string[] = [];
      for (const query of some)
        for (const read of await readsOf(operation, query, part).catch(noneIfRefused))
          if (read.rows > most) over.push(`${JSON.stringify(query)}: ${read.rows} of ${read.table}`);
      return over;
    };

    it("reads no table whole, whatever the order, the filter and the search", async () => {
      expect(await overIn(queries, PAGE, MOST_READ)).toEqual([]);
    });

    it("nor does it from a cursor on, at the beginning of all rows that have the last value of the order", async () => {
      const last: Query[] = [];
      for (const query of queries.filter(({ q }) => !q))
        last.push(...(await lastValueOf(operation.procedure, query)));
      expect(await overIn(last, PAGE, MOST_READ)).toEqual([]);
    });

    it.runIf("total" in shape)("nor does it to tell how many match", async () => {
      const asked = queries.filter(
        ({ order, sort, q }) => !order && !sort && (q || !keepsCount.has(operation.name)),
      );
      const counting = asked.map((query) => ({ ...query, total: "true" }));
      expect(await overIn(counting, TOTAL, MOST_READ_TO_COUNT)).toEqual([]);
    });
  });
}

describe("of rows that came one after the other", checkLists);

it("is read in the order of an index, however deep", async () => {
  const deep = { sort: "purchaseAmount", cursor: cursor("purchaseAmount", "25000", "opi_scale_5") };
  const list = lists.find(({ name }) => name === "listIntents");
  if (!list) throw new Error("there is no such list");
  const reads = await readsOf(list, deep);
  expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThan(1_000);
});

it("writes an event without going through all that waits of others", async () => {
  await suite.call({ app, actor: owner }).offering.update({
    offeringId: "off_tok_scale_7_2",
    subtitle: "Another tagline",
  });
  const statement = watched.seen.findLast(({ text }) => text.includes("insert into event"));
  const plan = await inTenant(app, DEMO_ORGANIZATION, "write", (db) =>
    raw(db).unsafe(`explain ${statement?.text}`, [...(statement?.params ?? [])] as never[]),
  );
  expect(JSON.stringify(plan)).toContain("event_waiting");
  expect(JSON.stringify(plan)).not.toContain("event_unpublished");
});

it("looks up by their words only what the index leaves few of", async () => {
  const searched = (typed: string, table = "customer") =>
    inTenant(app, DEMO_ORGANIZATION, "read", async (db) => {
      const sql = raw(db);
      const read = async () => {
        const [counted] = await sql<{ scans: number; fetched: number }[]>`
          select idx_scan::int as scans, idx_tup_fetch::int as fetched from pg_stat_xact_user_tables where relname = ${table}`;
        return counted ?? { scans: 0, fetched: 0 };
      };
      const before = await read();
      const rows = await sql<{ id: string | null }[]>`
        select id from search_ids(${DEMO_ORGANIZATION}, ${table}, ${typed}, 50) f(id)`;
      const after = await read();
      return {
        ids: rows.map(({ id }) => id),
        scans: after.scans - before.scans,
        fetched: after.fetched - before.fetched,
      };
    });
  expect(await searched("winter")).toMatchObject({ ids: [null], scans: 0 });
  expect(await searched("p7777")).toMatchObject({ ids: ["cus_scale_7777"], scans: 1 });
  expect(await searched("p7777@example.com")).toMatchObject({ ids: ["cus_scale_7777"], scans: 1 });
  expect(await searched("p7777@example.org")).toMatchObject({ ids: [], scans: 1 });
  // What it ends with is in every account.
  expect(await searched("AT0000000000", "payment")).toEqual({ ids: [], scans: 1, fetched: 0 });
});

it("places a purchase intent by the keys of what it names, however many offerings there are", async () => {
  await suite.call({ app, actor: owner, now: new Date() }).offeringPurchaseIntent.create({
    offeringId: "off_tok_scale_1_2",
    customerId: "cus_scale_1",
    walletAddress: `0x${"1".padStart(40, "0")}`,
    payment: { purchaseAmount: 10, tokenAmount: 1, currency: "EUR" },
  });
  const placed = watched.seen.findLast(({ text }) => text.includes("place_purchase_intents"));
  const another = String(placed?.params?.[1]).replaceAll(/\b(opi|aud|evt)_\w+/g, "$&x");
  const reads = await inTenant(app, DEMO_ORGANIZATION, "write", async (db) => {
    const sql = raw(db);
    const rows = () => sql<{ name: string; rows: number }[]>`
      select relname as name, (coalesce(idx_tup_fetch, 0) + seq_tup_read)::int as rows from pg_stat_xact_user_tables
       where relname in ('offering', 'token', 'customer', 'wallet', 'participation') order by relname`;
    const before = await rows();
    await sql`select from place_purchase_intents(${DEMO_ORGANIZATION}, ${another}::jsonb)`;
    const after = await rows();
    return after.map(({ name, rows }, place) => ({ name, rows: rows - (before[place]?.rows ?? 0) }));
  });
  expect(reads.map(({ name }) => name)).toContain("token");
  expect(reads.filter(({ rows }) => rows > 5)).toEqual([]);
});

it("finds what many rows share by the first of them, where the order begins far away from it", async () => {
  await updateRows(
    (sql) => sql`
      update audit_event set action = 'registerWallet', resource_type = 'customer', changes = '{"type": {"to": "INDIVIDUAL"}}'
       where id in (select e.id from audit_event e where e.organization_id = ${DEMO_ORGANIZATION} order by e.at limit 6000)`,
  );
  const list = lists.find((operation) => operation.name === "listAuditEvents");
  if (!list) throw new Error("there is no such list");
  for (const q of ["registerwallet", "individual"]) {
    const reads = await readsOf(list, { q });
    expect(reads.filter(({ rows }) => rows > MOST_READ)).toEqual([]);
    const { data } = await suite.call({ app, actor: owner }).auditEvent.list({ q });
    expect(data.map(({ action }) => action)).toEqual(Array(20).fill("registerWallet"));
  }
});

describe("of rows that were loaded at once, nearly all alike", () => {
  beforeAll(makeAlike, 240_000);
  checkLists();
});

/** As a register looks that was brought from elsewhere: a few instants, one offering, one token, one of each kind. */
function makeAlike(): Promise<void> {
  return updateRows(async (sql) => {
    // Load after load, so that rows of one instant lie side by side.
    const third = sql`(ctid::text::point)[0] * 3 / (1 + pg_relation_size(tableoid) / 8192)`;
    const at = sql`now() - interval '1 hour' * (3 - least(2, trunc(${third})))`;
    await sql`update customer set name = 'Winter Customer ' || substr(id, 11), country_code = 'AT', created_at = ${at},
    type = 'INDIVIDUAL', verification_status = 'COMPLETED' where right(id, 3) <> '777'`;
    await sql`update verification set submitted_at = ${at}, decided_at = now(), status = 'APPROVED'`;
    await sql`update offering_purchase_intent set offering_id = 'off_tok_scale_5_1', created_at = ${at}, currency = 'EUR',
    purchase_amount = 10, token_amount = 1, received_amount = least(received_amount, 10) where right(id, 3) <> '777'`;
    await sql`update payment set created_at = ${at}, amount = 10, currency = 'EUR'`;
    await sql`update refund set created_at = ${at}, currency = 'EUR', status = 'SUCCEEDED', refunded_at = now()
    where right(id, 2) <> '77'`;
    await sql`update bank_entry set created_at = ${at}, amount = 10 where right(id, 3) <> '777'`;
    await sql`update offer set token_id = 'tok_scale_5', created_at = ${at}, amount = 1, price_in_euro = 10 where right(id, 3) <> '777'`;
    await sql`update trade set token_id = 'tok_scale_5', created_at = ${at}, amount = 1, price_in_euro = 10 where right(id, 3) <> '777'`;
    await sql`update ledger_entry set created_at = ${at}, debit_account_id = 'UNISSUED_tok_scale_5' where reason = 'MINT'`;
    await sql`update distribution_payment set created_at = ${at}`;
    await sql`update event set type = 'purchase_intent.created', created_at = ${at} where right(id, 3) <> '777'`;
    await sql`update audit_event set action = 'createIntent', at = ${at}, actor_id = 'key_1' where right(id, 3) <> '777'`;
  });
}

/** Changes rows past their triggers, and has them looked at anew. */
async function updateRows(update: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`set session_replication_role = replica`;
  await update(sql);
  await sql`analyze`;
  await sql.end();
}

const cursor = (...position: string[]) => Buffer.from(JSON.stringify(position)).toString("base64url");

type Query = Readonly<Record<string, unknown>>;

/** Every order with every filter and every search, alone and with each other. */
function queriesOf(shape: Record<string, z.ZodType>, path: string): Query[] {
  const named = Object.keys(shape).filter((field) => path.includes(`{${field}}`));
  const always = Object.fromEntries(named.map((field) => [field, known[field] ?? "none"]));
  const orders: Query[] = [{}, { order: "asc" }, ...valuesOf(shape.sort).map((sort) => ({ sort }))];
  const filters = Object.keys(shape)
    .filter((field) => !["limit", "cursor", "sort", "order", "q", "total", ...named].includes(field))
    .flatMap((field) => {
      const values = valuesOf(shape[field]);
      return (values.length > 0 ? values : [known[field] ?? "none", "none"])
        .filter((value) => shape[field]?.safeParse(value).success)
        .map((value) => ({ [field]: value }));
    });
  const narrowed: Query[] = [{}, ...filters, ...("q" in shape ? searches.map((q) => ({ q })) : [])];
  const both = "q" in shape ? filters.map((filter) => ({ ...filter, q: "winter" })) : [];
  return [
    ...narrowed.flatMap((one) => orders.map((order) => ({ ...always, ...order, ...one }))),
    ...both.map((one) => ({ ...always, ...one })),
  ];
}

/** The values of an enumeration, however it is wrapped; none for other fields. */
function valuesOf(field: z.ZodType | undefined): readonly string[] {
  const { options, unwrap, out } = (field ?? {}) as {
    options?: readonly string[];
    unwrap?: () => z.ZodType;
    /** What a filter by several values is, once its text is taken apart. */
    out?: z.ZodType;
  };
  if (options) return options;
  const inner = out ?? unwrap?.call(field);
  return inner ? valuesOf(inner) : [];
}

/** What stands in the statement that reads a page. */
const PAGE = "json_agg(r)";
/** What stands in the one that counts. */
const TOTAL = "::int as count";

/** What a range that is too wide for its order reads, and a distribution that is not there. */
function noneIfRefused(error: unknown): [] {
  const { code } = (error as { readonly cause?: { readonly code?: unknown } }).cause ?? {};
  if (code !== "invalid_value" && code !== "distribution_not_found") throw error;
  return [];
}

/** The list from where the rows with the last value of its order begin: the first value of the other order. None where it has no such rows. */
async function lastValueOf(procedure: string, query: Query): Promise<Query[]> {
  const order = query.order === "asc" ? "desc" : "asc";
  const { nextCursor = null } = await ask(procedure, { ...query, order, limit: 1 }).catch(() => ({}) as Page);
  if (nextCursor === null) return [];
  const [sort, value] = JSON.parse(Buffer.from(nextCursor, "base64url").toString());
  return [{ ...query, cursor: cursor(sort, value, order === "desc" ? "" : "~") }];
}

interface Page {
  readonly nextCursor?: string | null;
}

/** Asks for a list as the owner of the organization. */
function ask(procedure: string, query: Query): Promise<Page> {
  const verb = procedure
    .split(".")
    .reduce<unknown>((of, part) => (of as Record<string, unknown>)[part], suite.call({ app, actor: owner }));
  return (verb as (input: Query) => Promise<Page>)(query);
}

/** How many rows of which table each place of a list's plans reads, under the role that requests run under. */
async function readsOf(
  operation: Operation & { readonly procedure: string },
  query: Query,
  part = PAGE,
): Promise<Read[]> {
  watched.seen.length = 0;
  await ask(operation.procedure, query);
  const statement = watched.seen.findLast(({ text }) => text.includes(part));
  if (!statement) throw new Error(`${operation.procedure} sent no statement with ${part}`);
  const tenant = operation.procedure.startsWith("market.") ? MARKET : DEMO_ORGANIZATION;
  const plans = plansFor(operation, query);
  return inTenant(app, tenant, "read", (db) => explainReads(raw(db), statement, plans));
}
