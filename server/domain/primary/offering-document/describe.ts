import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { downloadPath, fileContent, mutationHeaders, type Refusals } from "#server/http/openapi/describe.ts";
import { documentUploadQuery, exampleDocument, offeringDocument } from "./contract.ts";

const mediaTypes = ["application/pdf"];

/** How the documents' files are told in the interface's description: they are no JSON, so no contract prints them. */
export function documentPaths(refusals: Refusals): ZodOpenApiPathsObject {
  const upload = { access: "caller", method: "POST", path: "/offering/{offeringId}/document" } as const;
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
          header: mutationHeaders,
        },
        requestBody: { required: true, content: fileContent(mediaTypes) },
        responses: {
          "200": {
            description: "Done.",
            content: { "application/json": { schema: offeringDocument, example: exampleDocument } },
          },
          ...refusals({ ...upload, errors: uploadErrors }),
        },
      },
    },
    ...downloadPath(
      {
        access: "public",
        path: "/offering-document/{offeringDocumentId}",
        operationId: "getOfferingDocument",
        tag: "Offering document",
        summary: "Read a document",
        description:
          "The file of a document, of any version: for anybody once the offering is published, before that for its organization alone.",
        names: z.object({
          offeringDocumentId: z.string().meta({
            description: "Identifier of the document's version.",
            example: exampleDocument.offeringDocumentId,
          }),
        }),
        mediaTypes,
        errors: ["offering_document_not_found"],
      },
      refusals,
    ),
  };
}
