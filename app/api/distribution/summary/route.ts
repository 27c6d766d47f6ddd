import { summarizeDistributions } from "#server/domain/distributions/distribution-payment/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(summarizeDistributions);
