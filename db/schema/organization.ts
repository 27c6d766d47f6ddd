import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  json,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { authUser } from "./auth.ts";
import { instant, searchText } from "./columns.ts";
import { roles } from "./enums.ts";

/** Issuers: the tenants. A directory that every tenant key points to. */
export const organization = pgTable("organization", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  logo: text(),
  metadata: text(),
  /** How it shows itself to everybody, as the interface says it; null = by its name alone. */
  brand: jsonb(),
  createdAt: instant().notNull(),
  /** Null while it is as it was founded. */
  updatedAt: instant(),
  search: searchText("name"),
});

export const memberRole = pgEnum("member_role", roles);
export const invitationStatus = pgEnum("invitation_status", ["pending", "accepted", "rejected", "canceled"]);

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });
const organizationId = () =>
  text()
    .notNull()
    .references(() => organization.id);

/** Who belongs to an organization, and as what. */
export const member = pgTable(
  "member",
  {
    organizationId: organizationId(),
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => authUser.id),
    role: memberRole().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique("member_once").on(table.organizationId, table.userId),
    index("member_user").on(table.userId),
  ],
);

/** Who was asked by mail to become a member. */
export const invitation = pgTable(
  "invitation",
  {
    organizationId: organizationId(),
    id: text().notNull().unique(),
    /** Lower case. */
    email: text().notNull(),
    role: memberRole().notNull(),
    status: invitationStatus().notNull().default("pending"),
    expiresAt: moment().notNull(),
    inviterId: text()
      .notNull()
      .references(() => authUser.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("invitation_pending")
      .on(table.organizationId, table.email)
      .where(sql`${table.status} = 'pending'`),
  ],
);

export const keyMode = pgEnum("api_key_mode", ["test", "live"]);

/** Keys of outside clients (docs/domain.md, Access). The key itself is shown once and kept as its SHA-256 alone. */
export const apiKey = pgTable(
  "api_key",
  {
    organizationId: organizationId(),
    id: text().notNull(),
    name: text().notNull(),
    mode: keyMode().notNull(),
    /** What a person tells keys apart by: `sk_test_` and the first four characters that follow. */
    prefix: text().notNull(),
    /** SHA-256 of the key, as 64 hex digits. */
    hash: text().notNull(),
    scopes: text().array().notNull(),
    /** Addresses or CIDR blocks the key may be used from; null = from anywhere. */
    allowedAddresses: text().array(),
    readsPerMinute: integer(),
    writesPerMinute: integer(),
    createdBy: text().references(() => authUser.id),
    createdAt: instant().notNull(),
    expiresAt: instant(),
    revokedAt: instant(),
    /** To the minute or so: it is written for many uses at once. */
    lastUsedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("api_key_hash").on(table.hash),
    check("api_key_limits", sql`${table.readsPerMinute} > 0 and ${table.writesPerMinute} > 0`),
  ],
);

/** Requests that carried an Idempotency-Key, with the answer they got (docs/domain.md, Idempotency). */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    key: text().notNull(),
    operation: text().notNull(),
    bodyHash: text().notNull(),
    /** The resource that was answered, with its fields in their order; null only inside the transaction that works on it. */
    response: json(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.key] }),
    index("idempotency_key_expiry").on(table.expiresAt),
  ],
);
