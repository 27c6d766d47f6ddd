/** Workers in processes of their own, over a database of their own: what they leave behind, others finish. */
import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { makeToken } from "#testing/factories.ts";
import { openReceiver, webhookTools } from "#testing/receiver.ts";
import { openServerOf, type TestServer } from "#testing/server.ts";
import { openSuite, refusalOf, type Suite } from "#testing/testing.ts";
import { spawnWorker } from "#testing/worker-process.ts";
import { startWorker } from "./rounds.ts";

let server: TestServer;
let databaseUrl: string;
let suite: Suite;
const children: ChildProcess[] = [];

beforeAll(async () => {
  server = await openServerOf(inject("databaseUrl"));
  databaseUrl = await server.createDatabase();
  suite = await openSuite(databaseUrl);
}, 60_000);
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const end = ended(child);
    child.kill("SIGKILL");
    await end;
  }
  // Those that were killed stand there for a while.
  await suite.sql`delete from worker_process`;
});
afterAll(async () => {
  await suite?.close();
  await server?.close();
});

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));

/** A worker that is ended with the test. @param hear gets its words */
const startProcess = (hear?: (words: string) => void) =>
  spawnWorker({ databaseUrl, authSecret: suite.app.env.authSecret, logLevel: "warn" }, hear, (child) =>
    children.push(child),
  );

const workers = async () => (await suite.call().job.queue({})).workers;
const jobs = async () => (await suite.call().job.list({})).data;

/** As many as take some seconds. */
const ROWS = 200_000;

describe("an export", () => {
  it("whose worker is killed is never half a file, and made anew by another", async () => {
    const { organizationId, sql } = suite;
    const { tokenId } = await makeToken(suite);
    // Entries alone, past the triggers that keep what they sum up to.
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
        select ${organizationId}, 'led_many_' || n, ${tokenId}, e.debit_account_id, e.credit_account_id, 1, 'ISSUE',
               e.created_at - n * interval '1 second'
          from ledger_entry e cross join generate_series(1, ${ROWS - 1}::int) n
         where e.organization_id = ${organizationId} and e.token_id = ${tokenId}`;
    });
    const { exportId } = await suite.call().export.create({ resource: "entries", filters: { tokenId } });
    const stands = () => suite.call().export.get({ exportId });
    const first = await startProcess();
    await expect.poll(async () => (await stands()).progress.rows, { interval: 20 }).toBeGreaterThan(2_000);
    first.kill("SIGKILL");
    await ended(first);
    const half = await stands();
    expect(half.status).toBe("RUNNING");
    expect(half.progress.rows).toBeLessThan(ROWS);
    const refused = await refusalOf(suite.call().file.export.get({ exportId }));
    expect(refused.code).toBe("export_not_ready");

    await startProcess();
    await expect
      .poll(async () => (await stands()).status, { timeout: 100_000, interval: 200 })
      .toBe("COMPLETED");
    expect((await stands()).progress).toEqual({ rows: ROWS, total: ROWS });
    const { file } = suite.call();
    const [made, direct] = await Promise.all([
      digestOf(await file.export.get({ exportId })),
      digestOf(await file.register.entries({ tokenId })),
    ]);
    expect(made).toBe(direct);
    const [kept] =
      await sql`select attempt from export where organization_id = ${organizationId} and id = ${exportId}`;
    expect(kept?.attempt).toBe(2);
  });
});

/** The SHA-256 of a file that comes in parts. */
async function digestOf({ content }: FileAnswer): Promise<string> {
  const hash = createHash("sha256");
  if (typeof content !== "object" || !("next" in content)) throw new Error("it does not come in parts");
  for await (const { data } of content) hash.update(data);
  return hash.digest("hex");
}

describe("a worker", () => {
  it("that is killed in the middle of a job has it finished by another within half a minute or so", async () => {
    const [published] = await suite.sql<{ count: number }[]>`
      select count(*)::int from event where organization_id = ${suite.organizationId} and position is not null`;
    const next = (published?.count ?? 0) + 1;
    const receiver = await openReceiver((_, before) => (before === 0 ? () => {} : 200));
    try {
      const { register, happen, deliveriesOf } = webhookTools(suite);
      const endpoint = await register(receiver.url);
      const first = await startProcess();
      await happen("trd_1");
      await expect.poll(() => receiver.received.length).toBe(1);
      expect(await jobs()).toMatchObject([{ task: "deliverWebhooks", state: "RUNNING" }]);
      // Whoever holds the job is known to be alive, so that nobody takes it from a worker that is merely slow.
      const [held] = await suite.sql`
        select from worker_process p, graphile_worker.jobs j where j.locked_by = any (p.workers)`;
      expect(held).toBeDefined();
      const died = Date.now();
      first.kill("SIGKILL");
      await ended(first);
      await startProcess();
      await expect
        .poll(async () => (await deliveriesOf(endpoint))[0]?.status, { timeout: 100_000, interval: 500 })
        .toBe("SUCCEEDED");
      expect(Date.now() - died).toBeLessThan(45_000);
      expect(receiver.received.map(({ event }) => event.position)).toEqual([next, next]);
      await expect.poll(jobs).toEqual([]);
      expect(await workers()).toHaveLength(1);
    } finally {
      await receiver.close();
    }
  });

  it("that is asked to end finishes its job, goes off the list, and leaves nothing locked", async () => {
    const answer = Promise.withResolvers<number>();
    const receiver = await openReceiver(() => answer.promise);
    try {
      const { register, happen, deliveriesOf } = webhookTools(suite);
      const endpoint = await register(receiver.url);
      const child = await startProcess();
      await happen("trd_2");
      await expect.poll(() => receiver.received.length).toBe(1);
      child.kill("SIGTERM");
      const exit = ended(child);
      setTimeout(() => answer.resolve(200), 1_000);
      expect(await exit).toBe(0);
      expect(await deliveriesOf(endpoint)).toMatchObject([{ status: "SUCCEEDED" }]);
      expect(await workers()).toEqual([]);
      const locked = await suite.sql`select from graphile_worker.jobs where locked_at is not null`;
      expect(locked).toHaveLength(0);
    } finally {
      await receiver.close();
    }
  });

  it("whose database goes away in the middle of jobs goes on with them once it is back", async () => {
    // As many as run at once.
    const answers = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
    const receivers = await Promise.all(
      answers.map(({ promise }) => openReceiver((_, before) => (before === 0 ? promise : 200))),
    );
    const elsewhere = new URL(databaseUrl);
    const name = elsewhere.pathname.slice(1);
    elsewhere.pathname = "/postgres";
    const admin = postgres(elsewhere.href, { max: 1, onnotice: () => {} });
    const letIn = (isOpen: boolean) => admin.unsafe(`alter database ${name} allow_connections ${isOpen}`);
    try {
      const { register, happen, deliveriesOf } = webhookTools(suite);
      const endpoints = await Promise.all(receivers.map(({ url }) => register(url)));
      let words = "";
      const child = await startProcess((more) => {
        words += more;
      });
      await happen("trd_3");
      await expect.poll(() => receivers.map(({ received }) => received.length)).toEqual(answers.map(() => 1));
      await letIn(false);
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      // What became of the jobs cannot be told, one after the other.
      for (const [index, { resolve }] of answers.entries()) {
        resolve(200);
        await expect.poll(() => words.split("queue: Failed to fail jobs").length - 1).toBeGreaterThan(index);
      }
      await letIn(true);
      const statuses = () => Promise.all(endpoints.map(async (one) => (await deliveriesOf(one))[0]?.status));
      await expect
        .poll(statuses, { timeout: 100_000, interval: 500 })
        .toEqual(endpoints.map(() => "SUCCEEDED"))
        .catch((error: unknown) => {
          throw new Error(`The worker said: ${words}`, { cause: error });
        });
      expect(child.exitCode).toBeNull();
      expect(words.split("the database is away")).toHaveLength(2);
    } finally {
      await letIn(true);
      await admin.end();
      for (const receiver of receivers) await receiver.close();
    }
  });

  it("outlives connections that are lost while they are made", async () => {
    const child = await startProcess();
    const own = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    try {
      await own.begin(async (sql) => {
        // A new connection of the driver asks for the types that there are, and waits here.
        await sql`lock table pg_catalog.pg_type in access exclusive mode`;
        const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
        // A transaction is told who is there once, unless it asks anew.
        const cutOff = () => sql`select pg_terminate_backend(pid) ${others}`;
        await cutOff();
        const isWaiting = async () => {
          await sql`select pg_stat_clear_snapshot()`;
          return (
            (await sql`select ${others} and wait_event_type = 'Lock' and query like '%typarray%'`).length > 0
          );
        };
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
        await cutOff();
      });
      const [cut] = await own<{ at: string }[]>`select now()::text as at`;
      const seenAgain = async () =>
        (await own`select from worker_process where alive_at > ${cut?.at ?? null}::text::timestamptz`).length;
      await expect.poll(seenAgain, { timeout: 60_000, interval: 500 }).toBe(1);
      expect(child.exitCode).toBeNull();
    } finally {
      await own.end();
    }
  });

  it("that is off runs no jobs and no rounds", async () => {
    const worker = await startWorker(suite.app, { isOff: true });
    await suite.call().offering.list({});
    expect(await workers()).toEqual([]);
    await worker.stop();
  });
});

it("that listens to the dead alone takes no job of one that lives", async () => {
  await suite.sql`select graphile_worker.add_job('nobody', json_build_object('organizationId', ${suite.organizationId}::text))`;
  const lock = (worker: string, ago: string) =>
    suite.sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - ${ago}::interval
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'nobody')`;
  const beat = async (id: string, names: string[]) =>
    (await suite.sql`select keep_jobs_alive(${id}, 'host', 1, ${names}) as rescued`)[0]?.rescued;
  await lock("worker-alive", "1 hour");
  expect(await beat("here", ["worker-alive"])).toBe(0);
  expect(await beat("there", [])).toBe(0);
  await lock("worker-unheard-of", "10 seconds");
  expect(await beat("there", [])).toBe(0);
  await lock("worker-unheard-of", "21 seconds");
  expect(await beat("there", [])).toBe(1);
  expect((await jobs()).filter(({ task }) => task === "nobody")).toMatchObject([{ state: "WAITING" }]);
});
