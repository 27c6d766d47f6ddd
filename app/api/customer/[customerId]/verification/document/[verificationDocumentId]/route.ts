import { rest } from "#server/rest/rest.ts";
import { getVerificationDocument } from "#server/rest/verification-documents.ts";
import { deleteVerificationDocument } from "#server/verification/contract.ts";

export const GET = getVerificationDocument;
export const DELETE = rest(deleteVerificationDocument);
