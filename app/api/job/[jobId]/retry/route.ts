import { retryJob } from "#server/job/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(retryJob);
