import { previewDistribution } from "#server/domain/distributions/distribution/contract.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(previewDistribution);
