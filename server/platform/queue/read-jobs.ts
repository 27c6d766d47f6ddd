import { raw } from "#db/client.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso, withoutNulls } from "#server/kernel/format.ts";
import { contains, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { countOf } from "#server/kernel/reading/rows.ts";
import type { Job, JobQueue, listJobs as listOperation, getJobQueue as queueOperation } from "./contract.ts";

const sorts = { createdAt: { expression: "j.created_at", type: "timestamptz" } } as const;

interface JobRow {
  id: string;
  task: string;
  state: Job["state"];
  payload: Job["payload"];
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  run_at: string;
  created_at: string;
  updated_at: string;
}

/** The organization's jobs, newest first. */
export async function listJobs({ ctx, input }: Call<typeof listOperation>): Promise<Page<Job>> {
  const sql = raw(ctx.db);
  return readPage<JobRow, Job>(ctx.db, {
    input,
    columns: sql`j.*`,
    from: sql`from jobs_of_organization() j where true
      ${when(sql, input.state, (state) => sql`j.state = ${state}`)}
      ${when(sql, input.q, (q) => contains(sql, "j.id, j.task, j.payload::text, j.last_error", q))}`,
    sorts,
    id: "j.id",
    present: presentJob,
  });
}

/**
 * Reads one job of the caller's organization.
 * @throws Refusal job_not_found
 */
export async function readJob(ctx: TenantContext, jobId: string): Promise<Job> {
  const [row] = await raw(ctx.db)<JobRow[]>`select j.* from jobs_of_organization() j where j.id = ${jobId}`;
  if (!row) throw refuse("job_not_found", {}, "jobId");
  return presentJob(row);
}

/** How the organization's queue stands, and who works on it. */
export async function getJobQueue({ ctx }: Call<typeof queueOperation>): Promise<JobQueue> {
  const sql = raw(ctx.db);
  const [figures] = await sql<Record<"waiting" | "running" | "failing" | "dead", number>[]>`
    select count(*) filter (where j.state = 'WAITING')::int as waiting,
           count(*) filter (where j.state = 'RUNNING')::int as running,
           count(*) filter (where j.state = 'FAILING')::int as failing,
           count(*) filter (where j.state = 'DEAD')::int as dead
      from jobs_of_organization() j`;
  const [events] = await sql<{ unpublished: number }[]>`
    select ${countOf(sql, sql`from event e where e.organization_id = ${ctx.actor.organizationId} and e.position is null`)} as unpublished`;
  const workers = await sql<
    { id: string; started_at: string; alive_at: string }[]
  >`select * from live_workers()`;
  const { waiting = 0, running = 0, failing = 0, dead = 0 } = figures ?? {};
  return {
    object: "job_queue",
    waiting,
    running,
    failing,
    dead,
    unpublishedEvents: events?.unpublished ?? 0,
    workers: workers.map(({ id, started_at, alive_at }) => ({
      workerId: id.slice(0, 8),
      startedAt: toIso(started_at),
      aliveAt: toIso(alive_at),
    })),
  };
}

function presentJob(row: JobRow): Job {
  const runsAgain = row.state === "WAITING" || row.state === "FAILING";
  return {
    jobId: row.id,
    object: "job",
    task: row.task,
    state: row.state,
    payload: row.payload,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    ...withoutNulls({ lastError: row.last_error }),
    ...(runsAgain && { runAt: toIso(row.run_at) }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}
