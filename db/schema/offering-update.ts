import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { belongsTo, instant, listIndex } from "./columns.ts";
import { offeringUpdateAudiences, offeringUpdateStatuses } from "./enums.ts";
import { offering } from "./offering.ts";

export const offeringUpdateAudience = pgEnum("offering_update_audience", offeringUpdateAudiences);
export const offeringUpdateStatus = pgEnum("offering_update_status", offeringUpdateStatuses);

/** What an issuer tells about an offering: written, perhaps scheduled, published once. */
export const offeringUpdate = pgTable(
  "offering_update",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    offeringId: text().notNull(),
    title: text().notNull(),
    /** Markdown, as stories have it. */
    text: text().notNull(),
    audience: offeringUpdateAudience().notNull(),
    status: offeringUpdateStatus().notNull(),
    /** When the clock publishes it. */
    publishAt: instant(),
    publishedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When it was published, else when it will be, else when it was written: what lists are ordered by. */
    shownAt: instant().notNull().generatedAlwaysAs(sql.raw("coalesce(published_at, publish_at, created_at)")),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "offeringId", offering),
    listIndex("offering_update_shown", table, "offeringId", "shownAt"),
    // What the clock looks for.
    index("offering_update_scheduled").on(table.publishAt).where(sql`${table.status} = 'SCHEDULED'`),
    check(
      "offering_update_schedule",
      sql`(${table.status} = 'SCHEDULED') <= (${table.publishAt} is not null)`,
    ),
    check(
      "offering_update_publication",
      sql`(${table.status} = 'PUBLISHED') <= (${table.publishedAt} is not null)`,
    ),
    check("offering_update_draft", sql`${table.status} <> 'DRAFT' or ${table.publishAt} is null`),
  ],
);
