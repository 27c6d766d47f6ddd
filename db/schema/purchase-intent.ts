import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  belongsTo,
  cents,
  facets,
  instant,
  listIndex,
  metadataIndex,
  money,
  placeIn,
  placesIndex,
  quantity,
} from "./columns.ts";
import { customer, wallet } from "./customer.ts";
import { currencies, purchaseStatuses, settlementStatuses } from "./enums.ts";
import { currency, offering } from "./offering.ts";

export const purchaseStatus = pgEnum("purchase_status", purchaseStatuses);
export const settlementStatus = pgEnum("settlement_status", settlementStatuses);

export const offeringPurchaseIntent = pgTable(
  "offering_purchase_intent",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    offeringId: text().notNull(),
    customerId: text().notNull(),
    walletAddress: text().notNull(),
    purchaseAmount: money().notNull(),
    tokenAmount: quantity().notNull(),
    currency: currency().notNull(),
    purchaseStatus: purchaseStatus().notNull().default("PENDING"),
    settlementStatus: settlementStatus().notNull().default("NONE"),
    /** What of the price has come in. */
    receivedAmount: money().notNull().default("0"),
    /** When the whole price had come in. */
    paidAt: instant(),
    /** Why it FAILED or was CANCELLED. */
    failureCode: text(),
    failureReason: text(),
    metadata: jsonb(),
    expiresAt: instant().notNull(),
    completedAt: instant(),
    /** When tokens were delivered, or the money was back. */
    settledAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    facets: facets(
      placeIn("purchase_status", "purchase_status", purchaseStatuses),
      placeIn("currency", "currency", currencies),
    ),
    purchaseCents: cents("purchase_amount"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "offeringId", offering),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.walletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    listIndex("offering_purchase_intent_created", table, "createdAt"),
    listIndex("offering_purchase_intent_facets_created", table, "facets", "createdAt"),
    listIndex("offering_purchase_intent_facets_amount", table, "facets", "purchaseCents"),
    listIndex("offering_purchase_intent_offering_created", table, "offeringId", "facets", "createdAt"),
    listIndex("offering_purchase_intent_offering_amount", table, "offeringId", "facets", "purchaseCents"),
    placesIndex("offering_purchase_intent_customer", table, "facets", "purchaseCents"),
    // What moved for a customer, and what it bought of an offering.
    listIndex("offering_purchase_intent_customer_paid", table, "customerId", "paidAt").where(
      sql`${table.paidAt} is not null`,
    ),
    index("offering_purchase_intent_bought")
      .on(table.organizationId, table.offeringId, table.customerId)
      .where(sql`${table.purchaseStatus} = 'COMPLETED'`),
    metadataIndex("offering_purchase_intent_metadata", table),
    listIndex("offering_purchase_intent_updated", table, "updatedAt"),
    // What payment references name (docs/domain.md, Payments).
    index("offering_purchase_intent_reference").on(table.organizationId, sql`right(${table.id}, 21)`),
    // What the clock looks for, in all organizations: what expires, what could be completed, what could be delivered.
    index("offering_purchase_intent_expiring")
      .on(table.expiresAt)
      .where(sql`${table.purchaseStatus} = 'PENDING'`),
    index("offering_purchase_intent_paid")
      .on(table.organizationId, table.offeringId)
      .where(sql`${table.purchaseStatus} = 'PENDING' and ${table.paidAt} is not null`),
    index("offering_purchase_intent_allocated")
      .on(table.organizationId, table.offeringId, table.id)
      .where(sql`${table.settlementStatus} = 'ALLOCATED'`),
    check(
      "offering_purchase_intent_paid",
      sql`${table.receivedAmount} >= 0 and (${table.paidAt} is null or ${table.receivedAmount} >= ${table.purchaseAmount})`,
    ),
    // Money and tokens move only once the payment is there (docs/domain.md, Gates and settlement).
    check(
      "offering_purchase_intent_completed",
      sql`${table.purchaseStatus} <> 'COMPLETED' or ${table.paidAt} is not null`,
    ),
    check(
      "offering_purchase_intent_settlement",
      sql`case ${table.purchaseStatus} when 'PENDING' then ${table.settlementStatus} = 'NONE'
        when 'COMPLETED' then ${table.settlementStatus} in ('ALLOCATED', 'DELIVERED')
        else ${table.settlementStatus} in ('NONE', 'REFUND_DUE', 'REFUNDED') end`,
    ),
    check("offering_purchase_intent_amounts", sql`${table.purchaseAmount} > 0 and ${table.tokenAmount} > 0`),
  ],
);

/** What one customer holds of one offering's room, over all its wallets: the counter the maximum is decided on. */
export const participation = pgTable(
  "participation",
  {
    organizationId: text().notNull(),
    offeringId: text().notNull(),
    customerId: text().notNull(),
    /** Sum of the customer's PENDING purchases. */
    reserved: money().notNull().default("0"),
    /** Sum of the customer's COMPLETED purchases. */
    completed: money().notNull().default("0"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.offeringId, table.customerId] }),
    belongsTo(table, "offeringId", offering),
    belongsTo(table, "customerId", customer),
    // Who bought for the most: what is only reserved has no place in it, so that placing a purchase writes no index.
    index("participation_completed")
      .on(table.organizationId, table.offeringId, table.completed, table.customerId)
      .where(sql`${table.completed} > 0`),
    check("participation_sums", sql`${table.reserved} >= 0 and ${table.completed} >= 0`),
  ],
);
