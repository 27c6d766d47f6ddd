import { createDistribution, listDistributions } from "#server/distribution/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(createDistribution);
export const GET = rest(listDistributions);
