import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { organization } from "./organization.ts";

/** How somebody wants to see a list of the organization again: its filters, order and columns, under a name. */
export const savedView = pgTable(
  "saved_view",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    /** Whose view it is, a person's or an API key's; nobody else sees it. */
    ownerId: text().notNull(),
    /** The path of the list's page. */
    list: text().notNull(),
    name: text().notNull(),
    /** What the address has after its path. */
    query: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("saved_view_name").on(table.organizationId, table.ownerId, table.list, table.name),
    check(
      "saved_view_length",
      sql`length(${table.name}) between 1 and 60 and length(${table.query}) <= 2000`,
    ),
  ],
);
