import { getOfferingDocument } from "#server/http/rest/offering-documents.ts";

export const GET = getOfferingDocument;
