import { cancelDistribution } from "#server/distribution/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const POST = rest(cancelDistribution);
