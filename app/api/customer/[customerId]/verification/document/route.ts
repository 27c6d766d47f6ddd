import { rest } from "#server/rest/rest.ts";
import { postVerificationDocument } from "#server/rest/verification-documents.ts";
import { listVerificationDocuments } from "#server/verification/contract.ts";

export const GET = rest(listVerificationDocuments);
export const POST = postVerificationDocument;
