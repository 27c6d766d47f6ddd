/** Who decides whether a customer is who it says. */
export const verificationProviders = ["MANUAL", "SANDBOX", "STRIPE_IDENTITY"] as const;
export type VerificationProvider = (typeof verificationProviders)[number];

/** Where one check stands. */
export const verificationCheckStatuses = [
  "IN_PROGRESS",
  "APPROVED",
  "REJECTED",
  "CANCELLED",
  "EXPIRED",
] as const;
export type VerificationCheckStatus = (typeof verificationCheckStatuses)[number];

/** Kinds of document a customer uploads for its check. */
export const verificationDocumentKinds = [
  "IDENTITY_DOCUMENT",
  "PROOF_OF_ADDRESS",
  "COMPANY_EXTRACT",
  "BENEFICIAL_OWNERS",
  "OTHER",
] as const;
export type VerificationDocumentKind = (typeof verificationDocumentKinds)[number];
