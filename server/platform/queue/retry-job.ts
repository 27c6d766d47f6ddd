import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Audited, change } from "#server/platform/audit/change.ts";
import { type Job, retryJob as operation } from "./contract.ts";
import { readJob } from "./read-jobs.ts";

/**
 * Runs a job at once, with all its attempts to come.
 * @throws Refusal job_not_found, not_allowed, job_running
 */
export async function retryJob({ ctx, input }: Call<typeof operation>): Promise<Job> {
  const { jobId } = input;
  return change(ctx, auditedJob, jobId, { action: operation.name }, async () => {
    const [row] = await raw(ctx.db)<{ is_planned: boolean }[]>`select retry_job(${jobId}) as is_planned`;
    if (!row?.is_planned) throw refuse("job_running");
  });
}

/** How changes of a job are recorded; workers pass by one that is locked. */
const auditedJob: Audited<Job> = {
  type: "job",
  lock: ({ db }, jobId) => raw(db)`select lock_job(${jobId})`,
  read: readJob,
};
