import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { belongsTo, cents, facets, instant, listIndex, money, placeIn, quantity } from "./columns.ts";
import { customer } from "./customer.ts";
import { distributionKinds, distributionPaymentStatuses, distributionStatuses } from "./enums.ts";
import { currency } from "./offering.ts";
import { paymentProvider } from "./payment.ts";
import { token } from "./token.ts";

export const distributionKind = pgEnum("distribution_kind", distributionKinds);
export const distributionStatus = pgEnum("distribution_status", distributionStatuses);
export const distributionPaymentStatus = pgEnum("distribution_payment_status", distributionPaymentStatuses);

/** A dividend or interest that is paid to who held a token at the record date. */
export const distribution = pgTable(
  "distribution",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    kind: distributionKind().notNull(),
    title: text().notNull(),
    currency: currency().notNull(),
    /** The sum that is paid out, to the cent. */
    amount: money().notNull(),
    recordDate: instant().notNull(),
    status: distributionStatus().notNull(),
    /** Holders at the record date; null until it has come. */
    holders: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "tokenId", token),
    listIndex("distribution_created", table, "createdAt"),
    check("distribution_amount", sql`${table.amount} > 0`),
    check(
      "distribution_completed",
      sql`(${table.status} = 'COMPLETED') = (${table.completedAt} is not null)`,
    ),
  ],
);

/** What one holder gets of a distribution. */
export const distributionPayment = pgTable(
  "distribution_payment",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    distributionId: text().notNull(),
    customerId: text().notNull(),
    /** What the customer held at the record date, over all its wallets. */
    tokenAmount: quantity().notNull(),
    amount: money().notNull(),
    status: distributionPaymentStatus().notNull().default("DUE"),
    provider: paymentProvider().notNull(),
    providerReference: text(),
    attempts: integer().notNull().default(0),
    failureCode: text(),
    failureReason: text(),
    paidAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    facets: facets(placeIn("status", "distribution_payment_status", distributionPaymentStatuses)),
    cents: cents("amount"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "distributionId", distribution),
    belongsTo(table, "customerId", customer),
    uniqueIndex("distribution_payment_holder").on(
      table.organizationId,
      table.distributionId,
      table.customerId,
    ),
    index("distribution_payment_customer").on(table.organizationId, table.customerId),
    index("distribution_payment_reference").on(table.organizationId, table.providerReference),
    listIndex("distribution_payment_created", table, "createdAt"),
    listIndex("distribution_payment_facets_created", table, "facets", "createdAt"),
    listIndex("distribution_payment_facets_amount", table, "facets", "cents"),
    listIndex("distribution_payment_of_created", table, "distributionId", "facets", "createdAt"),
    listIndex("distribution_payment_of_amount", table, "distributionId", "facets", "cents"),
    check("distribution_payment_amount", sql`${table.amount} >= 0 and ${table.tokenAmount} > 0`),
    check("distribution_payment_paid", sql`(${table.status} = 'PAID') = (${table.paidAt} is not null)`),
  ],
);
