import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import { belongsTo, instant, listIndex, quantity, searchText } from "./columns.ts";
import { wallet } from "./customer.ts";
import { tokenSettlements } from "./enums.ts";
import { organization } from "./organization.ts";

export const tokenSettlement = pgEnum("token_settlement", tokenSettlements);

export const token = pgTable(
  "token",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    /** Contract address, lower case. */
    address: text().notNull(),
    decimals: smallint().notNull(),
    isPaused: boolean().notNull().default(false),
    totalSupply: quantity().notNull(),
    /** ERC3643 has a row of `chain_token`, and each movement an operation there. */
    settlement: tokenSettlement().notNull().default("LEDGER"),
    metadata: jsonb(),
    createdAt: instant().notNull(),
    search: searchText("id", "name", "symbol", "address"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("token_address").on(table.organizationId, table.address),
    listIndex("token_created", table, "createdAt"),
    check("token_decimals", sql`${table.decimals} between 0 and 18`),
    check("token_total_supply", sql`${table.totalSupply} >= 0`),
  ],
);

/** SUPPLY stands for the token itself and goes negative by what exists; UNISSUED is what no wallet holds yet. */
export const accountKind = pgEnum("ledger_account_kind", ["SUPPLY", "UNISSUED", "WALLET"]);

/** What one wallet of one customer holds of one token. Only ledger entries change it, by a trigger. */
export const ledgerAccount = pgTable(
  "ledger_account",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    kind: accountKind().notNull(),
    customerId: text(),
    walletAddress: text(),
    available: quantity().notNull().default("0"),
    frozen: quantity().notNull().default("0"),
    total: quantity().notNull().generatedAlwaysAs(sql`available + frozen`),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "tokenId", token),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.walletAddress],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    uniqueIndex("ledger_account_wallet")
      .on(table.organizationId, table.customerId, table.walletAddress, table.tokenId)
      .where(sql`${table.kind} = 'WALLET'`),
    uniqueIndex("ledger_account_token")
      .on(table.organizationId, table.tokenId, table.kind)
      .where(sql`${table.kind} <> 'WALLET'`),
    index("ledger_account_register").on(table.organizationId, table.tokenId, table.customerId),
    // The register of holders in its order: the largest first.
    listIndex("ledger_account_holders", table, "tokenId", "total").where(
      sql`${table.kind} = 'WALLET' and ${table.total} > 0`,
    ),
    check(
      "ledger_account_owner",
      sql`(${table.kind} = 'WALLET') = (${table.customerId} is not null and ${table.walletAddress} is not null)`,
    ),
    check("ledger_account_available", sql`${table.kind} = 'SUPPLY' or ${table.available} >= 0`),
    check("ledger_account_frozen", sql`${table.frozen} >= 0`),
  ],
);

export const ledgerBucket = pgEnum("ledger_bucket", ["AVAILABLE", "FROZEN"]);
export const ledgerReason = pgEnum("ledger_reason", [
  "ISSUE",
  "MINT",
  "FREEZE",
  "RELEASE",
  "TRANSFER",
  "ALLOCATE",
  "CHAIN",
]);

/**
 * The register: each row moves an amount from one account to another, so debits and credits cannot differ.
 * Rows are never changed nor removed (a trigger refuses it).
 */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    debitAccountId: text().notNull(),
    debitBucket: ledgerBucket().notNull().default("AVAILABLE"),
    creditAccountId: text().notNull(),
    creditBucket: ledgerBucket().notNull().default("AVAILABLE"),
    amount: quantity().notNull(),
    reason: ledgerReason().notNull(),
    /** Id of what caused it: an offer, a purchase intent. */
    reference: text(),
    note: text(),
    createdAt: instant().notNull(),
    /** The note as it is searched; null where there is none. */
    search: text().generatedAlwaysAs(sql.raw("searchable_text(note)")),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "debitAccountId", ledgerAccount),
    belongsTo(table, "creditAccountId", ledgerAccount),
    listIndex("ledger_entry_token", table, "tokenId", "createdAt"),
    listIndex("ledger_entry_debit", table, "debitAccountId", "createdAt"),
    listIndex("ledger_entry_credit", table, "creditAccountId", "createdAt"),
    // What people search by.
    index("ledger_entry_reference")
      .on(table.organizationId, table.reference)
      .where(sql`${table.reference} is not null`),
    index("ledger_entry_search")
      .using("gin", table.organizationId, table.search.op("gin_trgm_ops"))
      .where(sql`${table.search} is not null`),
    listIndex("ledger_entry_noted", table, "tokenId", "createdAt").where(sql`${table.search} is not null`),
    // Entries of one reason in their order. Row-level security lets no index answer a comparison of enumerations, but it
    // lets the planner choose an index by a condition that stands in the statement.
    ...ledgerReason.enumValues.map((reason) =>
      index(`ledger_entry_${reason.toLowerCase()}`)
        .on(table.organizationId, table.tokenId, table.createdAt, table.id)
        // A migration cannot name a value that it adds: CHAIN is the one after ALLOCATE.
        .where(
          reason === "CHAIN"
            ? sql`${table.reason} > 'ALLOCATE'`
            : sql`${table.reason} = ${sql.raw(`'${reason}'`)}`,
        ),
    ),
    check("ledger_entry_amount", sql`${table.amount} > 0`),
    check(
      "ledger_entry_sides",
      sql`(${table.debitAccountId}, ${table.debitBucket}) is distinct from (${table.creditAccountId}, ${table.creditBucket})`,
    ),
  ],
);

/** Tokens that cannot be sold on until a day: they stand in the account's frozen part until then. */
export const tokenLock = pgTable(
  "token_lock",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    ledgerAccountId: text().notNull(),
    amount: quantity().notNull(),
    lockedUntil: instant().notNull(),
    releasedAt: instant(),
    /** Id of the purchase that delivered them. */
    reference: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "ledgerAccountId", ledgerAccount),
    index("token_lock_account").on(table.organizationId, table.ledgerAccountId),
    index("token_lock_due").on(table.lockedUntil).where(sql`${table.releasedAt} is null`),
    check("token_lock_amount", sql`${table.amount} > 0`),
  ],
);
