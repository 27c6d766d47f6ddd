import { retryRefund } from "#server/domain/payments/refund/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(retryRefund);
