import type { ZodOpenApiPathsObject } from "zod-openapi";
import { getDistribution } from "#server/domain/distributions/distribution/contract.ts";
import { downloadPath, type Refusals } from "#server/http/openapi/describe.ts";

/** How the files of a distribution are told in the interface's description. */
export function distributionFilePaths(refusals: Refusals): ZodOpenApiPathsObject {
  const shared = { access: "caller", tag: "Distribution", names: getDistribution.input } as const;
  return {
    ...downloadPath(
      {
        ...shared,
        path: "/distribution/{distributionId}/export",
        operationId: "exportDistributionPayments",
        summary: "Download a distribution's payments",
        description: "Every payment with its holder, amount and state, as CSV.",
        mediaTypes: ["text/csv"],
        errors: ["distribution_not_found"],
      },
      refusals,
    ),
    ...downloadPath(
      {
        ...shared,
        path: "/distribution/{distributionId}/transfers",
        operationId: "exportDistributionTransfers",
        summary: "Download the transfers for the bank",
        description:
          "The transfers that are due, as a payment file for the bank (`pain.001.001.09`): those to accounts that are known.",
        mediaTypes: ["application/xml"],
        errors: ["distribution_not_found", "no_transfers_due"],
      },
      refusals,
    ),
  };
}
