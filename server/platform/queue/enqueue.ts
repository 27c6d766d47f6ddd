import { raw } from "#db/client.ts";
import type { TaskName } from "#db/schema/enums.ts";
import type { TenantContext } from "#server/kernel/context.ts";

/** Work for later, in the organization of the transaction that asks for it. */
export interface Job {
  readonly task: TaskName;
  /** The same key while it waits is the same job: the later one replaces it. Unique with the task. */
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Not before, by the organization's clock; left out = at once. */
  readonly runAt?: Date;
}

/** Adds a job in the transaction of what asks for it: it runs if, and only if, that commits. */
export async function enqueue(ctx: TenantContext, job: Job): Promise<void> {
  await enqueueAll(ctx, [job]);
}

/** Adds any number of jobs in one statement. */
export async function enqueueAll(ctx: TenantContext, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ task, key, payload, runAt }) => ({
    task,
    key: `${task}:${key}`,
    payload,
    run_at: runAt?.toISOString() ?? null,
  }));
  await raw(ctx.db)`
    select enqueue_job(j.task, j.payload, j.run_at, j.key)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j(task text, key text, payload json, run_at timestamptz)`;
}
