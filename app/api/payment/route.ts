import { listPayments } from "#server/domain/payments/payment/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listPayments);
