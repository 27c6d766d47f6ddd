import { listVerificationDocuments } from "#server/domain/investors/verification/contract.ts";
import { rest } from "#server/http/rest/rest.ts";
import { postVerificationDocument } from "#server/http/rest/verification-documents.ts";

export const GET = rest(listVerificationDocuments);
export const POST = postVerificationDocument;
