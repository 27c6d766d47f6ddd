import { confirmTradePayment } from "#server/domain/secondary/trade/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(confirmTradePayment);
