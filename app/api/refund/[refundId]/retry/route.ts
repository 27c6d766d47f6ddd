import { retryRefund } from "#server/refund/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(retryRefund);
