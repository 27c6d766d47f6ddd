import { rest } from "#server/http/rest/rest.ts";
import { getJobQueue } from "#server/platform/queue/contract.ts";

export const GET = rest(getJobQueue);
