/** Questions answered by a real streaming replica: whoever wrote reads it, and the primary is there when it is not. */
import { rmSync } from "node:fs";
import type postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applicationRole, applicationUrl, sameRole } from "#db/application-role.ts";
import { connect, raw } from "#db/client.ts";
import { openStandby } from "#db/compartments.ts";
import { type EmbeddedDatabase, startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { isStandbysTrouble, type Standby } from "#db/standby.ts";
import { inTenant } from "#db/tenant.ts";
import { type Application, withinStandby } from "#server/kernel/application.ts";
import { copied, copyCluster } from "#testing/copy-cluster.ts";
import { makeDataDirectory } from "#testing/data-directory.ts";
import { makeCustomer } from "#testing/factories.ts";
import { openSuite, type Suite } from "#testing/testing.ts";

const dataDirectory = makeDataDirectory("standby");
const visit = { operation: "asked" };

let primary: EmbeddedDatabase;
let replica: EmbeddedDatabase;
let suite: Suite;
let standby: Standby;
let app: Application;
/** The replica, as its superuser. */
let control: postgres.Sql;
let closeControl: () => Promise<void>;

beforeAll(async () => {
  primary = await startEmbedded({ name: "primary", dataDirectory, durable: false, settings: copied });
  await migrate(primary.url);
  suite = await openSuite(primary.url);
  await copyCluster({
    dataDirectory,
    from: "primary",
    to: "replica",
    url: primary.url,
    signal: "standby.signal",
  });
  const { username, password, port } = new URL(primary.url);
  replica = await startEmbedded({
    name: "replica",
    dataDirectory,
    durable: false,
    settings: {
      ...copied,
      primary_conninfo: `host=127.0.0.1 port=${port} user=${username} password=${password}`,
    },
  });
  const admin = connect(replica.url, 1);
  control = admin.pool;
  closeControl = () => admin.close();
  standby = openStandby(sameRole(replica.url, applicationUrl(primary.url)), 20, suite.app.compartments);
  app = Object.create(suite.app, { standby: { value: standby }, kept: { value: new Map() } });
}, 120_000);
afterAll(async () => {
  await closeControl?.();
  await standby?.close();
  await suite?.close();
  await replica?.stop();
  await primary?.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Whether requests have ended transactions on the replica. */
async function hasAnswered(): Promise<boolean> {
  const rows = await control`
    select from pg_stat_activity where usename = ${applicationRole} and query = 'commit'`;
  return rows.length > 0;
}

/** The customers that a list of the standby's process has. */
async function listed(): Promise<readonly string[]> {
  const { data } = await suite.call({ app }).customer.list({ limit: 100 });
  return data.map(({ id }) => id);
}

it("refuses whoever wants the primary, as after a failover that an address does not know of yet", async () => {
  const lost = connect(replica.url, 1, { isPrimary: true });
  await expect(raw(lost.db)`select 1`).rejects.toMatchObject({ code: "CONNECTION_DESTROYED" });
  await lost.close();
  const own = connect(primary.url, 1, { isPrimary: true });
  expect(await raw(own.db)`select 1 as one`).toHaveLength(1);
  await own.close();
});

it("whoever wrote reads it at once, wherever the answer comes from", async () => {
  for (let n = 0; n < 30; n += 1) {
    const { id } = await makeCustomer(suite);
    expect(await listed()).toContain(id);
  }
});

it("a standby that has all answers, and may not write", async () => {
  await expect.poll(() => standby.hasCaughtUp()).toBe(true);
  const place = await withinStandby(app, "reads", visit);
  expect(place?.isStandby).toBe(true);
  await expect.poll(() => listed().then(hasAnswered)).toBe(true);
  const error = await inTenant(place as Application, suite.organizationId, "write", async () => {}).catch(
    (failure: unknown) => failure,
  );
  expect(isStandbysTrouble(error)).toBe(true);
});

it("what changes something, and what requests of other kinds do, is never the standby's", async () => {
  expect(await withinStandby(app, "transitions", visit)).toBeUndefined();
  expect(await withinStandby(app, "directory", visit)).toBeUndefined();
  expect(await withinStandby(suite.app, "reads", visit)).toBeUndefined();
});

it("one that lags is not asked, and is again once it follows", async () => {
  await control`select pg_wal_replay_pause()`;
  await expect
    .poll(async () => (await control`select pg_get_wal_replay_pause_state() as state`)[0]?.state)
    .toBe("paused");
  const { id } = await makeCustomer(suite);
  expect(await standby.hasCaughtUp()).toBe(false);
  expect(await listed()).toContain(id);
  await control`select pg_wal_replay_resume()`;
  await expect.poll(() => standby.hasCaughtUp()).toBe(true);
});

it("one that is gone is nobody's trouble", async () => {
  await closeControl();
  closeControl = async () => {};
  await replica.stop();
  const { id } = await makeCustomer(suite);
  for (let n = 0; n < 3; n += 1) {
    expect(await listed()).toContain(id);
  }
});
