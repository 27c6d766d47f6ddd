import { expect, it } from "vitest";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { enqueue } from "./enqueue.ts";

const suite = await openSuite();
const other = await openSuite();

const add = (key: string, within = suite) =>
  within.asSystem((ctx) => enqueue(ctx, { task: "refundPayment", key, payload: { refundId: key } }));
const idOf = async (key: string) => (await suite.call().job.list({ q: key })).data[0]?.jobId ?? "";
const change = (jobId: string, values: string) =>
  suite.sql.unsafe(`update graphile_worker._private_jobs set ${values} where id = $1`, [jobId]);

it("tells an organization of its own jobs alone, newest first, without its own name", async () => {
  await add("ref_1");
  await add("ref_2");
  await add("ref_other", other);
  const { data } = await suite.call().job.list({});
  expect(data.map(({ payload }) => payload)).toEqual([{ refundId: "ref_2" }, { refundId: "ref_1" }]);
  expect(data[0]).toMatchObject({
    object: "job",
    task: "refundPayment",
    state: "WAITING",
    attempts: 0,
    maxAttempts: 25,
  });
  expect((await suite.call().job.list({ limit: 1 })).hasMore).toBe(true);
  expect((await other.call().job.queue({})).waiting).toBe(1);
});

it("tells how each stands, and counts them", async () => {
  for (const key of ["ref_run", "ref_fail", "ref_dead"]) await add(key);
  await change(await idOf("ref_run"), "locked_at = now(), locked_by = 'worker', attempts = 1");
  await change(await idOf("ref_fail"), "attempts = 2, last_error = 'The provider does not answer.'");
  await change(await idOf("ref_dead"), "attempts = max_attempts, last_error = 'No.'");
  const stateOf = async (q: string) => (await suite.call().job.list({ q })).data.map(({ state }) => state);
  expect(await stateOf("ref_run")).toEqual(["RUNNING"]);
  expect(await stateOf("ref_fail")).toEqual(["FAILING"]);
  expect(await stateOf("ref_dead")).toEqual(["DEAD"]);
  expect((await suite.call().job.list({ state: "DEAD" })).data).toMatchObject([{ lastError: "No." }]);
  expect(await suite.call().job.queue({})).toMatchObject({ waiting: 2, running: 1, failing: 1, dead: 1 });
});

it("tries a job again at once, with all its attempts, and leaves a row in the trail", async () => {
  const jobId = await idOf("ref_dead");
  expect(await suite.call().job.retry({ jobId })).toMatchObject({ jobId, state: "WAITING", attempts: 0 });
  const rows = await suite.sql`select changes from audit_event
    where organization_id = ${suite.organizationId} and action = 'retryJob'`;
  expect(rows[0]?.changes).toMatchObject({ state: { from: "DEAD", to: "WAITING" } });
});

it("refuses to try what runs, what is another's, and what is not there", async () => {
  const running = await idOf("ref_run");
  const waiting = await idOf("ref_1");
  await expectRefusal(suite, "job_running", () => suite.call().job.retry({ jobId: running }));
  await expectRefusal(suite, "job_not_found", () => other.call().job.retry({ jobId: waiting }));
  await expectRefusal(suite, "job_not_found", () => suite.call().job.retry({ jobId: "x" }));
  const auditor = suite.call({ actor: suite.member("auditor") });
  await auditor.job.list({});
  await expectRefusal(suite, "not_allowed", () => auditor.job.retry({ jobId: waiting }));
  const operator = suite.call({ actor: suite.member("operator") });
  await expectRefusal(suite, "not_allowed", () => operator.job.list({}));
  await expectRefusal(suite, "not_allowed", () => operator.job.queue({}));
});
