import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import type { OfferingDocument } from "#server/domain/primary/offering-document/contract.ts";

/** Kinds of document as people call them. */
export const documentKinds: Record<OfferingDocumentKind, string> = {
  PROSPECTUS: "Prospectus",
  TERMS: "Terms",
  KEY_INFORMATION: "Key information",
  OTHER: "Further document",
};

/** What one wants to know of a document before opening it: "Prospectus, version 2, 482 kB". */
export function documentFacts(
  document: Pick<OfferingDocument, "kind" | "version"> & { size?: number },
): string {
  const { kind, version, size } = document;
  return [documentKinds[kind], `version ${version}`, size === undefined ? "" : fileSize(size)]
    .filter((fact) => fact !== "")
    .join(", ");
}

/** "482 kB", "1.3 MB" */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
