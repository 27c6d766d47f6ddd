import { listMarketOfferings } from "#server/offering/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listMarketOfferings);
