import { createDistribution, listDistributions } from "#server/domain/distributions/distribution/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(createDistribution);
export const GET = rest(listDistributions);
