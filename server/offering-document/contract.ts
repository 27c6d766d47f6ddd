/** Kinds of document an offering has; buyers accept the newest version of each. */
export const offeringDocumentKinds = ["PROSPECTUS", "TERMS", "KEY_INFORMATION", "OTHER"] as const;
export type OfferingDocumentKind = (typeof offeringDocumentKinds)[number];
