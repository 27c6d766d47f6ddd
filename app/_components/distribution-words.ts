import type { DistributionKind } from "#server/distribution/contract.ts";

/** Kinds of distribution as people call them. */
export const kindNames: Record<DistributionKind, string> = { DIVIDEND: "Dividend", INTEREST: "Interest" };
