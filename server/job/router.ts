import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import * as contract from "./contract.ts";
import { getJobQueue, listJobs } from "./read-jobs.ts";
import { retryJob } from "./retry-job.ts";

export const jobRouter = trpc.router({
  list: procedure(contract.listJobs).query(listJobs),
  queue: procedure(contract.getJobQueue).query(getJobQueue),
  retry: procedure(contract.retryJob).mutation(retryJob),
});
