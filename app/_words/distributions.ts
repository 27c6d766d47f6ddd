import type { DistributionKind } from "#db/schema/enums.ts";

/** Kinds of distribution as people call them. */
export const kindNames: Record<DistributionKind, string> = { DIVIDEND: "Dividend", INTEREST: "Interest" };
