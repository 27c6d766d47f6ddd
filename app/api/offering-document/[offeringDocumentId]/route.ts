import { getOfferingDocument } from "#server/rest/offering-documents.ts";

export const GET = getOfferingDocument;
