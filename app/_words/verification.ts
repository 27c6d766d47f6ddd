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

/** Reasons that checks are refused for again and again: a name to choose it by, a code for programs, the customer's words. */
export const refusalTemplates = [
  {
    label: "Not readable",
    code: "document_unreadable",
    reason: "The document is not readable. Send a sharp picture of the whole page, without reflections.",
  },
  {
    label: "Expired",
    code: "document_expired",
    reason: "The document has expired. Send one that is still valid.",
  },
  {
    label: "Another name",
    code: "name_mismatch",
    reason:
      "The name does not match the document. Correct the name, or send a document that shows the same name.",
  },
  {
    label: "Another address",
    code: "address_mismatch",
    reason:
      "The address does not match the proof. Correct it, or send a bill or statement of the last three months.",
  },
  {
    label: "Back is missing",
    code: "document_incomplete",
    reason: "A side of the document is missing. Send the front and the back.",
  },
  {
    label: "Wrong document",
    code: "document_type",
    reason: "This document cannot be taken. Send a passport or an identity card.",
  },
] as const;

/** Who checks, as people call them. */
export const providerNames: Record<VerificationProvider, string> = {
  MANUAL: "Manual review",
  SANDBOX: "The sandbox",
  STRIPE_IDENTITY: "Stripe Identity",
};
