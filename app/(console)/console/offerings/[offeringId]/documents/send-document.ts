import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import { MAX_DOCUMENT_BYTES } from "#server/domain/primary/offering-document/contract.ts";

/** Why a file need not be sent at all; null where it may be good. The server looks at what is inside. */
export function faultOf({ name, type, size }: { name: string; type: string; size: number }): string | null {
  if (type !== "application/pdf" && !/\.pdf$/i.test(name)) return "Choose a PDF.";
  if (size === 0) return "This file is empty.";
  if (size > MAX_DOCUMENT_BYTES) {
    return `This file has ${(size / 1024 / 1024).toFixed(1)} MB; choose one of at most 20 MB.`;
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

const FAILED = "The document could not be sent. Check your connection and try again.";

interface Sent {
  readonly offeringId: string;
  readonly kind: OfferingDocumentKind;
  readonly title: string;
  readonly file: File;
}

/**
 * Sends a document.
 * @param onProgress told how much is sent, from 0 to 100; a plain request would not tell
 * @returns its version
 * @throws Error with a sentence for the person
 */
export function sendDocument(
  { offeringId, kind, title, file }: Sent,
  onProgress: (percent: number) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const query = new URLSearchParams({ kind, title, fileName: file.name.slice(0, 200) });
    const request = new XMLHttpRequest();
    request.open("POST", `/api/offering/${encodeURIComponent(offeringId)}/document?${query}`);
    request.setRequestHeader("content-type", "application/pdf");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onerror = () => reject(new Error(FAILED));
    request.onload = () => {
      const answer = request.response as { version?: number; detail?: string } | null;
      if (request.status === 200 && answer?.version !== undefined) resolve(answer.version);
      else reject(new Error(answer?.detail ?? FAILED));
    };
    request.send(file);
  });
}
