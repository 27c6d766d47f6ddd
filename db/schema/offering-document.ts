import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { belongsTo, bytea, instant } from "./columns.ts";
import { offeringDocumentKinds } from "./enums.ts";
import { offering } from "./offering.ts";
import { offeringPurchaseIntent } from "./purchase-intent.ts";

export const offeringDocumentKind = pgEnum("offering_document_kind", offeringDocumentKinds);

/** A version of a document of an offering; a new one replaces the version before, which stays readable. */
export const offeringDocument = pgTable(
  "offering_document",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    offeringId: text().notNull(),
    kind: offeringDocumentKind().notNull(),
    title: text().notNull(),
    version: integer().notNull(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** SHA-256 of the file, as hex: what was accepted is provable. */
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    /** When a newer version replaced it, or it was withdrawn. */
    replacedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "offeringId", offering),
    uniqueIndex("offering_document_version").on(
      table.organizationId,
      table.offeringId,
      table.kind,
      table.title,
      table.version,
    ),
    uniqueIndex("offering_document_current")
      .on(table.organizationId, table.offeringId, table.kind, table.title)
      .where(sql`${table.replacedAt} is null`),
    index("offering_document_id").on(table.id),
    check("offering_document_number", sql`${table.version} >= 1`),
  ],
);

/** Which version of which document a buyer accepted with which purchase. */
export const documentAcceptance = pgTable(
  "document_acceptance",
  {
    organizationId: text().notNull(),
    offeringPurchaseIntentId: text().notNull(),
    offeringDocumentId: text().notNull(),
    acceptedAt: instant().notNull(),
    /** The person at the browser; null where another program said so. */
    acceptedBy: text(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.offeringPurchaseIntentId, table.offeringDocumentId],
    }),
    foreignKey({
      name: "document_acceptance_intent_fk",
      columns: [table.organizationId, table.offeringPurchaseIntentId],
      foreignColumns: [offeringPurchaseIntent.organizationId, offeringPurchaseIntent.id],
    }),
    foreignKey({
      name: "document_acceptance_document_fk",
      columns: [table.organizationId, table.offeringDocumentId],
      foreignColumns: [offeringDocument.organizationId, offeringDocument.id],
    }),
  ],
);
