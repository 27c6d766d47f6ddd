import { sendFile } from "#app/_data/send-file.ts";
import { formatFileSize } from "#app/_words/format.ts";
import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import {
  MAX_DOCUMENT_BYTES,
  type OfferingDocument,
} from "#server/domain/primary/offering-document/contract.ts";

/** Why a file need not be sent at all; null where it may be good. The server looks at what is inside. */
export function faultOf({ name, type, size }: { name: string; type: string; size: number }): string | null {
  if (type !== "application/pdf" && !/\.pdf$/i.test(name)) return "Choose a PDF.";
  if (size === 0) return "This file is empty.";
  if (size > MAX_DOCUMENT_BYTES) {
    return `This file has ${formatFileSize(size)}; choose one of at most 20 MB.`;
  }
  return null;
}

/** A title to begin with, made of a file's name: "Prospectus_2027-final.pdf" → "Prospectus 2027 final". */
export function titleOf(fileName: string): string {
  return fileName
    .replace(/\.pdf$/i, "")
    .replaceAll(/[_\-\s]+/g, " ")
    .trim()
    .slice(0, 200);
}

interface Sent {
  readonly offeringId: string;
  readonly kind: OfferingDocumentKind;
  readonly title: string;
  readonly file: File;
}

/**
 * Sends a document.
 * @param onProgress called with how much is sent, from 0 to 100
 * @returns its version
 * @throws Error with a sentence for the person
 */
export async function sendDocument(
  { offeringId, kind, title, file }: Sent,
  onProgress: (percent: number) => void,
): Promise<number> {
  const query = new URLSearchParams({ kind, title, fileName: file.name.slice(0, 200) });
  const { version } = await sendFile<OfferingDocument>({
    path: `/offering/${encodeURIComponent(offeringId)}/document?${query}`,
    type: "application/pdf",
    noun: "document",
    file,
    onProgress,
  });
  return version;
}
