import { rest } from "#server/rest/rest.ts";
import { listTrades } from "#server/trade/contract.ts";

export const GET = rest(listTrades);
