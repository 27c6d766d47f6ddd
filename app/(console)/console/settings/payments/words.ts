import type { VerificationProvider } from "#db/schema/enums.ts";

/** Who checks customers' identity, as people call it. */
export const checkerNames: Record<VerificationProvider, string> = {
  MANUAL: "Members, by hand",
  SANDBOX: "Sandbox",
  STRIPE_IDENTITY: "Stripe Identity",
};
