import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { belongsTo, bytea, instant, listIndex } from "./columns.ts";
import { customer } from "./customer.ts";
import { verificationCheckStatuses, verificationDocumentKinds, verificationProviders } from "./enums.ts";

export const verificationProvider = pgEnum("verification_provider", verificationProviders);
export const verificationCheckStatus = pgEnum("verification_check_status", verificationCheckStatuses);
export const verificationDocumentKind = pgEnum("verification_document_kind", verificationDocumentKinds);

/** Each check of a customer's identity: its history. At most one runs at a time. */
export const verification = pgTable(
  "verification",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    customerId: text().notNull(),
    provider: verificationProvider().notNull(),
    /** What the provider calls it. */
    providerReference: text(),
    /** Where the customer goes on, while the provider waits for it. */
    providerUrl: text(),
    status: verificationCheckStatus().notNull().default("IN_PROGRESS"),
    errorCode: text(),
    errorReason: text(),
    /** The person who sees to it, as long as they are a member. */
    assigneeId: text(),
    /** The person who decided, where one did. */
    decidedBy: text(),
    submittedAt: instant().notNull(),
    decidedAt: instant(),
    /** Until when an approval holds. */
    validUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "customerId", customer),
    uniqueIndex("verification_running")
      .on(table.organizationId, table.customerId)
      .where(sql`${table.status} = 'IN_PROGRESS'`),
    uniqueIndex("verification_provider_reference").on(
      table.organizationId,
      table.provider,
      table.providerReference,
    ),
    listIndex("verification_customer", table, "customerId", "submittedAt"),
    index("verification_assigned")
      .on(table.organizationId, table.assigneeId, table.customerId)
      .where(sql`${table.status} = 'IN_PROGRESS' and ${table.assigneeId} is not null`),
    // By the state's predicate: row-level security lets no index answer a comparison of enumerations.
    listIndex("verification_queue", table, "submittedAt").where(sql`${table.status} = 'IN_PROGRESS'`),
    check("verification_decided", sql`(${table.status} = 'IN_PROGRESS') = (${table.decidedAt} is null)`),
    check("verification_reason", sql`${table.status} <> 'REJECTED' or ${table.errorReason} is not null`),
  ],
);

/** Documents a customer uploaded for its check. */
export const verificationDocument = pgTable(
  "verification_document",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    customerId: text().notNull(),
    kind: verificationDocumentKind().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the file, as hex. */
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "customerId", customer),
    listIndex("verification_document_customer", table, "customerId", "createdAt"),
  ],
);
