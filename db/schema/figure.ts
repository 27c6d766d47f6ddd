import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { belongsTo, instant, money, quantity } from "./columns.ts";
import { customer } from "./customer.ts";
import { currency, offering } from "./offering.ts";
import { organization } from "./organization.ts";
import { purchaseStatus } from "./purchase-intent.ts";
import { token } from "./token.ts";

/** How many purchases of an offering stand where, and their sum. The offering's lock guards its rows. */
export const purchaseSum = pgTable(
  "purchase_sum",
  {
    organizationId: text().notNull(),
    offeringId: text().notNull(),
    currency: currency().notNull(),
    purchaseStatus: purchaseStatus().notNull(),
    count: integer().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.offeringId, table.currency, table.purchaseStatus],
    }),
    belongsTo(table, "offeringId", offering),
  ],
);

/** COMPLETED purchases of an offering by the day (UTC) they were made. The offering's lock guards its rows. */
export const purchaseDay = pgTable(
  "purchase_day",
  {
    organizationId: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    offeringId: text().notNull(),
    currency: currency().notNull(),
    count: integer().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.day, table.offeringId, table.currency] }),
    index("purchase_day_offering").on(table.organizationId, table.offeringId, table.day),
    belongsTo(table, "offeringId", offering),
  ],
);

/** What one customer holds of one token over all its wallets; only ledger entries change it. */
export const holding = pgTable(
  "holding",
  {
    organizationId: text().notNull(),
    tokenId: text().notNull(),
    customerId: text().notNull(),
    total: quantity().notNull(),
    /** Wallets that hold some. */
    wallets: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenId, table.customerId] }),
    belongsTo(table, "tokenId", token),
    belongsTo(table, "customerId", customer),
    index("holding_largest")
      .on(table.organizationId, table.tokenId, table.total)
      .where(sql`${table.total} > 0`),
  ],
);

/**
 * Counts that no row's lock guards. CUSTOMERS: who joined on the day (UTC) `about`; OPEN_OFFERS, HOLDERS, WALLETS: of the
 * token `about`. What changed since they were last added up stands in `figure_change`, so that nobody waits for a row that
 * all change; a count is the sum over both.
 */
export const figure = pgTable(
  "figure",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    figure: text().notNull(),
    about: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.figure, table.about] }),
    check("figure_known", sql`${table.figure} in ('CUSTOMERS', 'OPEN_OFFERS', 'HOLDERS', 'WALLETS')`),
  ],
);

/** Changes of figures that the clock's next round adds to them. */
export const figureChange = pgTable(
  "figure_change",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    figure: text().notNull(),
    about: text().notNull(),
    change: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index("figure_change_about").on(table.organizationId, table.figure, table.about),
  ],
);

/**
 * What a token's register summed up to at an instant, so that the register at any past instant follows from few entries. It
 * holds the largest wallets and customers; all others that moved since the checkpoint before stand in `past_balance`.
 */
export const registerCheckpoint = pgTable(
  "register_checkpoint",
  {
    organizationId: text().notNull(),
    tokenId: text().notNull(),
    at: instant().notNull(),
    /** Entries since the checkpoint before. */
    entries: integer().notNull(),
    holders: integer().notNull(),
    wallets: integer().notNull(),
    /** Tokens that wallets held. */
    issued: quantity().notNull(),
    /** `[{ id, available, frozen, total }]`: the accounts that held most, the largest first. */
    accounts: jsonb().notNull(),
    /** `[{ id, total }]`: the customers that held most, the largest first. */
    customers: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenId, table.at] }),
    belongsTo(table, "tokenId", token),
  ],
);

/** What an account held at a checkpoint of its token, where it had moved since the checkpoint before. */
export const pastBalance = pgTable(
  "past_balance",
  {
    organizationId: text().notNull(),
    tokenId: text().notNull(),
    at: instant().notNull(),
    ledgerAccountId: text().notNull(),
    available: quantity().notNull(),
    frozen: quantity().notNull(),
    /** What its customer held in all wallets; null for an account of no customer. */
    customerTotal: quantity(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenId, table.at, table.ledgerAccountId] }),
    foreignKey({
      columns: [table.organizationId, table.tokenId, table.at],
      foreignColumns: [registerCheckpoint.organizationId, registerCheckpoint.tokenId, registerCheckpoint.at],
    }).onDelete("cascade"),
  ],
);
