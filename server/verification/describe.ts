import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { exampleCustomer } from "../customer/contract.ts";
import type { Operation } from "../operation.ts";
import {
  documentQuery,
  exampleDocument,
  MOST_DOCUMENTS,
  verificationDocument,
  verificationDocumentTypes,
} from "./contract.ts";

type Refusals = (
  operation: Pick<Operation, "access" | "method" | "path" | "errors">,
) => ZodOpenApiOperationObject["responses"];

const bytes = { schema: { type: "string", format: "binary", description: "The file." } as const };
const files = Object.fromEntries(verificationDocumentTypes.map((type) => [type, bytes]));

const customerId = z
  .string()
  .meta({ description: "Identifier of the customer.", example: exampleCustomer.id });
const verificationDocumentId = z.string().meta({
  description: "Identifier of the document.",
  example: exampleDocument.verificationDocumentId,
});

const headers = z.object({
  "Idempotency-Key": z.string().optional().meta({
    description: "1 to 255 printable ASCII characters; the same key gives the same answer for 24 hours.",
    example: "passport-4711",
  }),
  "Dry-Run": z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "`true` runs every check and changes nothing.", example: "false" }),
});

/** How the documents' files are told in the interface's description: they are no JSON, so no contract prints them. */
export function verificationDocumentPaths(refusals: Refusals): ZodOpenApiPathsObject {
  const path = "/customer/{customerId}/verification/document";
  const upload = { access: "caller", method: "POST", path } as const;
  const show = { access: "caller", method: "GET", path: `${path}/{verificationDocumentId}` } as const;
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
        requestParams: { path: z.object({ customerId }), query: documentQuery, header: headers },
        requestBody: { required: true, content: files },
        responses: {
          "200": {
            description: "Done.",
            content: { "application/json": { schema: verificationDocument, example: exampleDocument } },
          },
          ...refusals({ ...upload, errors: uploadErrors }),
        },
      },
    },
    [show.path]: {
      get: {
        operationId: "getVerificationDocument",
        summary: "Download a document",
        description:
          "The file of a document: for the customer itself, and for whoever may decide about customers. Each reading by the issuer stands in the audit trail.",
        tags: ["Verification"],
        requestParams: { path: z.object({ customerId, verificationDocumentId }) },
        responses: {
          "200": { description: "The file.", content: files },
          ...refusals({ ...show, errors: ["customer_not_found", "verification_document_not_found"] }),
        },
      },
    },
  };
}
