import { listPrices } from "#server/domain/secondary/trade/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listPrices);
