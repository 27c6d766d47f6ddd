import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Issuers: the tenants. A directory that every tenant key points to. */
export const organization = pgTable("organization", {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  createdAt: instant().notNull(),
});

/** Requests that carried an Idempotency-Key, with the answer they got (rules: Everywhere). */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    key: text().notNull(),
    operation: text().notNull(),
    bodyHash: text().notNull(),
    /** The resource that was answered; null only inside the transaction that works on it. */
    response: jsonb(),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.key] })],
);
