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
import { authUser } from "./auth.ts";
import { belongsTo, facets, instant, listIndex, metadataIndex, placeIn, searchText } from "./columns.ts";
import { customerTypes, verificationStatuses } from "./enums.ts";
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
    /** Until when the approval holds; null while there is none. */
    verifiedUntil: instant(),
    hasCompletedProviderSetup: boolean().notNull().default(false),
    referralCode: text().notNull(),
    /** Set while the customer may not trade. */
    blockedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When the check that runs was submitted; null while none does. */
    checkSubmittedAt: instant(),
    /** Since when it waits for its check; since its last change where none runs. */
    submittedAt: instant().notNull().generatedAlwaysAs(sql.raw("coalesce(check_submitted_at, updated_at)")),
    facets: facets(
      placeIn("type", "customer_type", customerTypes),
      placeIn("verification_status", "verification_status", verificationStatuses),
      "case when blocked_at is null then 2 else 1 end",
    ),
    sortName: text().notNull().generatedAlwaysAs(sql.raw("lower(coalesce(name, username, ''))")),
    emailKey: text().generatedAlwaysAs(sql.raw("lower(email)")),
    search: searchText("name", "username", "email", "phone", "address_city", "referral_code"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("customer_referral_code").on(table.organizationId, table.referralCode),
    listIndex("customer_created", table, "createdAt"),
    // What the clock looks for: approvals that end.
    index("customer_verified_until")
      .on(table.verifiedUntil)
      .where(sql`${table.verificationStatus} = 'COMPLETED' and ${table.verifiedUntil} is not null`),
    listIndex("customer_facets_created", table, "facets", "createdAt"),
    listIndex("customer_facets_name", table, "facets", "sortName"),
    listIndex("customer_facets_submitted", table, "facets", "submittedAt"),
    listIndex("customer_country_created", table, "countryCode", "facets", "createdAt"),
    listIndex("customer_country_name", table, "countryCode", "facets", "sortName"),
    listIndex("customer_country_submitted", table, "countryCode", "facets", "submittedAt"),
    index("customer_own_email").on(table.organizationId, table.emailKey),
    index("customer_search").using("gin", table.organizationId, table.search.op("gin_trgm_ops")),
    metadataIndex("customer_metadata", table),
    listIndex("customer_updated", table, "updatedAt"),
    // For people whose customers are looked for by their own address, over all organizations.
    index("customer_email").on(sql`lower(${table.email})`),
  ],
);

/** Wallet addresses, lower case. Two customers may claim one until either proves it (docs/domain.md, Wallet). */
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
    belongsTo(table, "customerId", customer),
    index("wallet_address").on(table.organizationId, table.address),
    uniqueIndex("wallet_proven")
      .on(table.organizationId, table.address)
      .where(sql`${table.provenAt} is not null`),
    // What is asked of each purchase of a file: whether its wallet is one of these.
    index("wallet_unproven")
      .on(table.organizationId, table.customerId, table.address)
      .where(sql`${table.provenAt} is null`),
  ],
);

/** People who sign in as a customer: a person for itself, or several for a company. */
export const customerLogin = pgTable(
  "customer_login",
  {
    organizationId: text().notNull(),
    customerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => authUser.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.customerId, table.userId] }),
    belongsTo(table, "customerId", customer),
    index("customer_login_user").on(table.userId),
  ],
);

/** Invitations to sign in as a customer that the organization made; the link's secret is kept as its SHA-256. */
export const customerInvitation = pgTable(
  "customer_invitation",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    customerId: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "customerId", customer),
    // The hash first: whoever has a link names no organization.
    uniqueIndex("customer_invitation_token").on(table.tokenHash, table.organizationId),
    index("customer_invitation_customer").on(table.organizationId, table.customerId),
  ],
);

/** A message (EIP-4361) that waits to be signed; taking its nonce removes the row. */
export const walletChallenge = pgTable(
  "wallet_challenge",
  {
    organizationId: text().notNull(),
    nonce: text().notNull(),
    customerId: text().notNull(),
    address: text().notNull(),
    /** The text to be signed, exactly. */
    message: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.nonce] }),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.address],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    index("wallet_challenge_expiry").on(table.expiresAt),
  ],
);
