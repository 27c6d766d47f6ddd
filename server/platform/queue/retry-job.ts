import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Job, retryJob as operation } from "./contract.ts";
import { readJob } from "./read-jobs.ts";

/**
 * Runs a job at once, with all its attempts to come.
 * @throws Refusal job_not_found, not_allowed, job_running
 */
export async function retryJob({ ctx, input }: Call<typeof operation>): Promise<Job> {
  const { jobId } = input;
  const before = await readJob(ctx, jobId);
  const [row] = await raw(ctx.db)<{ is_planned: boolean }[]>`select retry_job(${jobId}) as is_planned`;
  if (!row?.is_planned) throw refuse("job_running");
  const after = await readJob(ctx, jobId);
  await record(ctx, { action: operation.name, resource: "job", id: jobId, before, after });
  return after;
}
