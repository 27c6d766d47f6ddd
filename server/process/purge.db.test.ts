import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openServerOf, type TestServer } from "#testing/server.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { purge } from "./purge.ts";

const now = new Date("2027-06-01T00:00:00Z");
let server: TestServer;
let suite: Suite;

// A database of its own: what has served its time goes in all organizations at once.
beforeAll(async () => {
  server = await openServerOf(inject("databaseUrl"));
  suite = await openSuite(await server.createDatabase());
}, 60_000);
afterAll(async () => {
  await suite?.close();
  await server?.close();
});

/** Answers kept for keys that expire a second after the other, from a moment on. */
async function keepKeys(count: number, from: string): Promise<void> {
  await suite.sql`
    insert into idempotency_key (organization_id, key, operation, body_hash, expires_at)
    select ${suite.organizationId}, ${from} || n, 'createIntent', '', ${from}::timestamptz + n * interval '1 second'
      from generate_series(1, ${count}::int) n`;
}

const keysLeft = async () =>
  (await suite.sql`select from idempotency_key where organization_id = ${suite.organizationId}`).length;

describe("what has served its time", () => {
  it("goes in bounded batches, the oldest first", async () => {
    await keepKeys(250, "2027-05-01T00:00:00Z");
    const [row] = await suite.sql<
      { removed: number }[]
    >`select purge_expired(${now.toISOString()}, 90, 100) as removed`;
    expect(row?.removed).toBe(100);
    const [oldest] = await suite.sql<{ at: string }[]>`
      select to_char(min(expires_at), 'HH24:MI:SS') as at from idempotency_key
       where organization_id = ${suite.organizationId}`;
    expect(oldest?.at).toBe("00:01:41");
  });

  it("goes to the last row, however many there are, and nothing else does", async () => {
    await keepKeys(4_500, "2027-05-02T00:00:00Z");
    await keepKeys(3, "2027-06-01T00:00:00Z");
    await purge({ app: suite.app, now });
    expect(await keysLeft()).toBe(3);
  });

  it("goes with sessions, links, counts and mails", async () => {
    await suite.sql`insert into auth_user (id, name, email) values ('usr_purge', 'P', 'p@example.com')`;
    for (const [id, at] of [
      ["old", "2027-05-20T00:00:00Z"],
      ["new", "2027-06-20T00:00:00Z"],
    ] as const) {
      await suite.sql`insert into auth_session (id, token, user_id, expires_at) values (${id}, ${id}, 'usr_purge', ${at})`;
      await suite.sql`insert into auth_verification (id, identifier, value, expires_at) values (${id}, 'i', 'v', ${at})`;
      await suite.sql`insert into rate_use (caller, window_start, used) values (${id}, ${at}, 1)`;
      await suite.sql`insert into mail (id, recipient, subject, text, created_at, sent_at, due_at)
        values (${id}, 'r', 's', 't', ${at}, ${at}, ${at})`;
    }
    await purge({ app: suite.app, now });
    for (const table of ["auth_session", "auth_verification", "mail"])
      expect(await suite.sql`select id from ${suite.sql(table)}`, table).toEqual([{ id: "new" }]);
    expect(await suite.sql`select caller from rate_use`).toEqual([{ caller: "new" }]);
  });

  it("goes with requests that were kept for thirty days", async () => {
    for (const [id, at] of [
      ["rql_old", "2027-05-01T00:00:00Z"],
      ["rql_new", "2027-05-03T00:00:00Z"],
    ] as const) {
      await suite.sql`
        insert into request_log (organization_id, id, request_id, method, route, status, duration_ms, created_at)
        values (${suite.organizationId}, ${id}, 'r', 'GET', '/customer', 200, 1, ${at})`;
    }
    await purge({ app: suite.app, now });
    expect(await suite.sql`select id from request_log`).toEqual([{ id: "rql_new" }]);
  });

  it("goes with forms that nobody went on with for a year", async () => {
    for (const [id, at] of [
      ["ofm_old", "2026-05-31T00:00:00Z"],
      ["ofm_new", "2026-06-02T00:00:00Z"],
    ] as const) {
      await suite.sql`insert into offering_form (organization_id, id, owner_id, content, revision, saved_at)
        values (${suite.organizationId}, ${id}, 'usr_test', '{}', 1, ${at})`;
    }
    await purge({ app: suite.app, now });
    expect(await suite.sql`select id from offering_form`).toEqual([{ id: "ofm_new" }]);
  });

  it("goes with notices that were told two years ago", async () => {
    for (const [id, at] of [
      ["ntc_old", "2025-05-31T00:00:00Z"],
      ["ntc_new", "2025-06-02T00:00:00Z"],
    ] as const) {
      await suite.sql`insert into notice (organization_id, id, recipient_id, topic, resource_id, facts, created_at)
        values (${suite.organizationId}, ${id}, 'cus_purge', 'PAYMENT_RECEIVED', ${id}, '{}', ${at})`;
    }
    await purge({ app: suite.app, now });
    expect(await suite.sql`select id from notice`).toEqual([{ id: "ntc_new" }]);
  });

  it("stays as long as the environment says, where it may", async () => {
    const { organizationId } = suite;
    await suite.sql`insert into webhook_endpoint (organization_id, id, url, secret, created_at, updated_at)
      values (${organizationId}, 'whe_purge', 'http://127.0.0.1:9/', '', now(), now())`;
    await suite.sql`insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
      values (${organizationId}, 'evt_purge', 'trade.updated', 'trade', 'trd_purge', '{}', now(), 1)`;
    await suite.sql`insert into webhook_delivery (organization_id, id, webhook_endpoint_id, event_id, resource_id, position,
        status, due_at, created_at, completed_at)
      values (${organizationId}, 'whd_purge', 'whe_purge', 'evt_purge', 'trd_purge', 1, 'SUCCEEDED', now(), now(),
        '2027-05-01T00:00:00Z')`;
    const deliveries = () =>
      suite.sql`select id from webhook_delivery where organization_id = ${organizationId}`;
    await purge({ app: suite.app, now });
    expect(await deliveries()).toHaveLength(1);
    await purge({ app: { ...suite.app, env: { ...suite.app.env, retentionDays: 30 } }, now });
    expect(await deliveries()).toHaveLength(0);
  });
});
