import { z } from "zod";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, MOST_COUNTED, wholeList } from "#server/kernel/fields/list.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** WAITING = not tried yet; FAILING = it failed and is tried again; DEAD = it failed as often as it may. */
const jobStates = ["WAITING", "RUNNING", "FAILING", "DEAD"] as const;
export type JobState = (typeof jobStates)[number];

const AT = "2027-01-12T09:00:00.000Z";

export const job = z
  .object({
    jobId: z.string().meta({ description: "Identifier of the job.", example: "1017" }),
    object: z.literal("job").meta({ description: "Always `job`.", example: "job" }),
    task: z.string().meta({ description: "What is to be done.", example: "refundPayment" }),
    state: z.enum(jobStates).meta({
      description:
        "`WAITING` = not tried yet; `RUNNING` = right now; `FAILING` = it failed and is tried again; `DEAD` = it failed as often as it may, and somebody has to look.",
      example: "FAILING",
    }),
    payload: z.record(z.string(), z.unknown()).meta({
      description: "What it is about.",
      example: { refundId: "ref_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" },
    }),
    attempts: z.number().meta({ description: "How often it was tried.", example: 3 }),
    maxAttempts: z.number().meta({ description: "How often it is tried at most.", example: 25 }),
    lastError: z
      .string()
      .optional()
      .meta({ description: "What went wrong the last time.", example: "The provider does not answer." }),
    runAt: z
      .string()
      .optional()
      .meta({ description: "When it runs next; absent where it runs, or will not.", example: AT }),
    createdAt: z.string().meta({ description: "When it was asked for.", example: AT }),
    updatedAt: z.string().meta({ description: "When it was last touched.", example: AT }),
  })
  .meta({ id: "Job", description: "Work that is done beside requests. What is done is gone from the list." });
export type Job = z.infer<typeof job>;

const exampleJob = exampleOf(job);

export const listJobs = defineOperation({
  name: "listJobs",
  method: "GET",
  path: "/job",
  tag: "Job",
  summary: "List jobs",
  description: "The organization's work that is waiting, running, failing or given up, newest first.",
  access: "caller",
  needs: "job:read",
  errors: [],
  input: listInput(["createdAt"] as const, {
    state: z.enum(jobStates).optional().meta({ description: "Only jobs that stand so.", example: "DEAD" }),
  }),
  output: listOutput(job),
  example: { input: {}, output: wholeList([exampleJob]) },
});

const jobQueue = z
  .object({
    object: z.literal("job_queue").meta({ description: "Always `job_queue`.", example: "job_queue" }),
    waiting: z.number().meta({ description: "Jobs not tried yet.", example: 2 }),
    running: z.number().meta({ description: "Jobs that run right now.", example: 1 }),
    failing: z.number().meta({ description: "Jobs that failed and are tried again.", example: 1 }),
    dead: z.number().meta({ description: "Jobs that were given up.", example: 0 }),
    unpublishedEvents: z.number().meta({
      description: `Events that are to be published yet, normally for half a second; no more than ${MOST_COUNTED.toLocaleString("en")} are counted.`,
      example: 0,
    }),
    workers: z
      .array(
        z.object({
          workerId: z.string().meta({ description: "Names the process.", example: "b4ad36de" }),
          startedAt: z.string().meta({ description: "Since when it runs.", example: AT }),
          aliveAt: z.string().meta({ description: "Its last sign of life.", example: AT }),
        }),
      )
      .meta({ description: "Processes that run jobs, of all organizations." }),
  })
  .meta({ id: "JobQueue", description: "How the work beside requests stands." });
export type JobQueue = z.infer<typeof jobQueue>;

export const getJobQueue = defineOperation({
  name: "getJobQueue",
  method: "GET",
  path: "/job/queue",
  compartment: "reports",
  tag: "Job",
  summary: "Get the queue's figures",
  description: "How many of the organization's jobs wait, run and fail, and which processes run jobs.",
  access: "caller",
  needs: "job:read",
  errors: [],
  input: z.object({}),
  output: jobQueue,
  example: {
    input: {},
    output: exampleOf(jobQueue),
  },
});

export const retryJob = defineOperation({
  name: "retryJob",
  method: "POST",
  path: "/job/{jobId}/retry",
  tag: "Job",
  summary: "Try a job again",
  description: "Runs a job at once, with all its attempts to come.",
  access: "caller",
  needs: "job:write",
  errors: ["job_not_found", "job_running"],
  input: z.object({ jobId: identifier.meta({ description: "Identifier of the job.", example: "1017" }) }),
  output: job,
  example: {
    input: { jobId: "1017" },
    output: { ...exampleJob, state: "WAITING", attempts: 0 },
  },
});
