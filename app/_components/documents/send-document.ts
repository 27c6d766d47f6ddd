import { sendFile } from "#app/_data/send-file.ts";
import type { VerificationDocumentKind } from "#db/schema/enums.ts";
import type { VerificationDocument } from "#server/domain/investors/verification/contract.ts";

interface Sent {
  readonly customerId: string;
  readonly kind: VerificationDocumentKind;
  readonly file: File;
  /** Called with how much is sent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Sends a customer's document. @throws Error with a sentence for the person */
export function sendDocument({ customerId, kind, ...sent }: Sent): Promise<VerificationDocument> {
  const query = new URLSearchParams({ kind, fileName: sent.file.name });
  const path = `/customer/${encodeURIComponent(customerId)}/verification/document?${query}`;
  return sendFile({ path, noun: "document", ...sent });
}
