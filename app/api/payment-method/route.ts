import { listPaymentMethods } from "#server/payment/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listPaymentMethods);
