import { getRefund } from "#server/refund/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getRefund);
