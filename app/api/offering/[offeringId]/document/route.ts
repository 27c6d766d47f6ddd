import { listOfferingDocuments } from "#server/domain/primary/offering-document/contract.ts";
import { postOfferingDocument } from "#server/http/rest/offering-documents.ts";
import { rest } from "#server/http/rest/rest.ts";

export const GET = rest(listOfferingDocuments);
export const POST = postOfferingDocument;
