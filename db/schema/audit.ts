import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { facets, instant, listIndex, placeIn } from "./columns.ts";
import { actorKinds } from "./enums.ts";
import { organization } from "./organization.ts";

export const actorKind = pgEnum("actor_kind", actorKinds);

/**
 * Every change: who, what, when, from where and the difference, written with it. A job seals the rows into a chain: a
 * row gets the next sequence number of its organization and a hash over itself and the row before. What is personal
 * stands apart under a salted digest, and the hash is over the digest: so it can be erased and the chain still holds.
 */
export const auditEvent = pgTable(
  "audit_event",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    at: instant().notNull(),
    actorKind: actorKind().notNull(),
    /** Id of the person, or of the API key; null = a caller without a key, where API_ACCESS is open. */
    actorId: text(),
    /** The customer acted for, where a customer acted. */
    actorCustomerId: text(),
    /** Name of the operation, e.g. `createOffering`. */
    action: text().notNull(),
    resourceType: text().notNull(),
    resourceId: text().notNull(),
    requestId: text().notNull(),
    /** What differs, without what is personal: dotted path → `{ from, to }`. */
    changes: jsonb().notNull(),
    /** Address, device, and the differences that are personal; null once erased. */
    personal: jsonb(),
    personalSalt: text(),
    /** SHA-256 of salt and `personal`, as hex. */
    personalDigest: text().notNull(),
    /** Place in the organization's chain from 1 on; null until sealed. */
    sequence: bigint({ mode: "number" }),
    /** SHA-256 over the hash before and this row, as hex; null until sealed. */
    hash: text(),
    facets: facets(placeIn("actor_kind", "actor_kind", actorKinds)),
    /** The customer that a change of something else names: tokens minted to it, its documents, its invitations. */
    aboutCustomerId: text().generatedAlwaysAs(
      sql.raw(`case when resource_type in ('token', 'invitation', 'verification_document') then coalesce(
        changes #>> '{customerId,to}', changes #>> '{customerId,from}', changes #>> '{minted.customerId,to}') end`),
    ),
    /**
     * What differs, to be searched. Of what there are millions it is ids and amounts, which are found by the resource's
     * own id, so that is left out.
     */
    search: text().generatedAlwaysAs(
      sql.raw(`case when resource_type not in ('offering_purchase_intent', 'payment', 'refund', 'bank_entry', 'offer',
        'trade', 'distribution_payment') then searchable_text(changes::text) end`),
    ),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("audit_event_sequence")
      .on(table.organizationId, table.sequence)
      .where(sql`${table.sequence} is not null`),
    listIndex("audit_event_at", table, "at"),
    index("audit_event_resource").on(table.organizationId, table.resourceId, table.at),
    listIndex("audit_event_actor_kind", table, "facets", "at"),
    listIndex("audit_event_action", table, "action", "at"),
    listIndex("audit_event_resource_type", table, "resourceType", "at"),
    listIndex("audit_event_actor", table, "actorId", "at"),
    index("audit_event_request").on(table.organizationId, table.requestId),
    index("audit_event_actor_customer")
      .on(table.organizationId, table.actorCustomerId)
      .where(sql`${table.actorCustomerId} is not null`),
    index("audit_event_about_customer")
      .on(table.organizationId, table.aboutCustomerId)
      .where(sql`${table.aboutCustomerId} is not null`),
    index("audit_event_search")
      .using("gin", table.organizationId, table.search.op("gin_trgm_ops"))
      .where(sql`${table.search} is not null`),
    listIndex("audit_event_searched", table, "at").where(sql`${table.search} is not null`),
    listIndex("audit_event_unsealed", table, "at").where(sql`${table.hash} is null`),
    check("audit_event_sealed", sql`(${table.sequence} is null) = (${table.hash} is null)`),
    check("audit_event_erased", sql`(${table.personal} is null) = (${table.personalSalt} is null)`),
  ],
);

/** The end of each organization's chain; whoever seals holds its row. */
export const auditChain = pgTable("audit_chain", {
  organizationId: text()
    .primaryKey()
    .references(() => organization.id),
  sequence: bigint({ mode: "number" }).notNull().default(0),
  hash: text().notNull(),
});
