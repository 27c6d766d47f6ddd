/** Tells what a document is by its content alone. Pure. */

import { whatIsWrong } from "#server/platform/files/inspect-pdf.ts";
import { inspect } from "#server/platform/image/inspect.ts";
import { type VerificationDocumentType, verificationDocumentTypes } from "./contract.ts";

/** What a document is; why it cannot be taken, in a sentence, where it cannot. */
export type Inspected = { readonly mediaType: VerificationDocumentType } | { readonly reason: string };

/** What a document is: a picture, or a PDF that runs nothing in the reader of whoever checks it. */
export function inspectDocument(bytes: Buffer): Inspected {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") {
    const reason = whatIsWrong(bytes);
    return reason === null ? { mediaType: "application/pdf" } : { reason };
  }
  const picture = inspect(bytes);
  if (typeof picture === "string") return { reason: picture };
  const mediaType = verificationDocumentTypes.find((type) => type === picture.mediaType);
  return mediaType ? { mediaType } : { reason: "Pictures of this kind cannot be opened everywhere." };
}
