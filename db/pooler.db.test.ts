import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applicationUrl, sameRole } from "./application-role.ts";
import { type Connection, connect, raw } from "./client.ts";
import { inTenant } from "./tenant.ts";

/** A connection as to a pooler; PostgreSQL itself stands in, as what is sent is what counts. */
let pooled: Connection;

beforeAll(() => {
  pooled = connect(applicationUrl(inject("databaseUrl")), 1, { limit: 1_234, isPooled: true });
});
afterAll(() => pooled.close());

describe("a connection through a pooler in transaction mode", () => {
  it("prepares nothing by name, which another connection would not know", async () => {
    const org = "org_nobody";
    await inTenant(pooled, org, "read", (db) => raw(db)`select ${1}::int as one`);
    const known = await inTenant(
      pooled,
      org,
      "read",
      (db) => raw(db)`select name from pg_prepared_statements`,
    );
    expect(known).toHaveLength(0);
  });

  it("says in each transaction what holds for it, and leaves nothing behind", async () => {
    const [inside] = await inTenant(
      pooled,
      "org_nobody",
      "write",
      (db) =>
        raw(db)<Record<string, string>[]>`
          select current_setting('statement_timeout') as statement,
                 current_setting('idle_in_transaction_session_timeout') as idle,
                 current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers,
                 current_setting('enable_mergejoin') as merging`,
    );
    expect(inside).toEqual({ statement: "1234ms", idle: "1min", jit: "off", workers: "0", merging: "off" });
    const [outside] = await raw(pooled.db)<Record<string, string>[]>`
      select current_setting('statement_timeout') as statement,
             current_setting('app.organization_id', true) as organization`;
    expect(outside).toEqual({ statement: "0", organization: "" });
  });
});

it("compiles no statement, shares none among workers and merges no tables, whatever the server is set to", async () => {
  const direct = connect(applicationUrl(inject("databaseUrl")), 1);
  const settings = await raw(direct.db)`
    select name, setting, source from pg_settings where name in ('enable_mergejoin', 'jit', 'max_parallel_workers_per_gather') order by name`;
  await direct.close();
  expect(settings).toEqual([
    { name: "enable_mergejoin", setting: "off", source: "client" },
    { name: "jit", setting: "off", source: "client" },
    { name: "max_parallel_workers_per_gather", setting: "0", source: "client" },
  ]);
});

it("gives any address the application's role", () => {
  const as = "postgres://offerboard_app:secret@db/offerboard";
  expect(sameRole("postgres://pooler:6432/offerboard", as)).toBe(
    "postgres://offerboard_app:secret@pooler:6432/offerboard",
  );
  expect(sameRole("postgres://me:mine@pooler/offerboard", as)).toBe(
    "postgres://offerboard_app:secret@pooler/offerboard",
  );
});
