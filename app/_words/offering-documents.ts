import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import type { OfferingDocument } from "#server/domain/primary/offering-document/contract.ts";
import { formatFileSize } from "./format.ts";

/** Kinds of document as people call them. */
export const documentKinds: Record<OfferingDocumentKind, string> = {
  PROSPECTUS: "Prospectus",
  TERMS: "Terms",
  KEY_INFORMATION: "Key information",
  OTHER: "Further document",
};

/** What one wants to know of a document before opening it: "Prospectus, version 2, 482 KB". */
export function documentFacts(
  document: Pick<OfferingDocument, "kind" | "version"> & { size?: number },
): string {
  const { kind, version, size } = document;
  return [documentKinds[kind], `version ${version}`, size === undefined ? "" : formatFileSize(size)]
    .filter((fact) => fact !== "")
    .join(", ");
}
