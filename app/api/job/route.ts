import { listJobs } from "#server/job/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listJobs);
