import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { downloadPath, fileContent, mutationHeaders, type Refusals } from "#server/http/openapi/describe.ts";
import {
  documentQuery,
  exampleDocument,
  MOST_DOCUMENTS,
  verificationDocument,
  verificationDocumentTypes,
} from "./contract.ts";

const customerId = z
  .string()
  .meta({ description: "Identifier of the customer.", example: exampleCustomer.id });
const verificationDocumentId = z.string().meta({
  description: "Identifier of the document.",
  example: exampleDocument.verificationDocumentId,
});

/** How the documents' files are told in the interface's description: they are no JSON, so no contract prints them. */
export function verificationDocumentPaths(refusals: Refusals): ZodOpenApiPathsObject {
  const path = "/customer/{customerId}/verification/document";
  const upload = { access: "caller", method: "POST", path } as const;
  const uploadErrors = [
    "customer_not_found",
    "verification_document_unsupported",
    "verification_document_too_large",
    "too_many_documents",
  ] as const;
  return {
    [upload.path]: {
      post: {
        operationId: "uploadVerificationDocument",
        summary: "Upload a document",
        description: `Keeps a document that a customer is to be checked by: a PDF, or a picture as JPEG, PNG or WebP, told by its content, of up to 10 MB; ${MOST_DOCUMENTS} a customer at most. Send its bytes as the body.`,
        tags: ["Verification"],
        requestParams: { path: z.object({ customerId }), query: documentQuery, header: mutationHeaders },
        requestBody: { required: true, content: fileContent(verificationDocumentTypes) },
        responses: {
          "200": {
            description: "Done.",
            content: { "application/json": { schema: verificationDocument, example: exampleDocument } },
          },
          ...refusals({ ...upload, errors: uploadErrors }),
        },
      },
    },
    ...downloadPath(
      {
        access: "caller",
        path: `${path}/{verificationDocumentId}`,
        operationId: "getVerificationDocument",
        tag: "Verification",
        summary: "Download a document",
        description:
          "The file of a document: for the customer itself, and for whoever may decide about customers. Each reading by the issuer stands in the audit trail.",
        names: z.object({ customerId, verificationDocumentId }),
        mediaTypes: verificationDocumentTypes,
        errors: ["customer_not_found", "verification_document_not_found"],
      },
      refusals,
    ),
  };
}
