import { cancelDistribution } from "#server/domain/distributions/distribution/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const POST = rest(cancelDistribution);
