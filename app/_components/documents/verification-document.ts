import { formatFileSize } from "#app/_words/format.ts";
import {
  MAX_DOCUMENT_BYTES,
  verificationDocumentTypes,
} from "#server/domain/investors/verification/contract.ts";

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
  if (size > MAX_DOCUMENT_BYTES) return `This file has ${formatFileSize(size)}; choose one of at most 10 MB.`;
  return null;
}
