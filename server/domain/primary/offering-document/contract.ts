import { z } from "zod";
import { offeringDocumentKinds } from "#db/schema/enums.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText } from "#server/kernel/fields/text.ts";
import { bytes, defineOperation, file } from "#server/kernel/operation.ts";

const PDF = "application/pdf";

/** The most one document may hold. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** Most documents in force at once: a purchase can accept them all. */
export const MOST_DOCUMENTS = 50;

const facts = {
  offeringDocumentId: z.string().meta({
    description: "Unique identifier of this version, assigned by the service.",
    example: "doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  }),
  kind: z.enum(offeringDocumentKinds).meta({ description: "What it is.", example: "PROSPECTUS" }),
  title: z.string().meta({ description: "Its title.", example: "Prospectus" }),
  version: z.number().meta({ description: "1 for the first of this kind and title, and on.", example: 2 }),
  sha256: z.string().meta({
    description: "SHA-256 of the file, as hex: proves what was read and accepted.",
    example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  }),
  url: z.string().meta({
    description: "Where the file is.",
    example: "/offering-document/doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  }),
};

export const offeringDocument = z
  .object({
    object: objectName("offering_document"),
    ...facts,
    offeringId: z
      .string()
      .meta({ description: "The offering it belongs to.", example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    fileName: z.string().meta({ description: "Name of the file.", example: "prospectus-2027.pdf" }),
    mediaType: z.string().meta({ description: "Always a PDF.", example: "application/pdf" }),
    size: z.number().meta({ description: "Bytes.", example: 482133 }),
    createdAt: z.string().meta({ description: "When it was added.", example: "2027-01-10T09:00:00.000Z" }),
    replacedAt: z.string().optional().meta({
      description: "When a newer version replaced it, or it was withdrawn; absent while it is in force.",
      example: "2027-01-20T09:00:00.000Z",
    }),
  })
  .meta({ id: "OfferingDocument", description: "A version of a document of an offering." });
export type OfferingDocument = z.input<typeof offeringDocument>;

const documentAcceptance = z
  .object({
    object: objectName("document_acceptance"),
    ...facts,
    acceptedAt: z.string().meta({ description: "When the buyer did.", example: "2027-02-01T09:00:00.000Z" }),
    acceptedBy: z.string().optional().meta({
      description: "The person at the browser; absent where another program said so.",
      example: "usr_demo_owner",
    }),
  })
  .meta({ id: "DocumentAcceptance", description: "A document's version that was accepted with a purchase." });
export type DocumentAcceptance = z.input<typeof documentAcceptance>;

const exampleFacts = {
  offeringDocumentId: "doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  kind: "PROSPECTUS" as const,
  title: "Prospectus",
  version: 2,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  url: "/offering-document/doc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
};

const exampleDocument: OfferingDocument = {
  ...exampleFacts,
  offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  fileName: "prospectus-2027.pdf",
  mediaType: "application/pdf",
  size: 482133,
  createdAt: "2027-01-10T09:00:00.000Z",
};

const offeringDocumentId = identifier.meta({
  description: "Identifier of the document's version.",
  example: exampleDocument.offeringDocumentId,
});
const offeringId = identifier.meta({
  description: "Identifier of the offering.",
  example: exampleDocument.offeringId,
});

export const createOfferingDocument = defineOperation({
  name: "createOfferingDocument",
  method: "POST",
  path: "/offering/{offeringId}/document",
  tag: "Offering document",
  summary: "Add a document",
  description:
    "Adds a PDF of up to 20 MB to an offering, told by its content: no scripts, forms or passwords. Send its bytes as the body. A document of the same kind and title becomes the next version, and replaces the one before for purchases to come.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "unsupported_document", "document_too_large", "document_storage_full"],
  body: {
    mediaTypes: [PDF],
    most: MAX_DOCUMENT_BYTES,
    tooLarge: "document_too_large",
    unsupported: { code: "unsupported_document", reason: `The Content-Type is not ${PDF}.` },
  },
  input: z.object({
    offeringId,
    kind: z.enum(offeringDocumentKinds).meta({ description: "What it is.", example: "PROSPECTUS" }),
    title: lineOfText(200).meta({ description: "Its title.", example: "Prospectus" }),
    fileName: lineOfText(200).optional().meta({
      description: "Name of the file; made of the title when left out.",
      example: "prospectus-2027.pdf",
    }),
    content: bytes,
  }),
  output: offeringDocument,
  example: {
    input: {
      offeringId: exampleDocument.offeringId,
      kind: "PROSPECTUS",
      title: "Prospectus",
      content: new Uint8Array([0x25, 0x50, 0x44, 0x46]),
    },
    output: exampleDocument,
  },
});

export const getOfferingDocument = defineOperation({
  name: "getOfferingDocument",
  method: "GET",
  path: "/offering-document/{offeringDocumentId}",
  tag: "Offering document",
  summary: "Read a document",
  description:
    "The file of a document, of any version: for anybody once the offering is published, before that for its organization alone.",
  access: "public",
  errors: ["offering_document_not_found"],
  input: z.object({ offeringDocumentId }),
  output: file({ mediaTypes: [PDF], disposition: "inline", cache: "forever" }),
  example: {
    input: { offeringDocumentId: exampleDocument.offeringDocumentId },
    output: { mediaType: PDF, fileName: exampleDocument.fileName, content: "" },
  },
});

const documentSorts = ["createdAt", "title"] as const;

export const listOfferingDocuments = defineOperation({
  name: "listOfferingDocuments",
  method: "GET",
  path: "/offering/{offeringId}/document",
  tag: "Offering document",
  summary: "List an offering's documents",
  description: "The documents of an offering: those in force, or every version there was.",
  access: "caller",
  needs: "offering:read",
  errors: ["offering_not_found"],
  input: listInput(documentSorts, {
    offeringId,
    versions: z
      .enum(["CURRENT", "ALL"])
      .default("CURRENT")
      .meta({ description: "Only those in force, or all.", example: "CURRENT" }),
  }),
  output: listOutput(offeringDocument),
  example: {
    input: { offeringId: exampleDocument.offeringId },
    output: wholeList([exampleDocument]),
  },
});

export const listMarketDocuments = defineOperation({
  name: "listMarketDocuments",
  method: "GET",
  path: "/market/offering/{offeringId}/document",
  tag: "Market",
  summary: "List a public offering's documents",
  description:
    "The documents in force of one published offering of any organization, as anybody may read them.",
  access: "public",
  errors: ["offering_not_found"],
  input: listInput(documentSorts, { offeringId }),
  output: listOutput(offeringDocument),
  example: {
    input: { offeringId: exampleDocument.offeringId },
    output: wholeList([exampleDocument]),
  },
});

export const withdrawOfferingDocument = defineOperation({
  name: "withdrawOfferingDocument",
  method: "DELETE",
  path: "/offering/{offeringId}/document/{offeringDocumentId}",
  tag: "Offering document",
  summary: "Withdraw a document",
  description:
    "Takes a document out of force: no further purchase accepts it. It stays readable, as buyers may have accepted it before.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "offering_document_not_found", "invalid_transition"],
  input: z.object({
    offeringId,
    offeringDocumentId,
  }),
  output: offeringDocument,
  example: {
    input: { offeringId: exampleDocument.offeringId, offeringDocumentId: exampleDocument.offeringDocumentId },
    output: { ...exampleDocument, replacedAt: "2027-01-20T09:00:00.000Z" },
  },
});

export const listDocumentAcceptances = defineOperation({
  name: "listDocumentAcceptances",
  method: "GET",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/acceptance",
  tag: "Offering document",
  summary: "List what a purchase accepted",
  description:
    "The documents, each with its version, that the buyer accepted with a purchase; a signed-in customer sees those of its own purchases alone.",
  access: "caller",
  needs: "purchase_intent:read",
  errors: ["offering_purchase_intent_not_found"],
  input: z.object({
    offeringPurchaseIntentId: identifier.meta({
      description: "Identifier of the purchase intent.",
      example: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
  }),
  output: listOutput(documentAcceptance),
  example: {
    input: { offeringPurchaseIntentId: "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" },
    output: wholeList([{ ...exampleFacts, acceptedAt: "2027-02-01T09:00:00.000Z" }]),
  },
});
