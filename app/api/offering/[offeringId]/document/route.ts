import { listOfferingDocuments } from "#server/offering-document/contract.ts";
import { postOfferingDocument } from "#server/rest/offering-documents.ts";
import { rest } from "#server/rest/rest.ts";

export const GET = rest(listOfferingDocuments);
export const POST = postOfferingDocument;
