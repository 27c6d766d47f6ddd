import { beforeAll, describe, expect, inject, it } from "vitest";
import { createCaller } from "#server/http/trpc/router.ts";
import { compose } from "#server/process/compose.ts";
import { intentInput, makeCustomer, makeOffering, makeOpenOffer, offeringInput } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { postgresWatching } from "#testing/watch.ts";
import { applicationRole, applicationUrl } from "./application-role.ts";
import { isDatabaseError, raw } from "./client.ts";
import { MARKET } from "./no-organization.ts";
import { inTenant, inTransaction } from "./tenant.ts";

const suite = await openSuite();
const other = await openSuite();

/** Tables that hold rows of organizations, and those of them that are directories outside a transaction of one. */
const tables = await suite.sql<{ name: string; key: string }[]>`
  select c.table_name as name, c.column_name as key
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     and (c.column_name = 'organization_id' or (c.table_name = 'organization' and c.column_name = 'id'))
   order by 1`;
const directories = [
  "api_key",
  "chain_contract",
  "chain_transaction",
  "customer_invitation",
  "customer_login",
  "invitation",
  "member",
  "organization",
  "subdomain",
];

beforeAll(async () => {
  for (const one of [suite, other]) {
    await makeOpenOffer(one);
    const offering = await makeOffering(one);
    const customer = await makeCustomer(one);
    await one.call({ idempotencyKey: "same" }).offeringPurchaseIntent.create(intentInput(customer, offering));
    await one.call().offering.create(offeringInput({ publish: false }));
  }
});

describe("the role the service connects as", () => {
  it("is bound by row-level security: it owns nothing and cannot pass it", async () => {
    const sql = raw(suite.app.db);
    const [role] = await sql`
      select current_user as name, session_user as login, rolsuper, rolbypassrls, rolcreaterole,
             exists (select from pg_class where relowner = r.oid) as owns,
             exists (select from pg_auth_members where member = r.oid) as inherits
        from pg_roles r where rolname = current_user`;
    expect(role).toEqual({
      name: applicationRole,
      login: applicationRole,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      owns: false,
      inherits: false,
    });
  });

  it("cannot rewrite the register or the audit trail", async () => {
    for (const statement of [
      "delete from audit_event",
      "update audit_event set changes = '{}'",
      "delete from ledger_entry",
      "update ledger_entry set amount = 1",
      "truncate offering",
      "alter table offering disable row level security",
      "drop policy tenant on offering",
      "set role postgres",
    ]) {
      const attempt = inTenant(suite.app, suite.organizationId, "write", (db) => raw(db).unsafe(statement));
      await expect(attempt, statement).rejects.toThrow(/denied|must be owner|does not exist/);
    }
  });
});

describe("a table of organizations' rows", () => {
  it.each(tables.map(({ name, key }) => [name, key]))("%s is closed by a policy", async (name, key) => {
    const [policy] = await suite.sql`
      select c.relrowsecurity as closed, count(p.polname)::int as policies
        from pg_class c left join pg_policy p on p.polrelid = c.oid
       where c.oid = ${name}::regclass group by c.oid`;
    expect(policy?.closed, `${name} has row-level security`).toBe(true);
    expect(policy?.policies).toBeGreaterThan(0);
    const owners = await inTenant(suite.app, suite.organizationId, "read", (db) => {
      const sql = raw(db);
      return sql<{ owner: string }[]>`select distinct ${sql(key)} as owner from ${sql(name)}`;
    });
    for (const { owner } of owners) expect(owner, name).toBe(suite.organizationId);
  });

  it.each(tables.filter(({ name }) => !directories.includes(name)).map(({ name }) => name))(
    "%s shows nothing to a transaction of no organization",
    async (name) => {
      const count = (db: typeof suite.app.db) => raw(db)`select 1 from ${raw(db)(name)}`;
      expect(await count(suite.app.db)).toHaveLength(0);
      expect(await inTransaction(suite.app, count)).toHaveLength(0);
    },
  );

  it("gives no row away, and takes none of another organization", async () => {
    for (const name of ["customer", "offering", "offer", "idempotency_key", "image"]) {
      const give = inTenant(other.app, other.organizationId, "write", (db) => {
        const sql = raw(db);
        return sql`insert into ${sql(name)} (organization_id) values (${suite.organizationId})`;
      });
      await expect(give, name).rejects.toThrow(/row-level security/);
    }
    const move = inTenant(other.app, other.organizationId, "write", (db) => {
      return raw(db)`update customer set organization_id = ${suite.organizationId}`;
    });
    await expect(move).rejects.toThrow(/row-level security|modifying the partition value/);
  });

  it("of the market shows what is published, and takes nothing", async () => {
    const drafts = await inTenant(
      suite.app,
      MARKET,
      "read",
      (db) => raw(db)`select from offering where state = 'DRAFT'`,
    );
    expect(drafts).toHaveLength(0);
    const [seen] = await inTenant(
      suite.app,
      MARKET,
      "read",
      (db) => raw(db)<{ organizations: number }[]>`
        select count(distinct organization_id)::int as organizations from offering`,
    );
    expect(seen?.organizations).toBeGreaterThan(1);
    for (const name of [
      "customer",
      "wallet",
      "offering_purchase_intent",
      "offer",
      "ledger_entry",
      "audit_event",
    ]) {
      const rows = await inTenant(suite.app, MARKET, "read", (db) => raw(db)`select from ${raw(db)(name)}`);
      expect(rows, name).toHaveLength(0);
    }
    const changed = await inTenant(
      suite.app,
      MARKET,
      "write",
      (db) => raw(db)`update offering set title = 'x' returning id`,
    );
    expect(changed).toHaveLength(0);
  });
});

describe("a query that forgot its organization", () => {
  /** The statements that the service's reads send, with their parameters. */
  async function statementsOf(read: (caller: ReturnType<typeof createCaller>) => Promise<unknown>) {
    const { client, seen } = postgresWatching(applicationUrl(inject("databaseUrl")));
    const app = { ...compose(suite.app.env), ...client };
    await read(
      createCaller({
        app,
        db: app.db,
        actor: suite.owner,
        person: null,
        origin: { address: undefined, userAgent: undefined },
        now: new Date("2027-02-10T12:00:00.000Z"),
        realNow: new Date("2027-02-10T12:00:00.000Z"),
        requestId: "test",
        dryRun: false,
        idempotencyKey: undefined,
        replyHeaders: new Map(),
      }),
    );
    await client.close();
    return seen.filter(({ text }) => /\borganization_id = \$\d+/.test(text));
  }

  /** A cluster does not plan a question over all organizations, and shows nothing. */
  function unplanned(error: unknown): Record<string, unknown>[] {
    if (isDatabaseError(error, "0A000")) return [];
    throw error;
  }

  const reads: [string, (caller: ReturnType<typeof createCaller>) => Promise<unknown>][] = [
    ["offerings", (caller) => caller.offering.list({})],
    ["customers", (caller) => caller.customer.list({})],
    ["purchase intents", (caller) => caller.offeringPurchaseIntent.list({})],
    ["offers", (caller) => caller.bulletinBoard.offer.list({})],
    ["tokens", (caller) => caller.token.list({})],
  ];

  it.each(reads)("of %s sees nothing of another organization", async (_name, read) => {
    const statements = await statementsOf(read);
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, params } of statements) {
      // Deleted, not only answered otherwise: the parameter stays, for the driver counts them.
      const forgetful = text.replaceAll(/[\w.]*\borganization_id = (\$\d+)/g, "$1::text is not null");
      // Lists come as one row that holds them all.
      const texts = (rows: readonly Record<string, unknown>[]) =>
        rows.flatMap((row) => ("rows" in row ? (row.rows ?? []) : [row])).map((row) => JSON.stringify(row));
      const seen = await inTenant(other.app, other.organizationId, "read", (db) =>
        raw(db).unsafe(forgetful, params as never[]),
      ).catch(unplanned);
      const foreign = texts(await suite.sql.unsafe(text, params as never[]));
      expect(foreign.length).toBeGreaterThan(0);
      for (const row of foreign) expect(texts(seen)).not.toContain(row);
      const nowhere = await raw(suite.app.db)
        .unsafe(forgetful, params as never[])
        .catch(unplanned);
      expect(texts(nowhere)).toHaveLength(0);
    }
  });
});
