/**
 * Every enumeration that the database, the interface and the pages share, each in one place: they feed `pgEnum`, zod,
 * OpenAPI and the badges. Pure, so that browsers may load it.
 */

/** The kinds of caller there are; `system` is the service itself, when a time has come. */
export const actorKinds = ["apiKey", "member", "customer", "anonymous", "system"] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The currencies payments are made in (docs/domain.md, Amounts). */
export const currencies = ["USD", "EUR"] as const;
export type Currency = (typeof currencies)[number];

/** How money comes in and goes out; the first is the default (docs/domain.md, Payments). */
export const paymentProviders = ["BANK_TRANSFER", "STRIPE", "SANDBOX"] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** Those that have a page of their own to pay on. */
export const checkoutProviders = ["STRIPE", "SANDBOX"] as const;
export type CheckoutProvider = (typeof checkoutProviders)[number];

/** OPEN = begun at the provider; PROCESSING = the provider does not know yet. */
export const paymentStatuses = ["OPEN", "PROCESSING", "SUCCEEDED", "FAILED", "EXPIRED"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** OPEN = the bank has taken the money and still hears the issuer; WON = it gave it back. */
export const chargeBackStatuses = ["OPEN", "WON", "LOST"] as const;
export type ChargeBackStatus = (typeof chargeBackStatuses)[number];

/** What the sandbox's page can be told. */
export const sandboxDecisions = [
  "PAY",
  "REFUSE",
  "DELAY",
  "SHORT",
  "CHARGE_BACK",
  "CHARGE_BACK_WON",
  "CHARGE_BACK_LOST",
] as const;
export type SandboxDecision = (typeof sandboxDecisions)[number];

/** Roles of an organization's members (docs/domain.md, Access). */
export const roles = ["owner", "admin", "compliance", "operator", "auditor"] as const;
export type Role = (typeof roles)[number];

/** Who decides whether a customer is who it says: a member of the organization, or a provider that is asked. */
export const verificationProviders = ["MANUAL", "SANDBOX", "STRIPE_IDENTITY"] as const;
export type VerificationProvider = (typeof verificationProviders)[number];

/** Kinds of resource that changes are told of. */
export const resourceTypes = [
  "offering",
  "offering_purchase_intent",
  "customer",
  "offer",
  "token",
  "organization",
  "member",
  "invitation",
  "api_key",
  "image",
  "person",
  "settings",
  "payment",
  "refund",
  "bank_statement",
  "bank_entry",
  "verification",
  "verification_document",
  "offering_document",
  "trade",
  "distribution",
  "distribution_payment",
  "webhook_endpoint",
  "job",
  "export",
  "test_clock",
  "chain_operation",
  "chain_difference",
  "chain_transaction",
  "offering_update",
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** What people agree to when they sign up. */
export const legalDocuments = ["TERMS", "PRIVACY"] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** How far a customer's identity check is (docs/domain.md, Verification). */
export const verificationStatuses = ["INCOMPLETE", "IN_PROGRESS", "COMPLETED"] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Types of customer (docs/domain.md, Customer). */
export const customerTypes = ["INDIVIDUAL", "ORGANIZATION"] as const;
export type CustomerType = (typeof customerTypes)[number];

/** Where one check stands. */
export const verificationCheckStatuses = [
  "IN_PROGRESS",
  "APPROVED",
  "REJECTED",
  "CANCELLED",
  "EXPIRED",
] as const;
export type VerificationCheckStatus = (typeof verificationCheckStatuses)[number];

/** Kinds of document a customer uploads for its check. */
export const verificationDocumentKinds = [
  "IDENTITY_DOCUMENT",
  "PROOF_OF_ADDRESS",
  "COMPANY_EXTRACT",
  "BENEFICIAL_OWNERS",
  "OTHER",
] as const;
export type VerificationDocumentKind = (typeof verificationDocumentKinds)[number];

/** Lifecycle of an offering (docs/domain.md, Offering). */
export const offeringStates = [
  "DRAFT",
  "PUBLISHED",
  "PAUSED",
  "CLOSED_SUCCESSFUL",
  "CLOSED_UNSUCCESSFUL",
  "CANCELLED",
] as const;
export type OfferingState = (typeof offeringStates)[number];

/** Kinds of document an offering has; buyers accept the newest version of each. */
export const offeringDocumentKinds = ["PROSPECTUS", "TERMS", "KEY_INFORMATION", "OTHER"] as const;
export type OfferingDocumentKind = (typeof offeringDocumentKinds)[number];

/** Who reads an update of an offering: anybody, or those alone who hold what was sold. */
export const offeringUpdateAudiences = ["PUBLIC", "HOLDERS"] as const;
export type OfferingUpdateAudience = (typeof offeringUpdateAudiences)[number];

/** Where an update stands; SCHEDULED is published by the clock, WITHDRAWN is shown no more. */
export const offeringUpdateStatuses = ["DRAFT", "SCHEDULED", "PUBLISHED", "WITHDRAWN"] as const;
export type OfferingUpdateStatus = (typeof offeringUpdateStatuses)[number];

/** What notices are about: customers are told of their money and their issuer, members of what needs them. */
export const noticeTopics = [
  "PAYMENT_RECEIVED",
  "PAYMENT_SHORT",
  "PURCHASE_COMPLETED",
  "PURCHASE_FAILED",
  "PURCHASE_DELIVERED",
  "PURCHASE_EXPIRING",
  "PURCHASE_REMINDER",
  "REFUND_DUE",
  "REFUND_SENT",
  "DISTRIBUTION_PAID",
  "OFFERING_UPDATE",
  "OFFER_FILLED",
  "MONEY_UNMATCHED",
  "REFUND_FAILED",
  "DISTRIBUTION_FAILED",
  "CHECK_WAITING",
  "OFFERING_CLOSED",
  "CHAIN_REFUSED",
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Notices whose mail a customer may switch off; those about money always go. */
export const optionalTopics = ["OFFERING_UPDATE", "OFFER_FILLED"] as const;
export type OptionalTopic = (typeof optionalTopics)[number];

/** Where a purchase stands (docs/domain.md, Purchase intent). */
export const purchaseStatuses = ["COMPLETED", "FAILED", "PENDING", "CANCELLED"] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** What became of the tokens or the money (docs/domain.md, Gates and settlement). */
export const settlementStatuses = ["NONE", "ALLOCATED", "DELIVERED", "REFUND_DUE", "REFUNDED"] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** Formats of bank statements that can be imported. */
export const statementFormats = ["CAMT053", "CSV"] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** OPEN entries wait in the queue for somebody to resolve them. */
export const bankEntryStatuses = ["MATCHED", "OPEN", "RESOLVED", "IGNORED"] as const;
export type BankEntryStatus = (typeof bankEntryStatuses)[number];

/** Why an entry could not be matched by itself. */
export const bankEntryProblems = [
  "UNMATCHED",
  "UNDERPAID",
  "OVERPAID",
  "WRONG_CURRENCY",
  "WRONG_PAYER",
  "LATE",
] as const;
export type BankEntryProblem = (typeof bankEntryProblems)[number];

/** What a person may do with an entry of the queue. */
export const bankEntryResolutions = ["ASSIGN", "ACCEPT", "REFUND", "IGNORE"] as const;
export type BankEntryResolution = (typeof bankEntryResolutions)[number];

/** Where a refund stands; FAILED waits for a person or a retry. */
export const refundStatuses = ["DUE", "PROCESSING", "SUCCEEDED", "FAILED"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Why money goes back to who paid it. */
export const refundReasons = [
  "OFFERING_UNSUCCESSFUL",
  "OFFERING_CANCELLED",
  "PURCHASE_CANCELLED",
  "PURCHASE_EXPIRED",
  "PAYMENT_LATE",
  "OVERPAID",
  "UNMATCHED",
  "CHARGED_BACK",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Where an offer stands (docs/domain.md, Bulletin board). */
export const offerStatuses = ["OPEN", "CANCELLED", "FILLED"] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Whether the maker wants to buy or to sell (docs/domain.md, Bulletin board). */
export const intentions = ["BUY", "SELL"] as const;
export type Intention = (typeof intentions)[number];

/** Why an offer was cancelled. */
export const cancelReasons = ["MAKER", "EXPIRED"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Whether the buyer has paid the seller; NOT_TRACKED where the organization leaves that to the two. */
export const tradePaymentStatuses = ["NOT_TRACKED", "DUE", "PAID"] as const;
export type TradePaymentStatus = (typeof tradePaymentStatuses)[number];

/** What is paid to holders. */
export const distributionKinds = ["DIVIDEND", "INTEREST"] as const;
export type DistributionKind = (typeof distributionKinds)[number];

export const distributionStatuses = ["SCHEDULED", "PROCESSING", "COMPLETED", "CANCELLED"] as const;
export type DistributionStatus = (typeof distributionStatuses)[number];

export const distributionPaymentStatuses = ["DUE", "PROCESSING", "PAID", "FAILED"] as const;
export type DistributionPaymentStatus = (typeof distributionPaymentStatuses)[number];

/** What listeners are told; the part before the point names the resource inside. */
export const eventTypes = [
  "offering.created",
  "offering.updated",
  "offering.published",
  "offering.paused",
  "offering.resumed",
  "offering.closed",
  "offering.cancelled",
  "offering_document.created",
  "offering_document.updated",
  "offering_update.created",
  "offering_update.updated",
  "offering_update.published",
  "customer.created",
  "customer.updated",
  "customer.verification_updated",
  "purchase_intent.created",
  "purchase_intent.updated",
  "purchase_intent.completed",
  "purchase_intent.failed",
  "purchase_intent.cancelled",
  "purchase_intent.delivered",
  "purchase_intent.refunded",
  "payment.updated",
  "refund.updated",
  "bank_statement.imported",
  "bank_statement.updated",
  "bank_entry.updated",
  "offer.created",
  "offer.cancelled",
  "offer.filled",
  "trade.created",
  "trade.updated",
  "token.created",
  "token.updated",
  "token.chain_difference",
  "distribution.created",
  "distribution.updated",
  "distribution.completed",
  "distribution_payment.created",
  "distribution_payment.updated",
  "token.chain_halted",
  "chain_operation.refused",
  "offer.updated",
] as const;
export type EventType = (typeof eventTypes)[number];

/** Methods of the requests that are kept; one that asks for the head alone is a GET. */
export const requestMethods = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;
export type RequestMethod = (typeof requestMethods)[number];

/** Hundreds of HTTP status that requests are answered with. */
export const statusClasses = ["2xx", "3xx", "4xx", "5xx"] as const;

export const webhookDeliveryStatuses = ["PENDING", "SUCCEEDED", "FAILED"] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

export const webhookEndpointStatuses = ["ENABLED", "DISABLED"] as const;
export type WebhookEndpointStatus = (typeof webhookEndpointStatuses)[number];

/** Lists that are exported as they are filtered. */
export const exportedLists = [
  "customers",
  "purchases",
  "participants",
  "offerings",
  "payments",
  "refunds",
  "bankEntries",
  "offers",
  "trades",
  "distributions",
  "tokens",
  "chainOperations",
  "chainTransactions",
  "registerHolders",
  "ledgerEntries",
  "payouts",
  "bankStatements",
  "events",
  "requests",
  "webhookDeliveries",
  "webhookEndpoints",
] as const;
export type ExportedList = (typeof exportedLists)[number];

/**
 * What can be exported: holders and entries of a token's register, payments of a distribution, the audit trail, and lists
 * as they are filtered.
 */
export const exportResources = [
  "holders",
  "entries",
  "distributionPayments",
  "auditEvents",
  ...exportedLists,
] as const;
export type ExportResource = (typeof exportResources)[number];

/** Where an export that a job makes stands; PENDING waits for its turn. */
export const exportStatuses = ["PENDING", "RUNNING", "COMPLETED", "FAILED", "CANCELLED"] as const;
export type ExportStatus = (typeof exportStatuses)[number];
/** Where a token's movements are carried out: in the register alone, or in an ERC-3643 contract that follows it. */
export const tokenSettlements = ["LEDGER", "ERC3643"] as const;
export type TokenSettlement = (typeof tokenSettlements)[number];

/** Who may move tokens on the chain: CLOSED = the register's agent alone; OPEN = holders too. */
export const chainPolicies = ["CLOSED", "OPEN"] as const;
export type ChainPolicy = (typeof chainPolicies)[number];

/** How far a token is on its chain (docs/domain.md, Chain). */
export const chainTokenStatuses = ["DEPLOYING", "LIVE", "HALTED", "DETACHED"] as const;
export type ChainTokenStatus = (typeof chainTokenStatuses)[number];

/** How far a wallet is in a registry of identities. */
export const chainWalletStatuses = ["WANTED", "SENT", "REGISTERED", "REMOVED"] as const;
export type ChainWalletStatus = (typeof chainWalletStatuses)[number];

/** What an operation does: the first eight move tokens, the others prepare the contracts. */
export const chainOperationKinds = [
  "MINT",
  "MINT_FROZEN",
  "FREEZE",
  "UNFREEZE",
  "TRANSFER",
  "TRANSFER_FROZEN",
  "BURN",
  "BURN_FROZEN",
  "DEPLOY",
  "REGISTER",
  "SET_COUNTRY",
  "SET_IDENTITY",
  "REMOVE",
  "PAUSE",
  "UNPAUSE",
] as const;
export type ChainOperationKind = (typeof chainOperationKinds)[number];

/** The single things that a token does: every operation that moves tokens is one or two of them. */
export const chainMovementKinds = ["MINT", "BURN", "TRANSFER", "FREEZE", "UNFREEZE"] as const;
export type ChainMovementKind = (typeof chainMovementKinds)[number];

/** Where an operation stands: in line, in a transaction, in a block, in a final block; or refused by the contract. */
export const chainOperationStatuses = ["WAITING", "ASSIGNED", "MINED", "FINAL", "REFUSED"] as const;
export type ChainOperationStatus = (typeof chainOperationStatuses)[number];

/** What people see of an operation's way to the chain. */
export const chainProgress = ["QUEUED", "SENT", "MINED", "FINAL", "REFUSED"] as const;
export type ChainProgress = (typeof chainProgress)[number];

/** Where a transaction stands; VOIDED = its nonce is used up by something that does nothing. */
export const chainTransactionStatuses = [
  "RESERVED",
  "SIGNED",
  "BROADCAST",
  "MINED",
  "FINAL",
  "VOIDED",
] as const;
export type ChainTransactionStatus = (typeof chainTransactionStatuses)[number];

/** Why nothing is sent to a chain, by a signer or for a token. */
export const chainHaltReasons = [
  "wrong_chain",
  "fee_cap",
  "unfunded",
  "finality_violated",
  "role_lost",
  "code_missing",
] as const;
export type ChainHaltReason = (typeof chainHaltReasons)[number];

/** In what a chain differs from the register. */
export const chainDifferenceKinds = [
  "EXTERNAL_MINT",
  "EXTERNAL_BURN",
  "EXTERNAL_TRANSFER",
  "EXTERNAL_FREEZE",
  "MISSING_ON_CHAIN",
  "UNKNOWN_OPERATION",
  "ROLE_LOST",
  "OWNER_CHANGED",
  "UNPAUSED",
] as const;
export type ChainDifferenceKind = (typeof chainDifferenceKinds)[number];

/** What became of a difference. */
export const chainDifferenceStatuses = ["OPEN", "ADOPTED", "CORRECTED", "IGNORED"] as const;
export type ChainDifferenceStatus = (typeof chainDifferenceStatuses)[number];

/** Names of the jobs there are. */
export const taskNames = [
  "refundPayment",
  "expireCheckout",
  "settleSandboxPayment",
  "checkVerification",
  "deliverWebhooks",
  "payHolder",
  "makeExport",
  "advanceTestClock",
  "tellUpdate",
] as const;
export type TaskName = (typeof taskNames)[number];

/** How a test clock goes: by the real one from where it was set, or not at all until it is advanced. */
export const testClockModes = ["RUNNING", "FROZEN"] as const;
export type TestClockMode = (typeof testClockModes)[number];
