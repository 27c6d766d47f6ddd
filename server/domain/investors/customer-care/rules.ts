import type { VerificationStatus } from "#db/schema/enums.ts";
import { currentlyDue, type IdentityFacts, initialStatus } from "#server/domain/investors/customer/rules.ts";

/** The facts that an identity check covers; a change of the name or country voids an approval. */
export type CheckedFacts = IdentityFacts & { readonly countryCode: string };

/** What a change of a customer does to its identity check. */
export type CheckEffect = "NOTHING" | "STARTS" | "FALLS_BACK";

/**
 * What becomes of the identity check when a customer changes (docs/domain.md, Verification): a new name or country
 * starts it anew; the last missing field starts it; a field taken away ends the check that runs. Who is verified stays
 * verified whatever else changes.
 */
export function effectOnCheck(
  status: VerificationStatus,
  before: CheckedFacts,
  after: CheckedFacts,
): CheckEffect {
  const isAnother = (before.name ?? "") !== (after.name ?? "") || before.countryCode !== after.countryCode;
  const starts = initialStatus(after) === "IN_PROGRESS";
  if (isAnother) return starts ? "STARTS" : "FALLS_BACK";
  if (status === "INCOMPLETE" && starts && currentlyDue(before).length > 0) return "STARTS";
  if (status === "IN_PROGRESS" && !starts) return "FALLS_BACK";
  return "NOTHING";
}
