import { deleteVerificationDocument } from "#server/domain/investors/verification/contract.ts";
import { rest } from "#server/http/rest/rest.ts";
import { getVerificationDocument } from "#server/http/rest/verification-documents.ts";

export const GET = getVerificationDocument;
export const DELETE = rest(deleteVerificationDocument);
