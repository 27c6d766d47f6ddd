import { rest } from "#server/rest/rest.ts";
import { confirmTradePayment } from "#server/trade/contract.ts";

export const POST = rest(confirmTradePayment);
