import type { VerificationDocumentKind } from "#db/schema/enums.ts";
import type { VerificationDocument } from "#server/domain/investors/verification/contract.ts";

const FAILED = "The document could not be sent. Check your connection and try again.";

interface Sent {
  readonly customerId: string;
  readonly kind: VerificationDocumentKind;
  readonly file: File;
  /** Told how much is sent, from 0 to 100; a plain request would not tell. */
  readonly onProgress: (percent: number) => void;
}

/** Sends a customer's document. @throws Error with a sentence for the person */
export function sendDocument({ customerId, kind, file, onProgress }: Sent): Promise<VerificationDocument> {
  const query = new URLSearchParams({ kind, fileName: file.name });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/customer/${encodeURIComponent(customerId)}/verification/document?${query}`);
    request.setRequestHeader("content-type", file.type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onerror = () => reject(new Error(FAILED));
    request.onload = () => {
      const answer = request.response as (VerificationDocument & { detail?: string }) | null;
      if (request.status === 200 && answer) resolve(answer);
      else reject(new Error(answer?.detail ?? FAILED));
    };
    request.send(file);
  });
}
