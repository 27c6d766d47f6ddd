import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { confirmTradePayment } from "./confirm-trade-payment.ts";
import * as contract from "./contract.ts";
import { listPrices } from "./list-prices.ts";
import { getTrade, listTrades } from "./read-trades.ts";

export const tradeRouter = trpc.router({
  get: procedure(contract.getTrade).query(getTrade),
  list: procedure(contract.listTrades).query(listTrades),
  confirmPayment: procedure(contract.confirmTradePayment).mutation(confirmTradePayment),
  prices: procedure(contract.listPrices).query(listPrices),
});
