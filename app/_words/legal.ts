import type { LegalDocument } from "#db/schema/enums.ts";

/** The platform's texts, and where they stand. */
export const legalTexts: Record<LegalDocument, { title: string; href: string }> = {
  TERMS: { title: "Terms", href: "/terms" },
  PRIVACY: { title: "Privacy notice", href: "/privacy" },
};
