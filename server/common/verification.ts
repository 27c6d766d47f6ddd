/** Who decides whether a customer is who it says: a member of the organization, or a provider that is asked. */
export const verificationProviders = ["MANUAL", "SANDBOX", "STRIPE_IDENTITY"] as const;
export type VerificationProvider = (typeof verificationProviders)[number];
