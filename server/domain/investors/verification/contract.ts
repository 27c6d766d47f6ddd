import { z } from "zod";
import {
  verificationCheckStatuses,
  verificationDocumentKinds,
  verificationProviders,
} from "#db/schema/enums.ts";
import { customer, customerId, exampleCustomer } from "#server/domain/investors/customer/contract.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { CONTROL, identifier, text } from "#server/kernel/fields/text.ts";
import { bytes, defineOperation, file } from "#server/kernel/operation.ts";

/** What a document of a check may be, by its content. */
export const verificationDocumentTypes = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
] as const;
export type VerificationDocumentType = (typeof verificationDocumentTypes)[number];

/** The most one document may hold, and the most documents of a customer. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
export const MOST_DOCUMENTS = 20;

/** The code of a refusal that names none. */
export const REJECTED = "verification_rejected";

const exampleId = "ver_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const exampleDocumentId = "vdo_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

export const verification = z
  .object({
    verificationId: z.string().meta({ description: "Unique identifier.", example: exampleId }),
    object: z
      .literal("verification")
      .meta({ description: "Always `verification`.", example: "verification" }),
    customerId: z
      .string()
      .meta({ description: "The customer that is checked.", example: exampleCustomer.id }),
    provider: z.enum(verificationProviders).meta({
      description: "Who decides: a member of the organization, or a provider.",
      example: "MANUAL",
    }),
    status: z
      .enum(verificationCheckStatuses)
      .meta({ description: "Where the check stands.", example: "REJECTED" }),
    error: z
      .object({
        code: z.string().meta({ description: "Code of the refusal.", example: "name_mismatch" }),
        reason: z
          .string()
          .meta({ description: "Why it was refused.", example: "The name does not match the document." }),
      })
      .optional()
      .meta({ description: "Why it was refused; absent otherwise." }),
    url: z.string().optional().meta({
      description:
        "Where the customer goes on while the provider waits for it. It is for the customer alone: never share or log it.",
      example: "https://verify.stripe.com/start/test_YWNjdF8x",
    }),
    decidedBy: z
      .object({
        userId: z.string().meta({ description: "Identifier of the person.", example: "usr_demo_owner" }),
        name: z
          .string()
          .optional()
          .meta({ description: "Its name, as long as there is one.", example: "Clara Winter" }),
      })
      .optional()
      .meta({ description: "The person who decided; for the issuer alone." }),
    submittedAt: z
      .string()
      .meta({ description: "When the check began.", example: "2027-01-12T09:05:00.000Z" }),
    decidedAt: z
      .string()
      .optional()
      .meta({ description: "When it ended; absent while it runs.", example: "2027-01-12T10:00:00.000Z" }),
    validUntil: z
      .string()
      .optional()
      .meta({ description: "Until when an approval holds.", example: "2029-01-11T10:00:00.000Z" }),
  })
  .meta({ id: "Verification", description: "One check of a customer's identity." });
export type Verification = z.input<typeof verification>;

const exampleVerification = exampleOf(verification, {
  error: { code: "name_mismatch", reason: "The name does not match the document." },
  decidedBy: { userId: "usr_demo_owner", name: "Clara Winter" },
  url: undefined,
  validUntil: undefined,
});

export const verificationDocument = z
  .object({
    verificationDocumentId: z
      .string()
      .meta({ description: "Unique identifier.", example: exampleDocumentId }),
    object: z
      .literal("verification_document")
      .meta({ description: "Always `verification_document`.", example: "verification_document" }),
    customerId: z.string().meta({ description: "Whose it is.", example: exampleCustomer.id }),
    kind: z
      .enum(verificationDocumentKinds)
      .meta({ description: "What it is to show.", example: "IDENTITY_DOCUMENT" }),
    fileName: z.string().meta({ description: "Name of the file.", example: "passport.jpg" }),
    mediaType: z
      .enum(verificationDocumentTypes)
      .meta({ description: "What it is by its content.", example: "image/jpeg" }),
    size: z.number().meta({ description: "Bytes.", example: 184320 }),
    sha256: z.string().meta({
      description: "SHA-256 of the file, as hex.",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    }),
    isDeletable: z.boolean().meta({
      description: "Whether it can still be deleted: until it is submitted.",
      example: true,
    }),
    createdAt: z.string().meta({ description: "When it was uploaded.", example: "2027-01-12T09:02:00.000Z" }),
  })
  .meta({ id: "VerificationDocument", description: "A document that a customer is checked by." });
export type VerificationDocument = z.input<typeof verificationDocument>;

const exampleDocument = exampleOf(verificationDocument);

const waiting = { ...exampleCustomer, phone: "+49 40 1234567", verificationStatus: "IN_PROGRESS" } as const;
const checked = { provider: "MANUAL", submittedAt: "2027-01-12T09:05:00.000Z" } as const;

export const submitVerification = defineOperation({
  name: "submitVerification",
  method: "POST",
  path: "/customer/{customerId}/verification/submit",
  tag: "Verification",
  summary: "Submit a customer for its check",
  description:
    "Begins the identity check once nothing is `currentlyDue`; refused with every field that still is. A customer that was refused, or whose approval has expired, is submitted again.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found", "verification_incomplete", "invalid_transition"],
  input: z.object({ customerId }),
  output: customer,
  example: {
    input: { customerId: exampleCustomer.id },
    output: { ...waiting, verification: { currentlyDue: [], ...checked } },
  },
});

export const approveVerification = defineOperation({
  name: "approveVerification",
  method: "POST",
  path: "/customer/{customerId}/verification/approve",
  tag: "Verification",
  summary: "Approve a customer",
  description:
    "Ends the running check well. Purchases of the customer that are paid are completed in the same moment.",
  access: "caller",
  needs: "verification:write",
  errors: ["customer_not_found", "invalid_transition"],
  input: z.object({ customerId }),
  output: customer,
  example: {
    input: { customerId: exampleCustomer.id },
    output: {
      ...waiting,
      verificationStatus: "COMPLETED",
      verification: {
        currentlyDue: [],
        ...checked,
        verifiedAt: "2027-01-12T10:00:00.000Z",
        validUntil: "2029-01-11T10:00:00.000Z",
      },
    },
  },
});

export const rejectVerification = defineOperation({
  name: "rejectVerification",
  method: "POST",
  path: "/customer/{customerId}/verification/reject",
  tag: "Verification",
  summary: "Reject a customer",
  description:
    "Ends the running check with a reason, which the customer reads. It can correct what is wrong and be submitted again.",
  access: "caller",
  needs: "verification:write",
  errors: ["customer_not_found", "invalid_transition"],
  input: z.object({
    customerId,
    reason: text(500).meta({
      description: "Why, in a sentence for the customer.",
      example: "The name does not match the document.",
    }),
    code: text(60)
      .regex(/^[a-z][a-z0-9_]*$/, { error: "Use lower-case letters, digits and underscores." })
      .optional()
      .meta({
        description: `Why, for programs; \`${REJECTED}\` when left out.`,
        example: "name_mismatch",
      }),
  }),
  output: customer,
  example: {
    input: {
      customerId: exampleCustomer.id,
      reason: "The name does not match the document.",
      code: "name_mismatch",
    },
    output: {
      ...waiting,
      verificationStatus: "INCOMPLETE",
      verification: {
        currentlyDue: [],
        lastError: { code: "name_mismatch", reason: "The name does not match the document." },
        ...checked,
      },
    },
  },
});

const verificationSorts = ["createdAt"] as const;

export const listVerifications = defineOperation({
  name: "listVerifications",
  method: "GET",
  path: "/customer/{customerId}/verification",
  tag: "Verification",
  summary: "List the checks of a customer",
  description: "Every check of a customer's identity, newest first.",
  access: "caller",
  needs: "customer:read",
  errors: ["customer_not_found"],
  input: listInput(verificationSorts, { customerId }),
  output: listOutput(verification),
  example: {
    input: { customerId: exampleCustomer.id },
    output: wholeList([exampleVerification]),
  },
});

export const listVerificationDocuments = defineOperation({
  name: "listVerificationDocuments",
  method: "GET",
  path: "/customer/{customerId}/verification/document",
  tag: "Verification",
  summary: "List the documents of a customer",
  description: `The documents a customer uploaded for its check, newest first; at most ${MOST_DOCUMENTS}. Their bytes are at \`GET /customer/{customerId}/verification/document/{verificationDocumentId}\`.`,
  access: "caller",
  needs: "customer:read",
  errors: ["customer_not_found"],
  input: z.object({ customerId }),
  output: listOutput(verificationDocument),
  example: {
    input: { customerId: exampleCustomer.id },
    output: wholeList([exampleDocument]),
  },
});

const verificationDocumentId = identifier.meta({
  description: "Identifier of the document.",
  example: exampleDocumentId,
});

export const deleteVerificationDocument = defineOperation({
  name: "deleteVerificationDocument",
  method: "DELETE",
  path: "/customer/{customerId}/verification/document/{verificationDocumentId}",
  tag: "Verification",
  summary: "Delete a document",
  description:
    "Deletes a document that was not submitted yet. What a check was decided by stays with that check.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found", "verification_document_not_found", "verification_document_submitted"],
  input: z.object({
    customerId,
    verificationDocumentId,
  }),
  output: verificationDocument,
  example: {
    input: { customerId: exampleCustomer.id, verificationDocumentId: exampleDocumentId },
    output: exampleDocument,
  },
});

export const uploadVerificationDocument = defineOperation({
  name: "uploadVerificationDocument",
  method: "POST",
  path: "/customer/{customerId}/verification/document",
  tag: "Verification",
  summary: "Upload a document",
  description: `Keeps a document that a customer is to be checked by: a PDF, or a picture as JPEG, PNG or WebP, told by its content, of up to 10 MB; ${MOST_DOCUMENTS} a customer at most. Send its bytes as the body.`,
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: [
    "customer_not_found",
    "verification_document_unsupported",
    "verification_document_too_large",
    "too_many_documents",
  ],
  body: {
    mediaTypes: verificationDocumentTypes,
    most: MAX_DOCUMENT_BYTES,
    tooLarge: "verification_document_too_large",
    unsupported: {
      code: "verification_document_unsupported",
      reason: "The Content-Type names no kind of document that is taken.",
    },
  },
  input: z.object({
    customerId,
    kind: z
      .enum(verificationDocumentKinds, { error: `Send one of ${verificationDocumentKinds.join(", ")}.` })
      .meta({ description: "What the document is to show.", example: "IDENTITY_DOCUMENT" }),
    fileName: text(200)
      .regex(new RegExp(String.raw`^[^${CONTROL}/\\]+$`), {
        error: "Send the name of the file alone, without folders.",
      })
      .meta({ description: "Name of the file.", example: "passport.jpg" }),
    content: bytes,
  }),
  output: verificationDocument,
  example: {
    input: {
      customerId: exampleCustomer.id,
      kind: "IDENTITY_DOCUMENT",
      fileName: exampleDocument.fileName,
      content: new Uint8Array([0xff, 0xd8, 0xff]),
    },
    output: exampleDocument,
  },
});

export const getVerificationDocument = defineOperation({
  name: "getVerificationDocument",
  method: "GET",
  path: "/customer/{customerId}/verification/document/{verificationDocumentId}",
  tag: "Verification",
  summary: "Download a document",
  description:
    "The file of a document: for the customer itself, and for whoever may decide about customers. Each reading by the issuer stands in the audit trail. With `inPlace` a PDF may be shown in a frame of this service's own pages.",
  access: "caller",
  needs: "verification:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found", "verification_document_not_found"],
  isRecorded: true,
  input: z.object({
    customerId,
    verificationDocumentId,
    inPlace: z.enum(["true"]).optional().meta({
      description: "Whether a PDF is shown where it is asked for, rather than saved.",
      example: "true",
    }),
  }),
  output: file({ mediaTypes: verificationDocumentTypes, disposition: "attachment", cache: "never" }),
  example: {
    input: { customerId: exampleCustomer.id, verificationDocumentId: exampleDocumentId },
    output: { mediaType: "image/jpeg", fileName: exampleDocument.fileName, content: "" },
  },
});
