import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { belongsTo, cents, facets, instant, listIndex, money, placeIn, searchText } from "./columns.ts";
import {
  bankEntryProblems,
  bankEntryResolutions,
  bankEntryStatuses,
  chargeBackStatuses,
  currencies,
  paymentProviders,
  paymentStatuses,
  refundReasons,
  refundStatuses,
  statementFormats,
} from "./enums.ts";
import { currency } from "./offering.ts";
import { organization } from "./organization.ts";
import { offeringPurchaseIntent } from "./purchase-intent.ts";

export const paymentProvider = pgEnum("payment_provider", paymentProviders);
export const paymentStatus = pgEnum("payment_status", paymentStatuses);
export const chargeBackStatus = pgEnum("charge_back_status", chargeBackStatuses);
export const refundStatus = pgEnum("refund_status", refundStatuses);
export const refundReason = pgEnum("refund_reason", refundReasons);

/** Money that came in, or is about to; what no purchase could be found for has none until somebody assigns it. */
export const payment = pgTable(
  "payment",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    offeringPurchaseIntentId: text(),
    /** Who made the purchase; the database fills it in with the purchase. */
    customerId: text(),
    provider: paymentProvider().notNull(),
    /** What the provider calls it; the same payment told twice is one. */
    providerReference: text().notNull(),
    /** What the provider refunds by, where that is another name (Stripe: the PaymentIntent). */
    providerPaymentReference: text(),
    status: paymentStatus().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    /** Sum of the refunds made of it, due ones included. */
    refunded: money().notNull().default("0"),
    payerName: text(),
    payerAccount: text(),
    /** Where the customer pays, while it is OPEN. */
    checkoutUrl: text(),
    failureCode: text(),
    failureReason: text(),
    receivedAt: instant(),
    chargeBackStatus: chargeBackStatus(),
    /** What the provider calls the charge-back; the same one told twice is one. */
    chargeBackReference: text(),
    chargeBackReason: text(),
    chargeBackAmount: money(),
    chargedBackAt: instant(),
    /** What of it the issuer is out of, until somebody has seen to it. */
    openClaim: money(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    facets: facets(
      placeIn("status", "payment_status", paymentStatuses),
      placeIn("provider", "payment_provider", paymentProviders),
      placeIn("currency", "currency", currencies),
    ),
    cents: cents("amount"),
    search: searchText("payer_name", "payer_account"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "offeringPurchaseIntentId", offeringPurchaseIntent),
    uniqueIndex("payment_provider_reference").on(
      table.organizationId,
      table.provider,
      table.providerReference,
    ),
    index("payment_intent").on(table.organizationId, table.offeringPurchaseIntentId),
    listIndex("payment_customer", table, "customerId", "createdAt"),
    listIndex("payment_payer", table, "customerId", "receivedAt").where(
      sql`${table.payerAccount} is not null and ${table.status} = 'SUCCEEDED'`,
    ),
    listIndex("payment_claims", table, "createdAt").where(sql`${table.openClaim} is not null`),
    listIndex("payment_updated", table, "updatedAt"),
    listIndex("payment_created", table, "createdAt"),
    listIndex("payment_facets_created", table, "facets", "createdAt"),
    listIndex("payment_facets_amount", table, "facets", "cents"),
    index("payment_reference").on(table.organizationId, table.providerReference),
    index("payment_search").using("gin", table.organizationId, table.search.op("gin_trgm_ops")),
    check("payment_amount", sql`${table.amount} > 0`),
    check("payment_refunded", sql`${table.refunded} between 0 and ${table.amount}`),
    check(
      "payment_charge_back",
      sql`num_nonnulls(${table.chargeBackStatus}, ${table.chargeBackReference}, ${table.chargeBackReason}, ${table.chargeBackAmount}, ${table.chargedBackAt}) in (0, 5)
        and (${table.chargeBackAmount} is null or (${table.status} = 'SUCCEEDED' and ${table.chargeBackAmount} between 0.01 and ${table.amount}))
        and (${table.openClaim} is null or ${table.openClaim} between 0.01 and ${table.chargeBackAmount})`,
    ),
    check("payment_received", sql`(${table.status} = 'SUCCEEDED') = (${table.receivedAt} is not null)`),
  ],
);

/** Money that goes back; DUE from the moment it is owed, whoever is asked to send it. */
export const refund = pgTable(
  "refund",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    paymentId: text().notNull(),
    /** The purchase that was paid, where there was one. */
    offeringPurchaseIntentId: text(),
    provider: paymentProvider().notNull(),
    providerReference: text(),
    status: refundStatus().notNull().default("DUE"),
    reason: refundReason().notNull(),
    amount: money().notNull(),
    currency: currency().notNull(),
    attempts: integer().notNull().default(0),
    failureCode: text(),
    failureReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    refundedAt: instant(),
    facets: facets(
      placeIn("status", "refund_status", refundStatuses),
      placeIn("provider", "payment_provider", paymentProviders),
    ),
    cents: cents("amount"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "paymentId", payment),
    belongsTo(table, "offeringPurchaseIntentId", offeringPurchaseIntent),
    index("refund_payment").on(table.organizationId, table.paymentId),
    index("refund_intent").on(table.organizationId, table.offeringPurchaseIntentId),
    listIndex("refund_updated", table, "updatedAt"),
    listIndex("refund_created", table, "createdAt"),
    listIndex("refund_facets_created", table, "facets", "createdAt"),
    listIndex("refund_facets_amount", table, "facets", "cents"),
    index("refund_reference").on(table.organizationId, sql`right(${table.id}, 21)`),
    check("refund_amount", sql`${table.amount} > 0`),
    check("refund_refunded", sql`(${table.status} = 'SUCCEEDED') = (${table.refundedAt} is not null)`),
  ],
);

/** RECEIPT and FUNDING come in; REFUND, RELEASE (to the issuer) and PAYOUT (to holders) go out. */
export const cashReason = pgEnum("cash_reason", ["RECEIPT", "FUNDING", "REFUND", "RELEASE", "PAYOUT"]);

/** Clients' money, entry by entry; never changed nor removed (a trigger refuses it). */
export const cashEntry = pgTable(
  "cash_entry",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    currency: currency().notNull(),
    reason: cashReason().notNull(),
    amount: money().notNull(),
    /** Id of the payment, refund, purchase, distribution or payment to a holder it stands for: once each. */
    reference: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("cash_entry_once").on(table.organizationId, table.reason, table.reference),
    check("cash_entry_amount", sql`${table.amount} > 0`),
  ],
);

/** What is held of each currency. Only cash entries change it, by a trigger. */
export const cashAccount = pgTable(
  "cash_account",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    currency: currency().notNull(),
    cashIn: money().notNull().default("0"),
    cashOut: money().notNull().default("0"),
    held: money().notNull().default("0"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.currency] }),
    check("cash_account_balance", sql`${table.cashIn} = ${table.cashOut} + ${table.held}`),
    check("cash_account_held", sql`${table.held} >= 0`),
  ],
);

export const statementFormat = pgEnum("bank_statement_format", statementFormats);
export const bankEntryStatus = pgEnum("bank_entry_status", bankEntryStatuses);
export const bankEntryProblem = pgEnum("bank_entry_problem", bankEntryProblems);
export const bankEntryResolution = pgEnum("bank_entry_resolution", bankEntryResolutions);

/** A file of the bank that was imported. */
export const bankStatement = pgTable(
  "bank_statement",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    fileName: text().notNull(),
    format: statementFormat().notNull(),
    /** SHA-256 of the file, as hex: the same file is imported once. */
    sha256: text().notNull(),
    iban: text(),
    /** Entries that were new, of all the file holds. */
    newEntries: integer().notNull(),
    entries: integer().notNull(),
    importedBy: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("bank_statement_file").on(table.organizationId, table.sha256),
    listIndex("bank_statement_created", table, "createdAt"),
  ],
);

/** One movement of a bank statement: what came in is positive, what went out negative. */
export const bankEntry = pgTable(
  "bank_entry",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    bankStatementId: text().notNull(),
    /** The bank's own reference, or a digest of all that tells entries apart: the same entry counts once. */
    identity: text().notNull(),
    bookingDate: date({ mode: "string" }).notNull(),
    amount: money().notNull(),
    /** As the bank writes it; only EUR and USD can be matched. */
    currency: text().notNull(),
    counterpartyName: text(),
    counterpartyAccount: text(),
    remittance: text(),
    status: bankEntryStatus().notNull(),
    problem: bankEntryProblem(),
    resolution: bankEntryResolution(),
    resolvedBy: text(),
    resolvedAt: instant(),
    /** The purchase it names, or was assigned to. */
    offeringPurchaseIntentId: text(),
    paymentId: text(),
    /** The refund it is the outgoing side of. */
    refundId: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    facets: facets(
      placeIn("status", "bank_entry_status", bankEntryStatuses),
      placeIn("problem", "bank_entry_problem", bankEntryProblems),
    ),
    cents: cents("amount"),
    search: searchText("counterparty_name", "counterparty_account", "remittance", "amount::text"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "bankStatementId", bankStatement),
    belongsTo(table, "offeringPurchaseIntentId", offeringPurchaseIntent),
    belongsTo(table, "paymentId", payment),
    belongsTo(table, "refundId", refund),
    uniqueIndex("bank_entry_identity").on(table.organizationId, table.identity),
    // Those of a statement are counted by their status, from the index alone.
    index("bank_entry_statement").on(table.organizationId, table.bankStatementId, table.id, table.status),
    listIndex("bank_entry_open", table, "createdAt").where(sql`${table.status} = 'OPEN'`),
    listIndex("bank_entry_facets_created", table, "facets", "createdAt"),
    listIndex("bank_entry_facets_booked", table, "facets", "bookingDate"),
    listIndex("bank_entry_facets_amount", table, "facets", "cents"),
    index("bank_entry_intent").on(table.organizationId, table.offeringPurchaseIntentId),
    index("bank_entry_search").using("gin", table.organizationId, table.search.op("gin_trgm_ops")),
    check("bank_entry_problem", sql`${table.status} <> 'OPEN' or ${table.problem} is not null`),
  ],
);
