import { rest } from "#server/http/rest/rest.ts";
import { retryJob } from "#server/platform/queue/contract.ts";

export const POST = rest(retryJob);
