import { beforeAll, expect, it } from "vitest";
import { raw, type Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { openSuite } from "#testing/testing.ts";
import { withinOrder } from "./narrowing.ts";
import { order } from "./order.ts";
import { byKey, type Fragment, hasOne, isKey } from "./rows.ts";
import { unjudged } from "./seek.ts";

/** What an order is made of. */
type Ordered = Parameters<typeof order>[1];

const suite = await openSuite();
const { organizationId } = suite;
const FIRST = Date.parse("2026-01-01T00:00:00Z");
const EVENTS = 20_000;

/** The instant of an event, as PostgreSQL writes it in a cursor. */
const at = (n: number) => new Date(FIRST + n * 1000).toISOString();
const cursorAt = (n: number) =>
  Buffer.from(JSON.stringify(["createdAt", at(n).replace("T", " ").replace("Z", "+00"), "evt_"])).toString(
    "base64url",
  );

beforeAll(async () => {
  await suite.sql`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
    select ${organizationId}, 'evt_' || n, 'purchase_intent.created', 'offering_purchase_intent', 'opi_' || n, '{}',
           ${at(0)}::timestamptz + n * interval '1 second', n
      from generate_series(1, ${EVENTS}::int) n order by md5(n::text)`;
});

/** How PostgreSQL reads, and what it reads. */
function explain(query: (sql: Sql) => Fragment): Promise<string> {
  return inTenant(suite.app, organizationId, "read", (db) => explainIn(raw(db), query));
}

async function explainIn(sql: Sql, query: (sql: Sql) => Fragment): Promise<string> {
  const rows = await sql<
    { "QUERY PLAN": string }[]
  >`explain (analyze, costs off, timing off, buffers off) ${query(sql)}`;
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** The same where nothing is known of the table, whoever looked at it meanwhile. */
async function explainUnknown(table: string, query: (sql: Sql) => Fragment): Promise<string> {
  let plan = "";
  const undone = new Error("undone");
  const explaining = suite.sql.begin(async (sql) => {
    await sql`delete from pg_statistic where starelid = ${table}::regclass`;
    await sql`set local role offerboard_app`;
    await sql`select set_config('app.organization_id', ${organizationId}, true)`;
    plan = await explainIn(sql as unknown as Sql, query);
    throw undone;
  });
  await explaining.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return plan;
}

it("finds rows by their ids one by one, also in a table that was never looked at", async () => {
  const plan = await explainUnknown(
    "event",
    (sql) => sql`
      select e.id from ${byKey(sql, "event", organizationId, ["evt_7", "evt_8", "evt_7"])} e
       where e.organization_id = ${organizationId}`,
  );
  expect(plan).toContain("event_organization_id_id_pk");
  expect(plan, "each once, though one is named twice").toMatch(/Function Scan on unnest .*rows=2\.00/);
});

it("has rows of one instant in the order of their ids, in each index that a list is read by", async () => {
  const unordered = await suite.sql<{ name: string }[]>`
    select i.indexrelid::regclass::text as name
      from pg_index i
      join pg_attribute l on l.attrelid = i.indexrelid and l.attnum = i.indnkeyatts
      join pg_attribute f on f.attrelid = i.indexrelid and f.attnum = 1
     where i.indrelid::regclass::text = any (${["customer", "offering", "offering_purchase_intent", "payment", "refund", "bank_entry", "offer", "trade", "ledger_entry", "event", "distribution", "distribution_payment", "verification", "webhook_delivery"]})
       and f.attname = 'organization_id' and i.indnkeyatts > 1 and i.indpred is null
       and l.atttypid = 'timestamptz'::regtype`;
  expect(unordered.map(({ name }) => name)).toEqual([]);
});

it("looks for a rare key by its own index, where nearly all rows have another", async () => {
  await suite.sql`analyze event`;
  const plan = await explain(
    (sql) => sql`
      select x.id from unnest((select ${["token.created"]}::text[])) k(type)
        cross join lateral (
          select e.id from event e
           where e.organization_id = ${organizationId} and e.position is not null and ${isKey(sql, sql`e.type`, sql`k.type`)}
           order by e.created_at desc, e.id desc limit 21) x`,
  );
  expect(plan).toContain("event_type_created");
});

/** How 21 events that meet a condition are found by going through their order. */
async function goThrough(condition: (sql: Sql) => Fragment, apart: Partial<Ordered> = {}): Promise<string> {
  await suite.sql`analyze event`;
  return explain((sql) => {
    const list: Ordered = {
      input: { limit: 20, order: "desc" },
      columns: sql`e.*`,
      alias: "e",
      from: sql`from event e where e.organization_id = ${organizationId} and e.position is not null`,
      sorts: {},
      id: "e.id",
      ...apart,
    };
    return order(sql, list, { expression: "e.created_at", type: "timestamptz" }, null).rows(
      21,
      sql`and ${unjudged(sql, condition(sql))}`,
    );
  });
}

it.each([
  { name: "all rows", apart: {} },
  {
    name: "rows of a few types",
    apart: { oneOf: { column: "e.type", values: ["purchase_intent.created"] } },
  },
])("goes through the order of $name for what no index tells, and sorts none", async ({ apart }) => {
  const plan = await goThrough(
    (sql) => sql`e.resource_id like all ((select ${["%7%"]}::text[])::text[])`,
    apart,
  );
  expect(plan).toContain("Index Scan Backward");
  expect(plan, "no more than are shown, and what was tried before them").not.toMatch(/rows=\d{4,}\.00/);
});

it("looks row by row for what a row is to have, however many have one", async () => {
  const plan = await goThrough((sql) =>
    hasOne(
      sql,
      sql`from event o where o.organization_id = ${organizationId} and o.id = e.id and o.resource_id like '%7%'`,
    ),
  );
  expect(plan).not.toMatch(/rows=\d{4,}\.00/);
});

it.each([
  { order: "desc", beyond: "<", to: at(EVENTS - 1), place: 100 },
  { order: "asc", beyond: ">", from: at(2), place: EVENTS - 100 },
] as const)(
  "reads a page far behind the end of a range, $order, from where it begins",
  async ({ order, beyond, place, ...range }) => {
    const plan = await explain((sql) => {
      const [way, comes] = [sql.unsafe(order), sql.unsafe(beyond)];
      return sql`
      select e.id from event e
       where e.organization_id = ${organizationId} and e.position is not null
         ${withinOrder(sql, "e.created_at", range, { order, cursor: cursorAt(place) })}
         and (e.created_at, e.id) ${comes} (${at(place)}::timestamptz, 'evt_')
       order by e.created_at ${way}, e.id ${way} limit 20`;
    });
    const asked = [...plan.matchAll(/created_at [<>]=? /g)];
    expect(asked, plan).toEqual([]);
    expect(plan).toContain("ROW(created_at, id)");
  },
);

it.each([
  { why: "no page before", place: {} },
  { why: "another direction", place: { order: "asc", cursor: cursorAt(5) } },
  { why: "a place outside of the range", place: { cursor: cursorAt(50) } },
  { why: "a cursor that names no instant", place: { cursor: btoa('["createdAt","soon","evt_1"]') } },
  { why: "what is counted", place: { cursor: cursorAt(5), total: "true" } },
] as const)("keeps the end of a range for $why", async ({ place }) => {
  const plan = await explain(
    (sql) => sql`
      select e.id from event e
       where e.organization_id = ${organizationId} ${withinOrder(sql, "e.created_at", { to: at(10) }, place)}`,
  );
  expect(plan).toMatch(/created_at < /);
});
