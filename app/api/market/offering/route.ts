import { listMarketOfferings } from "#server/domain/primary/offering/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listMarketOfferings);
