import { setTimeout as wait } from "node:timers/promises";
import type { IdentityPort } from "./port.ts";

/** Names that are always refused, and names that nobody ever decides about; told in `docs/verification.md`. */
const REFUSED = /\b(refused|mallory)\b/i;
const UNDECIDED = /\b(undecided|pending)\b/i;

/**
 * A provider that asks nobody: it decides by the name alone.
 * @param pause how long it looks at somebody, in milliseconds
 */
export const sandboxIdentity = (pause: number): IdentityPort => ({
  patience: 3600,
  begin: ({ verificationId }) => Promise.resolve({ reference: `sandbox_${verificationId}` }),
  async look(_reference, { name }) {
    await wait(pause);
    if (UNDECIDED.test(name ?? "")) return { status: "PENDING" };
    if (REFUSED.test(name ?? "")) {
      return {
        status: "REJECTED",
        code: "document_unverified",
        reason: "The document could not be verified. The sandbox refuses everybody of this name.",
      };
    }
    return { status: "APPROVED" };
  },
  cancel: () => Promise.resolve(),
});
