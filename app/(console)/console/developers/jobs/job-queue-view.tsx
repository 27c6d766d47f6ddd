"use client";

import { IconChecks } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { statusLook } from "#app/_words/status.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";
import type { Job, JobQueue, JobState } from "#server/platform/queue/contract.ts";
import { JobRows } from "./job-rows.tsx";

const PATH = "/console/developers/jobs";

const nameOf = (state: JobState) => statusLook("jobState", state).label.toLowerCase();

/** How often the page asks anew, in milliseconds. */
const EVERY_MS = 3_000;

interface JobQueueViewProps {
  readonly query: { readonly state?: JobState; readonly limit: number };
  readonly queue: JobQueue;
  readonly jobs: { data: Job[]; hasMore: boolean; object: "list"; nextCursor: string | null };
  readonly mayRetry: boolean;
}

/** How many jobs are in a state, as the way to them. */
function Count({ of, state }: { of: number; state: JobState }) {
  if (of === 0) return of;
  return (
    <Link href={`${PATH}?state=${state}`} aria-label={`${of} ${nameOf(state)}`}>
      {of}
    </Link>
  );
}

/** The queue as it stands, kept up to date while one looks. */
export function JobQueueView({ query, mayRetry, ...initial }: JobQueueViewProps) {
  const options = { refetchInterval: EVERY_MS, placeholderData: keepPreviousData };
  const queue = trpc.job.queue.useQuery({}, { ...options, initialData: initial.queue }).data;
  const jobs = trpc.job.list.useQuery(query, { ...options, initialData: initial.jobs }).data;
  return (
    <div className={columns.stack}>
      {queue.workers.length === 0 && (
        <Notice tone="warning" title="Nobody works on the queue">
          <span>
            No process gave a sign of life for 20 seconds: jobs wait, events are not published, offerings do
            not close. Start the service, or a worker with <code>npm run worker</code>.
          </span>
        </Notice>
      )}
      <div className={columns.pair}>
        <Panel title="Queue" description="Work of your organization beside requests.">
          <FactRows
            facts={[
              { term: "Waiting", value: <Count of={queue.waiting} state="WAITING" /> },
              { term: "Running", value: <Count of={queue.running} state="RUNNING" /> },
              {
                term: "Failing",
                value: <Count of={queue.failing} state="FAILING" />,
                note: "They are tried again by themselves.",
              },
              {
                term: "Given up",
                value: <Count of={queue.dead} state="DEAD" />,
                note: "Somebody has to look, and try them again.",
              },
              {
                term: "Events to publish",
                value: queue.unpublishedEvents,
                ...(queue.unpublishedEvents >= MOST_COUNTED && { note: "Or more: no more are counted." }),
              },
            ]}
          />
        </Panel>
        <Panel title="Workers" description="Processes that do it, for all organizations.">
          <FactRows
            facts={queue.workers.map(({ workerId, startedAt, aliveAt }) => ({
              term: workerId,
              value: (
                <>
                  Alive at <DateTime value={aliveAt} detail="dateTime" />
                </>
              ),
              note: (
                <>
                  Since <DateTime value={startedAt} detail="dateTime" />
                </>
              ),
            }))}
          />
        </Panel>
      </div>
      <Panel
        title={query.state === undefined ? "Jobs" : `Jobs: ${nameOf(query.state)}`}
        aside={query.state !== undefined && <Link href={PATH}>Show all</Link>}
        description={jobs.hasMore ? "The newest 50; what is done is gone." : "What is done is gone."}
        isFlush={jobs.data.length > 0}
      >
        {jobs.data.length > 0 ? (
          <JobRows jobs={jobs.data} mayRetry={mayRetry} />
        ) : (
          <EmptyState icon={IconChecks} title="Nothing to do">
            Refunds, checks and webhooks that wait or fail stand here, with what went wrong.
          </EmptyState>
        )}
      </Panel>
    </div>
  );
}
