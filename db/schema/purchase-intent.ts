import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { purchaseStatuses, settlementStatuses } from "../../server/purchase-intent/contract.ts";
import { instant, money, quantity } from "./columns.ts";
import { customer, wallet } from "./customer.ts";
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
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.offeringId],
      foreignColumns: [offering.organizationId, offering.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.walletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    index("offering_purchase_intent_created").on(table.organizationId, table.createdAt, table.id),
    index("offering_purchase_intent_offering").on(table.organizationId, table.offeringId, table.id),
    index("offering_purchase_intent_customer").on(table.organizationId, table.customerId, table.id),
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
    foreignKey({
      columns: [table.organizationId, table.offeringId],
      foreignColumns: [offering.organizationId, offering.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
    check("participation_sums", sql`${table.reserved} >= 0 and ${table.completed} >= 0`),
  ],
);
