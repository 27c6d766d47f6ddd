import { beginCheckout } from "#server/payment/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(beginCheckout);
