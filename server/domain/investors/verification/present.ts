import type {
  VerificationCheckStatus,
  VerificationDocumentKind,
  VerificationProvider,
} from "#db/schema/enums.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Verification, VerificationDocument, VerificationDocumentType } from "./contract.ts";

/** A check as it is read. */
export interface VerificationRow {
  id: string;
  customer_id: string;
  provider: VerificationProvider;
  status: VerificationCheckStatus;
  error_code: string | null;
  error_reason: string | null;
  provider_url: string | null;
  decided_by: string | null;
  decided_by_name: string | null;
  submitted_at: string;
  decided_at: string | null;
  valid_until: string | null;
}

/** Makes the resource of a check. @param sees which of its confidential parts the caller sees */
export function presentVerification(
  row: VerificationRow,
  sees: { readonly url: boolean; readonly decidedBy: boolean },
): Verification {
  return {
    verificationId: row.id,
    object: "verification",
    customerId: row.customer_id,
    provider: row.provider,
    status: row.status,
    ...(row.error_reason !== null && {
      error: { code: row.error_code ?? "", reason: row.error_reason },
    }),
    ...(sees.url && row.status === "IN_PROGRESS" && row.provider_url !== null && { url: row.provider_url }),
    ...(sees.decidedBy &&
      row.decided_by !== null && {
        decidedBy: {
          userId: row.decided_by,
          ...(row.decided_by_name !== null && { name: row.decided_by_name }),
        },
      }),
    submittedAt: toIso(row.submitted_at),
    ...(row.decided_at !== null && { decidedAt: toIso(row.decided_at) }),
    ...(row.valid_until !== null && { validUntil: toIso(row.valid_until) }),
  };
}

/** A document as it is read, without its bytes. */
export interface DocumentRow {
  id: string;
  customer_id: string;
  kind: VerificationDocumentKind;
  file_name: string;
  media_type: VerificationDocumentType;
  size: number;
  sha256: string;
  is_deletable: boolean;
  created_at: string;
}

/** Makes the resource of a document. */
export function presentDocument(row: DocumentRow): VerificationDocument {
  return {
    verificationDocumentId: row.id,
    object: "verification_document",
    customerId: row.customer_id,
    kind: row.kind,
    fileName: row.file_name,
    mediaType: row.media_type,
    size: row.size,
    sha256: row.sha256,
    isDeletable: row.is_deletable,
    createdAt: toIso(row.created_at),
  };
}
