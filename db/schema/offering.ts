import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { belongsTo, instant, listIndex, metadataIndex, money, searchText } from "./columns.ts";
import { customerType } from "./customer.ts";
import { currencies, offeringStates } from "./enums.ts";
import { organization } from "./organization.ts";
import { token } from "./token.ts";

export const currency = pgEnum("currency", currencies);
export const offeringState = pgEnum("offering_state", offeringStates);

export const offering = pgTable(
  "offering",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    tokenId: text().notNull(),
    subdomain: text().notNull(),
    title: text().notNull(),
    subtitle: text(),
    description: text(),
    imageUrl: text(),
    /** What its page tells, in blocks; null = its description. */
    story: jsonb(),
    type: text(),
    metadata: jsonb(),
    pricePerToken: money().notNull(),
    currency: currency(),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    minPayableAmount: money().notNull(),
    maxPayableAmount: money().notNull(),
    hardCap: money().notNull(),
    softCap: money().notNull(),
    /** Sum of COMPLETED purchases. */
    raised: money().notNull().default("0"),
    /** Sum that PENDING purchases hold. */
    reserved: money().notNull().default("0"),
    /** Customers with a COMPLETED purchase. */
    participants: integer().notNull().default(0),
    /** Customers with a PENDING or COMPLETED purchase: the counter `maxInvestors` is decided on. */
    investors: integer().notNull().default(0),
    /** Countries whose customers may buy; null = all but the blocked ones. */
    allowedCountries: text().array(),
    blockedCountries: text().array().notNull().default([]),
    /** Types of customer that may buy; null = all. */
    customerTypes: customerType().array(),
    verifiedOnly: boolean().notNull().default(false),
    maxInvestors: integer(),
    /** Days after delivery during which the tokens cannot be sold on. */
    lockUpDays: integer().notNull().default(0),
    state: offeringState().notNull(),
    closedAt: instant(),
    /** What had been raised when it closed; an unsuccessful one gives everything back. */
    raisedAtClose: money(),
    /** Id of the purchase up to which it has been delivered since it closed, while more are to be; null otherwise. */
    deliveredUpTo: text(),
    /** When the first purchase intent came; from then on the terms are frozen. */
    firstIntentAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    search: searchText("title", "subtitle", "type", "subdomain"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "tokenId", token),
    listIndex("offering_created", table, "createdAt"),
    index("offering_id").on(table.id),
    index("offering_token").on(table.organizationId, table.tokenId),
    // Drafts are in it: were they not, the planner would take it for empty where all offerings have one state.
    index("offering_market").on(table.createdAt, table.id),
    // The market's other orders, but for what each purchase changes.
    index("offering_market_title").on(table.title, table.id),
    index("offering_market_start").on(table.startDate, table.id),
    index("offering_market_end").on(table.endDate, table.id),
    index("offering_market_price").on(table.pricePerToken, table.id),
    index("offering_market_hard_cap").on(table.hardCap, table.id),
    // Finds who shows a picture.
    index("offering_story").using("gin", sql`${table.story} jsonb_path_ops`),
    metadataIndex("offering_metadata", table),
    listIndex("offering_updated", table, "updatedAt"),
    check("offering_story_blocks", sql`jsonb_array_length(${table.story}) between 1 and 30`),
    check("offering_price", sql`${table.pricePerToken} > 0`),
    check("offering_period", sql`${table.startDate} < ${table.endDate}`),
    check(
      "offering_minimum",
      sql`${table.minPayableAmount} > 0 and ${table.minPayableAmount} <= ${table.maxPayableAmount}`,
    ),
    check("offering_maximum", sql`${table.maxPayableAmount} <= ${table.hardCap}`),
    check("offering_soft_cap", sql`${table.softCap} between 0 and ${table.hardCap}`),
    check(
      "offering_room",
      sql`${table.raised} >= 0 and ${table.reserved} >= 0 and ${table.raised} + ${table.reserved} <= ${table.hardCap}`,
    ),
    check(
      "offering_participants",
      sql`${table.participants} >= 0 and ${table.investors} >= ${table.participants}`,
    ),
    check(
      "offering_max_investors",
      sql`${table.maxInvestors} > 0 and ${table.investors} <= ${table.maxInvestors}`,
    ),
    check("offering_lock_up", sql`${table.lockUpDays} between 0 and 3650`),
    // Also what the clock looks for: offerings whose end has come.
    index("offering_running").on(table.endDate).where(sql`${table.state} in ('PUBLISHED', 'PAUSED')`),
    index("offering_delivering").on(table.organizationId).where(sql`${table.deliveredUpTo} is not null`),
  ],
);

/** Every tenant's subdomains, so that each is unique over all of them. */
export const subdomain = pgTable("subdomain", {
  subdomain: text().primaryKey(),
  organizationId: text().notNull(),
  offeringId: text().notNull().unique(),
});
