import { rest } from "#server/rest/rest.ts";
import { getTrade } from "#server/trade/contract.ts";

export const GET = rest(getTrade);
