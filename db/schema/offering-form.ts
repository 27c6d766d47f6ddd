import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, listIndex } from "./columns.ts";
import { organization } from "./organization.ts";

/** What somebody has typed of an offering that is not made yet. */
export const offeringForm = pgTable(
  "offering_form",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    /** Whose it is, a person's or an API key's; nobody else sees it. */
    ownerId: text().notNull(),
    /** JSON as the form keeps it; nothing is looked for in it. */
    content: text().notNull(),
    /** Counts the savings, so that a window which has not seen the last one overwrites nothing. */
    revision: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    listIndex("offering_form_owner", table, "ownerId", "savedAt"),
    // What the purge looks for.
    index("offering_form_saved").on(table.savedAt),
    check("offering_form_length", sql`length(${table.content}) <= 65536 and ${table.revision} > 0`),
  ],
);
