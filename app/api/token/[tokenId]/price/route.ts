import { rest } from "#server/rest/rest.ts";
import { listPrices } from "#server/trade/contract.ts";

export const GET = rest(listPrices);
