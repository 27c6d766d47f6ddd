import type { CustomerType, VerificationDocumentKind, VerificationProvider } from "#db/schema/enums.ts";

/** Kinds of document, as people call them. */
export const documentKindNames: Record<VerificationDocumentKind, string> = {
  IDENTITY_DOCUMENT: "Passport or identity card",
  PROOF_OF_ADDRESS: "Proof of address",
  COMPANY_EXTRACT: "Extract of the company register",
  BENEFICIAL_OWNERS: "List of beneficial owners",
  OTHER: "Something else",
};

/** What a person or an organization is usually asked for; anything else can be sent as well. */
export const usualKinds: Record<CustomerType, readonly VerificationDocumentKind[]> = {
  INDIVIDUAL: ["IDENTITY_DOCUMENT", "PROOF_OF_ADDRESS", "OTHER"],
  ORGANIZATION: ["COMPANY_EXTRACT", "BENEFICIAL_OWNERS", "IDENTITY_DOCUMENT", "PROOF_OF_ADDRESS", "OTHER"],
};

/** Who checks, as people call them. */
export const providerNames: Record<VerificationProvider, string> = {
  MANUAL: "Manual review",
  SANDBOX: "The sandbox",
  STRIPE_IDENTITY: "Stripe Identity",
};
