import type { LegalDocument } from "#db/schema/enums.ts";

/** The versions of the platform's terms and privacy notice that are in force; a change of their texts is a new one. */
export const legalVersions: Readonly<Record<LegalDocument, string>> = {
  TERMS: "2026-11-01",
  PRIVACY: "2026-11-01",
};
