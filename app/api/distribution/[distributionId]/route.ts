import { getDistribution } from "#server/distribution/contract.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(getDistribution);
