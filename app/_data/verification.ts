import type { CustomerType, VerificationDocumentKind, VerificationProvider } from "#db/schema/enums.ts";
import {
  MAX_DOCUMENT_BYTES,
  verificationDocumentTypes,
} from "#server/domain/investors/verification/contract.ts";

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

/** Where the file of a document is. */
export function documentHref(customerId: string, verificationDocumentId: string): string {
  const [customer, document] = [customerId, verificationDocumentId].map(encodeURIComponent);
  return `/api/customer/${customer}/verification/document/${document}`;
}

/** Why a file need not be sent at all; null where it may be good. The server looks at what is inside. */
export function faultOf({ type, size }: { type: string; size: number }): string | null {
  if (!(verificationDocumentTypes as readonly string[]).includes(type)) {
    return "Choose a PDF, or a picture as JPEG, PNG or WebP.";
  }
  if (size > MAX_DOCUMENT_BYTES) return `This file has ${fileSize(size)}; choose one of at most 10 MB.`;
  return null;
}

/** A file's size: "840 KB" or "2.4 MB". */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.95 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}
