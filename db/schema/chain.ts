import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { belongsTo, facets, instant, listIndex, placeIn } from "./columns.ts";
import { wallet } from "./customer.ts";
import {
  chainDifferenceKinds,
  chainDifferenceStatuses,
  chainHaltReasons,
  chainOperationKinds,
  chainOperationStatuses,
  chainPolicies,
  chainTokenStatuses,
  chainTransactionStatuses,
  chainWalletStatuses,
} from "./enums.ts";
import { token } from "./token.ts";

/** Whole units of a contract or a chain, exact: what fits 256 bits. */
const units = () => numeric({ precision: 78, scale: 0 });

/** A number of a block, of a nonce or of a chain. */
const place = () => bigint({ mode: "number" });

export const chainPolicy = pgEnum("chain_policy", chainPolicies);
export const chainTokenStatus = pgEnum("chain_token_status", chainTokenStatuses);
export const chainWalletStatus = pgEnum("chain_wallet_status", chainWalletStatuses);
export const chainOperationKind = pgEnum("chain_operation_kind", chainOperationKinds);
export const chainOperationStatus = pgEnum("chain_operation_status", chainOperationStatuses);
export const chainTransactionStatus = pgEnum("chain_transaction_status", chainTransactionStatuses);
export const chainHaltReason = pgEnum("chain_halt_reason", chainHaltReasons);
export const chainDifferenceKind = pgEnum("chain_difference_kind", chainDifferenceKinds);
export const chainDifferenceStatus = pgEnum("chain_difference_status", chainDifferenceStatuses);

/** The contracts of a token whose settlement is ERC3643; addresses are lower case. */
export const chainToken = pgTable(
  "chain_token",
  {
    organizationId: text().notNull(),
    tokenId: text().notNull(),
    chainId: place().notNull(),
    /** Hash of the chain's first block: another chain may have the same number. */
    genesisHash: text(),
    address: text().notNull(),
    /** The contract that holds the token's agent role and carries operations out once. */
    agent: text().notNull(),
    identityRegistry: text().notNull(),
    /** Who names the agent's operators, and its operator when it was made: its address follows from both. */
    owner: text().notNull(),
    firstOperator: text().notNull(),
    /** Units that the agent may mint, move and burn at once, and again over a day; null = the whole supply. */
    dailyLimit: units(),
    policy: chainPolicy().notNull().default("CLOSED"),
    status: chainTokenStatus().notNull().default("DEPLOYING"),
    haltReason: chainHaltReason(),
    /** Whether the contract is there already, made by somebody else. */
    isAttached: boolean().notNull().default(false),
    deployedBlock: place(),
    /** Up to which final block register and chain were compared, and how many units there were then. */
    reconciledBlock: place(),
    reconciledSupply: units().notNull().default("0"),
    reconciledAt: instant(),
    /** Whose the token itself is, as it was first found or as a person accepted it; lower case. */
    tokenOwner: text(),
    inSync: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    liveAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.tokenId] }),
    belongsTo(table, "tokenId", token),
    uniqueIndex("chain_token_address").on(table.organizationId, table.chainId, table.address),
    index("chain_token_registry").on(table.organizationId, table.identityRegistry),
    check("chain_token_halted", sql`(${table.status} = 'HALTED') = (${table.haltReason} is not null)`),
    check(
      "chain_token_live",
      sql`${table.status} <> 'LIVE' or (${table.genesisHash} is not null and ${table.deployedBlock} is not null)`,
    ),
  ],
);

/** A proven wallet in a registry of identities. */
export const chainWallet = pgTable(
  "chain_wallet",
  {
    organizationId: text().notNull(),
    registry: text().notNull(),
    /** Lower case. */
    address: text().notNull(),
    customerId: text().notNull(),
    /** ISO 3166-1 numeric, as the registry has it or is to have it. */
    country: smallint().notNull(),
    /** The investor's own ONCHAINID contract, where it named one. */
    identity: text(),
    status: chainWalletStatus().notNull().default("WANTED"),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.registry, table.address] }),
    foreignKey({
      columns: [table.organizationId, table.customerId, table.address],
      foreignColumns: [wallet.organizationId, wallet.customerId, wallet.address],
    }),
    index("chain_wallet_address").on(table.organizationId, table.address),
    check("chain_wallet_country", sql`${table.country} between 1 and 999`),
  ],
);

/** What is to be done on the chain, once: the movement of an entry of the register, or what prepares the contracts. */
export const chainOperation = pgTable(
  "chain_operation",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    /** Place among the operations of its wallets: microseconds, counted on where two fall together. */
    seq: bigint({ mode: "bigint" }).notNull(),
    /** What the contract knows it by, once it is in a transaction. */
    operationId: text(),
    /** Null where no entry asks for it. */
    ledgerEntryId: text(),
    /** What the entry refers to: a purchase, an offer. */
    reference: text(),
    kind: chainOperationKind().notNull(),
    /** Wallets, lower case; null where the kind has none. */
    fromAddress: text(),
    toAddress: text(),
    units: units().notNull(),
    /** Of REGISTER and SET_COUNTRY. */
    country: smallint(),
    status: chainOperationStatus().notNull().default("WAITING"),
    transactionId: text(),
    /** Place in the transaction, from 0 on. */
    position: smallint(),
    /** Why the contract refused it. */
    reason: text(),
    /** Of the block it is in. */
    txHash: text(),
    blockNumber: place(),
    createdAt: instant().notNull(),
    finalAt: instant(),
    facets: facets(
      placeIn("status", "chain_operation_status", chainOperationStatuses),
      placeIn("kind", "chain_operation_kind", chainOperationKinds),
    ),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.tokenId],
      foreignColumns: [chainToken.organizationId, chainToken.tokenId],
    }),
    uniqueIndex("chain_operation_entry").on(table.organizationId, table.ledgerEntryId),
    // Those that stand in a transaction alone: what is asked for anew is in none.
    uniqueIndex("chain_operation_known")
      .on(table.organizationId, table.operationId)
      .where(sql`${table.operationId} is not null`),
    index("chain_operation_transaction")
      .on(table.organizationId, table.transactionId)
      .where(sql`${table.transactionId} is not null`),
    // What is in line, and what stands in the way of others.
    index("chain_operation_waiting")
      .on(table.organizationId, table.tokenId, table.seq)
      .where(sql`${table.status} = 'WAITING'`),
    index("chain_operation_unsettled")
      .on(table.organizationId, table.tokenId, table.seq)
      .where(sql`${table.status} in ('ASSIGNED', 'REFUSED')`),
    index("chain_operation_mined")
      .on(table.organizationId, table.tokenId, table.seq)
      .where(sql`${table.status} = 'MINED'`),
    // What is in which blocks.
    index("chain_operation_block")
      .on(table.organizationId, table.tokenId, table.blockNumber)
      .where(sql`${table.blockNumber} is not null`),
    index("chain_operation_from").on(table.organizationId, table.tokenId, table.fromAddress, table.seq),
    index("chain_operation_to").on(table.organizationId, table.tokenId, table.toAddress, table.seq),
    index("chain_operation_reference").on(table.organizationId, table.reference),
    listIndex("chain_operation_created", table, "createdAt"),
    listIndex("chain_operation_token", table, "tokenId", "createdAt"),
    listIndex("chain_operation_facets", table, "facets", "createdAt"),
    check("chain_operation_units", sql`${table.units} >= 0`),
    check(
      "chain_operation_assigned",
      sql`${table.status} not in ('ASSIGNED', 'MINED') or (${table.transactionId} is not null and ${table.operationId} is not null)`,
    ),
    check(
      "chain_operation_mined",
      sql`${table.status} <> 'MINED' or (${table.txHash} is not null and ${table.blockNumber} is not null)`,
    ),
    check("chain_operation_final", sql`(${table.status} = 'FINAL') = (${table.finalAt} is not null)`),
    check("chain_operation_refused", sql`${table.status} <> 'REFUSED' or (${table.reason} is not null)`),
  ],
);

/** Where the chain and the register differ; found by comparing, ended by a person. */
export const chainDifference = pgTable(
  "chain_difference",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    tokenId: text().notNull(),
    kind: chainDifferenceKind().notNull(),
    /** Lower case; empty where it concerns the token as a whole. */
    walletAddress: text().notNull().default(""),
    /** The other wallet of a movement between two; empty otherwise. */
    otherAddress: text().notNull().default(""),
    /**
     * What it is known by: the operation of UNKNOWN_OPERATION and MISSING_ON_CHAIN, or the transaction and place of what
     * the contract told; empty where only balances or roles show it.
     */
    operationId: text().notNull().default(""),
    /** What the wallet was to have at that block, and what it had: in all, or frozen for EXTERNAL_FREEZE. */
    registerUnits: units(),
    chainUnits: units(),
    /** The final block at which it was seen. */
    blockNumber: place().notNull(),
    txHash: text(),
    /** What the chain has done beyond the register: a list of { kind, from, to, units }. */
    movements: jsonb().notNull().default([]),
    status: chainDifferenceStatus().notNull().default("OPEN"),
    /** Who asks for which end, and who approved it; nobody where the chain went back by itself. */
    requestedBy: text(),
    requestedResolution: chainDifferenceStatus(),
    resolvedBy: text(),
    reason: text(),
    createdAt: instant().notNull(),
    resolvedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.tokenId],
      foreignColumns: [chainToken.organizationId, chainToken.tokenId],
    }),
    uniqueIndex("chain_difference_open")
      .on(table.organizationId, table.tokenId, table.kind, table.walletAddress, table.operationId)
      .where(sql`${table.status} = 'OPEN'`),
    listIndex("chain_difference_token", table, "tokenId", "createdAt"),
    check("chain_difference_resolved", sql`(${table.status} = 'OPEN') = (${table.resolvedAt} is null)`),
    check(
      "chain_difference_approved",
      sql`${table.resolvedBy} is distinct from ${table.requestedBy} or ${table.resolvedBy} is null`,
    ),
  ],
);

/** Which token of which organization a contract belongs to: one, over all organizations. */
export const chainContract = pgTable(
  "chain_contract",
  {
    chainId: place().notNull(),
    address: text().notNull(),
    organizationId: text().notNull(),
    tokenId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** An address that signs on a chain, and which process sends for it at the moment. */
export const chainSigner = pgTable(
  "chain_signer",
  {
    chainId: place().notNull(),
    /** Lower case. */
    address: text().notNull(),
    genesisHash: text(),
    nextNonce: place().notNull().default(0),
    leaseHolder: text(),
    leaseUntil: instant(),
    /** The session of the database that took the lease, and since when there is one of this number. */
    leasePid: integer(),
    leaseSince: instant(),
    haltReason: chainHaltReason(),
    haltedAt: instant(),
    /** What it can pay for, as it was last asked, in wei. */
    balance: units(),
    /** The newest block and the newest final one that were seen. */
    latestBlock: place(),
    finalBlock: place(),
    finalHash: text(),
    checkedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.address] })],
);

/** A nonce and what it is used for. */
export const chainTransaction = pgTable(
  "chain_transaction",
  {
    id: text().primaryKey(),
    /** Whose operations it carries. */
    organizationId: text().notNull(),
    tokenId: text().notNull(),
    chainId: place().notNull(),
    signer: text().notNull(),
    nonce: place().notNull(),
    to: text().notNull(),
    data: text().notNull(),
    gas: place().notNull(),
    status: chainTransactionStatus().notNull().default("RESERVED"),
    /** Set where it must not run any more: its nonce goes to a transfer of nothing. */
    isVoiding: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    firstBroadcastAt: instant(),
    lastBroadcastAt: instant(),
    /** The block height at the last broadcast of a new attempt. */
    lastBroadcastBlock: place(),
    blockNumber: place(),
    blockHash: text(),
    txHash: text(),
    finalAt: instant(),
    facets: facets(placeIn("status", "chain_transaction_status", chainTransactionStatuses)),
  },
  (table) => [
    foreignKey({
      columns: [table.chainId, table.signer],
      foreignColumns: [chainSigner.chainId, chainSigner.address],
    }),
    uniqueIndex("chain_transaction_nonce").on(table.chainId, table.signer, table.nonce),
    index("chain_transaction_open")
      .on(table.chainId, table.signer, table.nonce)
      .where(sql`${table.status} not in ('FINAL', 'VOIDED')`),
    listIndex("chain_transaction_organization", table, "createdAt"),
    listIndex("chain_transaction_token", table, "tokenId", "createdAt"),
    listIndex("chain_transaction_facets", table, "facets", "createdAt"),
    check(
      "chain_transaction_mined",
      sql`${table.status} not in ('MINED', 'FINAL') or (${table.txHash} is not null and ${table.blockNumber} is not null and ${table.blockHash} is not null)`,
    ),
  ],
);

/** Signed bytes of a transaction: never removed, since any of them may be mined. */
export const chainAttempt = pgTable(
  "chain_attempt",
  {
    transactionId: text()
      .notNull()
      .references(() => chainTransaction.id),
    number: integer().notNull(),
    hash: text().notNull(),
    raw: text().notNull(),
    maxFee: units().notNull(),
    tip: units().notNull(),
    /** A transfer of nothing in place of what was meant. */
    isVoid: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    broadcastAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.number] }),
    uniqueIndex("chain_attempt_hash").on(table.hash),
  ],
);

/** What contracts told in final blocks. */
export const chainEvent = pgTable(
  "chain_event",
  {
    chainId: place().notNull(),
    blockHash: text().notNull(),
    logIndex: integer().notNull(),
    blockNumber: place().notNull(),
    txHash: text().notNull(),
    /** The contract that told it, lower case. */
    address: text().notNull(),
    name: text().notNull(),
    /** Its arguments; whole numbers as decimal texts. */
    args: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.blockHash, table.logIndex] }),
    index("chain_event_address").on(table.chainId, table.address, table.blockNumber),
  ],
);
