import { z } from "zod";
import { actorKinds, resourceTypes } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { counted, countedOutput, listInput, MOST_COUNTED, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { freeText, identifier, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";

/** Kinds of caller that change something. */
export const auditActorKinds = actorKinds.filter((kind) => kind !== "anonymous");

const auditActor = z
  .object({
    kind: z.enum(auditActorKinds).meta({ description: "Kind of caller.", example: "member" }),
    id: z.string().optional().meta({
      description: "The person, or the API key; absent for a caller without a key, where none is needed.",
      example: "usr_demo_owner",
    }),
    name: z.string().optional().meta({
      description: "The name of the person or key as it is now; absent once there is none.",
      example: "Clara Winter",
    }),
    customerId: z.string().optional().meta({
      description: "The customer acted for, where a customer acted.",
      example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
  })
  .meta({ description: "Who did it." });

const auditChange = z.object({
  field: z.string().meta({ description: "Path of the field in the resource.", example: "title" }),
  from: z.unknown().optional().meta({
    description: "Its value before; absent where it had none.",
    example: "Harbour Lofts",
  }),
  to: z.unknown().optional().meta({
    description: "Its value after; absent where it has none.",
    example: "Harbour Lofts Hamburg",
  }),
  isPersonal: z
    .boolean()
    .meta({ description: "Whether it can identify a person, and goes when that is erased.", example: false }),
});
export type AuditChange = z.infer<typeof auditChange>;

export const auditEvent = z
  .object({
    object: objectName("audit_event"),
    auditEventId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "aud_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    at: z.string().meta({ description: "When it was done.", example: "2027-01-12T09:00:00.000Z" }),
    actor: auditActor,
    action: z.string().meta({ description: "The operation.", example: "updateOffering" }),
    resourceType: z
      .enum(resourceTypes)
      .meta({ description: "Kind of what was changed.", example: "offering" }),
    resourceId: z.string().meta({
      description: "Identifier of what was changed.",
      example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    requestId: z.string().meta({
      description: "Identifier of the request, as its answer and the log name it.",
      example: "0b6a4f0e-5a3f-4a55-9c1f-7d1f6a3f0b51",
    }),
    origin: z
      .object({
        address: z
          .string()
          .optional()
          .meta({ description: "Network address of the caller.", example: "203.0.113.7" }),
        device: z
          .string()
          .optional()
          .meta({ description: "The caller's program, readable.", example: "Firefox on Windows" }),
      })
      .meta({ description: "Where it came from; empty once it is erased." }),
    changes: z.array(auditChange).meta({ description: "What differs, field by field." }),
    isErased: z.boolean().meta({
      description: "Whether its personal data was erased: the caller's address and the personal changes.",
      example: false,
    }),
    sequence: z
      .number()
      .nullable()
      .meta({ description: "Its place in the organization's chain; null until it is sealed.", example: 17 }),
    hash: z.string().nullable().meta({
      description: "SHA-256 over the row before and this one; null until it is sealed.",
      example: "5f0c2b6f2c4d4f2ab0a7a1c7a1a7e35e2c1d0f4b3a29187f6e5d4c3b2a190807",
    }),
  })
  .meta({ id: "AuditEvent", description: "A change: who did what, when, from where, and what differs." });
export type AuditEvent = z.input<typeof auditEvent>;

const exampleAuditEvent = exampleOf(auditEvent, {
  actor: { kind: "member", id: "usr_demo_owner", name: "Clara Winter" },
  changes: [
    { field: "title", from: "Harbour Lofts", to: "Harbour Lofts Hamburg", isPersonal: false },
    { field: "subtitle", to: "Twelve apartments above the old harbour", isPersonal: false },
  ],
});

const customerId = identifier.meta({
  description: "Everything about this customer: itself, its purchases, its offers, tokens minted to it.",
  example: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
});

/** What events can be told apart by; lists and exports take the same. */
export const auditFilters = {
  action: freeText(100).optional().meta({ description: "Only this operation.", example: "updateOffering" }),
  resourceType: z
    .enum(resourceTypes)
    .optional()
    .meta({ description: "Only changes of this kind of resource.", example: "offering" }),
  resourceId: identifier
    .optional()
    .meta({ description: "Only changes of this resource.", example: exampleAuditEvent.resourceId }),
  customerId: customerId.optional(),
  actorKind: z
    .enum(auditActorKinds)
    .optional()
    .meta({ description: "Only changes by this kind of caller.", example: "member" }),
  actorId: identifier
    .optional()
    .meta({ description: "Only changes by this person or API key.", example: "usr_demo_owner" }),
  from: timestamp
    .optional()
    .meta({ description: "Not before this instant.", example: "2027-01-01T00:00:00Z" }),
  to: timestamp.optional().meta({ description: "Before this instant.", example: "2027-02-01T00:00:00Z" }),
} satisfies z.ZodRawShape;

/** The query of an export: what it is written as, and the filters of the list. */
const auditExportInput = z.object({
  format: z
    .enum(["csv", "ndjson"], { error: "Send csv or ndjson." })
    .default("csv")
    .meta({ description: "How the file is written.", example: "ndjson" }),
  q: freeText(200)
    .optional()
    .meta({ description: "Only what this text finds, as in the list.", example: "Harbour" }),
  ...auditFilters,
});
export type AuditExportQuery = z.output<typeof auditExportInput>;

export const auditSorts = ["createdAt"] as const;

export const listAuditEvents = defineOperation({
  name: "listAuditEvents",
  method: "GET",
  path: "/audit-event",
  tag: "Audit trail",
  summary: "List changes",
  description:
    "Every change in the organization, newest first: who did what, when, from where, and what differs. `GET /audit-event/export?format=csv` (or `ndjson`) downloads the same, all of it, with the same filters.",
  access: "caller",
  needs: "audit:read",
  errors: [],
  // A plan for any kind of resource sorts the whole trail, as one may have nearly all of it.
  plans: "anew",
  input: listInput(auditSorts, { ...counted, ...auditFilters }),
  output: countedOutput(auditEvent),
  example: {
    input: {},
    output: wholeList([exampleAuditEvent]),
  },
});

export const getAuditEvent = defineOperation({
  name: "getAuditEvent",
  method: "GET",
  path: "/audit-event/{auditEventId}",
  tag: "Audit trail",
  summary: "Get a change",
  description: "One change in the organization.",
  access: "caller",
  needs: "audit:read",
  errors: ["audit_event_not_found"],
  input: z.object({
    auditEventId: identifier.meta({
      description: "Identifier of the change.",
      example: exampleAuditEvent.auditEventId,
    }),
  }),
  output: auditEvent,
  example: { input: { auditEventId: exampleAuditEvent.auditEventId }, output: exampleAuditEvent },
});

const auditChain = z
  .object({
    object: objectName("audit_chain"),
    sequence: z.number().meta({ description: "How many changes are sealed.", example: 17 }),
    hash: z.string().meta({
      description: "Hash of the last one; keep it elsewhere, and nothing before it can change unnoticed.",
      example: exampleAuditEvent.hash,
    }),
    unsealed: z.number().meta({
      description: `Changes that are to be sealed yet; no more than ${MOST_COUNTED.toLocaleString("en")} are counted.`,
      example: 1,
    }),
  })
  .meta({ id: "AuditChain", description: "The end of an organization's chain of changes." });
export type AuditChain = z.input<typeof auditChain>;

export const getAuditChain = defineOperation({
  name: "getAuditChain",
  method: "GET",
  path: "/audit-event/chain",
  compartment: "reports",
  tag: "Audit trail",
  summary: "Get the end of the chain",
  description:
    "How far the organization's changes are sealed. Each change is sealed within a minute: its hash covers the one before, so that none can be changed, removed or slipped in unnoticed.",
  access: "caller",
  needs: "audit:read",
  errors: [],
  input: z.object({}),
  output: auditChain,
  example: { input: {}, output: { sequence: 17, hash: exampleAuditEvent.hash ?? "", unsealed: 1 } },
});

export const erasePersonalData = defineOperation({
  name: "erasePersonalData",
  method: "POST",
  path: "/audit-event/erase",
  tag: "Audit trail",
  summary: "Erase personal data",
  description:
    "Erases what can identify a person from all changes that concern a customer, a resource or a person: the callers' addresses and the personal fields; of a customer from the events too, where `null` takes their place. What was done, when and by which id stays, and the chain still holds. It cannot be undone.",
  access: "caller",
  needs: "organization:write",
  errors: ["customer_not_found", "audit_event_not_found"],
  input: z
    .object({
      customerId: customerId.optional(),
      resourceId: identifier.optional().meta({
        description: "All changes of this resource.",
        example: "inv_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      }),
      userId: identifier
        .optional()
        .meta({ description: "All changes by or of this person.", example: "usr_demo_operator" }),
    })
    .refine(
      ({ customerId, resourceId, userId }) =>
        [customerId, resourceId, userId].filter((id) => id !== undefined).length === 1,
      { error: "Name one of customerId, resourceId and userId.", path: ["customerId"] },
    ),
  output: z
    .object({
      object: objectName("erasure"),
      erased: z.number().meta({
        description: "Changes whose personal data went; those erased before do not count.",
        example: 4,
      }),
    })
    .meta({ id: "Erasure", description: "What was erased." }),
  example: { input: { customerId: "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }, output: { erased: 4 } },
});

export const exportAuditEvents = defineOperation({
  name: "exportAuditEvents",
  method: "GET",
  path: "/audit-event/export",
  compartment: "exports",
  tag: "Audit trail",
  summary: "Download the audit trail",
  description:
    "Every change that the filters find, oldest first, streamed: as CSV for people, as NDJSON for programs. Each row has the hash of the one before, so that it can be verified by itself.",
  access: "caller",
  needs: "audit:read",
  errors: [],
  input: auditExportInput,
  output: file({ mediaTypes: ["text/csv", "application/x-ndjson"], disposition: "attachment" }),
  example: {
    input: { format: "ndjson" },
    output: { mediaType: "application/x-ndjson", fileName: "audit-trail-2027-03-31.ndjson", content: "" },
  },
});
