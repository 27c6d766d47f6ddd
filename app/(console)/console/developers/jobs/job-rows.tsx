import { DateTime } from "#app/_components/date-time.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { Job } from "#server/platform/queue/contract.ts";
import classes from "./job-rows.module.css";
import { taskName } from "./words.ts";

/** The jobs: what, how it stands, and what went wrong. */
export function JobRows({ jobs, mayRetry }: { jobs: readonly Job[]; mayRetry: boolean }) {
  return (
    <ul className={classes.rows}>
      {jobs.map((job) => (
        <JobRow key={job.jobId} job={job} mayRetry={mayRetry && job.state !== "RUNNING"} />
      ))}
    </ul>
  );
}

function JobRow({ job, mayRetry }: { job: Job; mayRetry: boolean }) {
  const utils = trpc.useUtils();
  const retry = trpc.job.retry.useMutation({ onSettled: () => utils.job.invalidate() });
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        {taskName(job.task)}
        <div className={classes.note}>
          <span>{Object.values(job.payload).join(", ")}</span>
          <span>
            {job.attempts === 0 ? "Not tried yet" : `Attempt ${job.attempts} of ${job.maxAttempts}`}
          </span>
          {job.runAt !== undefined && (
            <span>
              Next at <DateTime value={job.runAt} detail="dateTime" />
            </span>
          )}
        </div>
        {job.lastError !== undefined && <div className={classes.note}>{job.lastError}</div>}
        <ProblemAlert error={retry.error} />
      </div>
      <div className={classes.status}>
        <StatusBadge kind="jobState" value={job.state} />
        {mayRetry && (
          <PendingButton
            type="button"
            size="xs"
            variant="default"
            isPending={retry.isPending}
            onClick={() => retry.mutate({ jobId: job.jobId })}
            aria-label={`Try ${taskName(job.task)} again now`}
          >
            Try now
          </PendingButton>
        )}
      </div>
    </li>
  );
}
