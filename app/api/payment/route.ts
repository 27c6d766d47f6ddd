import { listPayments } from "#server/payment/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listPayments);
