import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Operation } from "../operation.ts";
import { documentUploadQuery, exampleDocument, offeringDocument } from "./contract.ts";

type Refusals = (
  operation: Pick<Operation, "access" | "method" | "path" | "errors">,
) => ZodOpenApiOperationObject["responses"];

const pdf = {
  "application/pdf": { schema: { type: "string", format: "binary", description: "The file." } as const },
};

const headers = z.object({
  "Idempotency-Key": z.string().optional().meta({
    description: "1 to 255 printable ASCII characters; the same key gives the same answer for 24 hours.",
    example: "prospectus-2027",
  }),
  "Dry-Run": z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "`true` runs every check and changes nothing.", example: "false" }),
});

/** How the documents' files are told in the interface's description: they are no JSON, so no contract prints them. */
export function documentPaths(refusals: Refusals): ZodOpenApiPathsObject {
  const upload = { access: "caller", method: "POST", path: "/offering/{offeringId}/document" } as const;
  const show = { access: "public", method: "GET", path: "/offering-document/{offeringDocumentId}" } as const;
  const uploadErrors = [
    "offering_not_found",
    "unsupported_document",
    "document_too_large",
    "document_storage_full",
  ] as const;
  return {
    [upload.path]: {
      post: {
        operationId: "createOfferingDocument",
        summary: "Add a document",
        description:
          "Adds a PDF of up to 20 MB to an offering, told by its content: no scripts, forms or passwords. Send its bytes as the body. A document of the same kind and title becomes the next version, and replaces the one before for purchases to come.",
        tags: ["Offering document"],
        requestParams: {
          path: documentUploadQuery.pick({ offeringId: true }),
          query: documentUploadQuery.omit({ offeringId: true }),
          header: headers,
        },
        requestBody: { required: true, content: pdf },
        responses: {
          "200": {
            description: "Done.",
            content: { "application/json": { schema: offeringDocument, example: exampleDocument } },
          },
          ...refusals({ ...upload, errors: uploadErrors }),
        },
      },
    },
    [show.path]: {
      get: {
        operationId: "getOfferingDocument",
        summary: "Read a document",
        description:
          "The file of a document, of any version: for anybody once the offering is published, before that for its organization alone.",
        tags: ["Offering document"],
        security: [{}, { apiKey: [] }],
        requestParams: {
          path: z.object({
            offeringDocumentId: z.string().meta({
              description: "Identifier of the document's version.",
              example: exampleDocument.offeringDocumentId,
            }),
          }),
        },
        responses: {
          "200": { description: "The file.", content: pdf },
          ...refusals({ ...show, errors: ["offering_document_not_found"] }),
        },
      },
    },
  };
}
