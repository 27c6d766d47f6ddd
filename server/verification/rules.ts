import type { VerificationProvider } from "../common/verification.ts";
import type { CustomerType } from "../customer/contract.ts";

/**
 * Who checks a customer: the provider the organization chose, where it is set up and checks such customers; otherwise
 * a member of the organization. Stripe knows people alone, not companies.
 */
export function providerFor(
  chosen: VerificationProvider,
  type: CustomerType,
  isSetUp: (provider: Exclude<VerificationProvider, "MANUAL">) => boolean,
): VerificationProvider {
  if (chosen === "MANUAL" || !isSetUp(chosen)) return "MANUAL";
  return chosen === "STRIPE_IDENTITY" && type === "ORGANIZATION" ? "MANUAL" : chosen;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when an approval holds that is given now. */
export function validUntil(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
