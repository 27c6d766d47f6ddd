import { IconLock } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { readListQuery } from "#app/_data/list-query.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { listJobs } from "#server/platform/queue/contract.ts";
import { JobQueueView } from "./job-queue-view.tsx";

export const metadata: Metadata = { title: "Jobs" };

export default issuerPage(async ({ searchParams }) => {
  const issuer = await currentIssuer();
  if (!issuer?.may.includes("job:read")) {
    return (
      <EmptyState icon={IconLock} title="Not part of your role">
        Owners, admins and auditors see the work behind the scenes. Ask an owner if you need to.
      </EmptyState>
    );
  }
  const { state } = readListQuery(listJobs, await searchParams);
  const query = { ...(state && { state }), limit: 50 };
  const [queue, jobs] = await Promise.all([trpc.job.queue({}), trpc.job.list(query)]);
  return <JobQueueView query={query} queue={queue} jobs={jobs} mayRetry={issuer.may.includes("job:write")} />;
});
