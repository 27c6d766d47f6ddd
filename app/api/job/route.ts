import { rest } from "#server/http/rest/rest.ts";
import { listJobs } from "#server/platform/queue/contract.ts";

export const GET = rest(listJobs);
