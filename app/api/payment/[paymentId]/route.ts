import { getPayment } from "#server/payment/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getPayment);
