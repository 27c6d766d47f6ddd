import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customerTypes, verificationStatuses } from "../../server/customer/contract.ts";
import { instant } from "./columns.ts";
import { organization } from "./organization.ts";

export const customerType = pgEnum("customer_type", customerTypes);
export const verificationStatus = pgEnum("verification_status", verificationStatuses);

export const customer = pgTable(
  "customer",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    type: customerType().notNull(),
    countryCode: text().notNull(),
    username: text(),
    name: text(),
    email: text(),
    phone: text(),
    metadata: jsonb(),
    addressLine1: text(),
    addressLine2: text(),
    addressCity: text(),
    addressState: text(),
    addressPostalCode: text(),
    verificationStatus: verificationStatus().notNull(),
    verificationErrorCode: text(),
    verificationErrorReason: text(),
    hasCompletedProviderSetup: boolean().notNull().default(false),
    referralCode: text().notNull(),
    /** Set while the customer may not trade. */
    blockedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("customer_referral_code").on(table.organizationId, table.referralCode),
    index("customer_created").on(table.organizationId, table.createdAt, table.id),
  ],
);

/** Wallet addresses, lower case. Two customers may claim one until either proves it (rules: Customer). */
export const wallet = pgTable(
  "wallet",
  {
    organizationId: text().notNull(),
    customerId: text().notNull(),
    address: text().notNull(),
    provenAt: instant(),
    createdAt: instant().notNull(),
    /** Order in which the customer named it. */
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.customerId, table.address] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }),
    uniqueIndex("wallet_proven")
      .on(table.organizationId, table.address)
      .where(sql`${table.provenAt} is not null`),
  ],
);
