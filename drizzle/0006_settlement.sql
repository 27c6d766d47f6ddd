CREATE TYPE "public"."distribution_kind" AS ENUM('DIVIDEND', 'INTEREST');--> statement-breakpoint
CREATE TYPE "public"."distribution_payment_status" AS ENUM('DUE', 'PROCESSING', 'PAID', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."distribution_status" AS ENUM('SCHEDULED', 'PROCESSING', 'COMPLETED', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."webhook_delivery_status" AS ENUM('PENDING', 'SUCCEEDED', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."webhook_endpoint_status" AS ENUM('ENABLED', 'DISABLED');--> statement-breakpoint
CREATE TYPE "public"."offering_document_kind" AS ENUM('PROSPECTUS', 'TERMS', 'KEY_INFORMATION', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."bank_entry_problem" AS ENUM('UNMATCHED', 'UNDERPAID', 'OVERPAID', 'WRONG_CURRENCY', 'WRONG_PAYER', 'LATE');--> statement-breakpoint
CREATE TYPE "public"."bank_entry_resolution" AS ENUM('ASSIGN', 'ACCEPT', 'REFUND', 'IGNORE');--> statement-breakpoint
CREATE TYPE "public"."bank_entry_status" AS ENUM('MATCHED', 'OPEN', 'RESOLVED', 'IGNORED');--> statement-breakpoint
CREATE TYPE "public"."cash_reason" AS ENUM('RECEIPT', 'FUNDING', 'REFUND', 'RELEASE', 'PAYOUT');--> statement-breakpoint
CREATE TYPE "public"."payment_provider" AS ENUM('BANK_TRANSFER', 'STRIPE', 'SANDBOX');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('OPEN', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'EXPIRED');--> statement-breakpoint
CREATE TYPE "public"."refund_reason" AS ENUM('OFFERING_UNSUCCESSFUL', 'OFFERING_CANCELLED', 'PURCHASE_CANCELLED', 'PURCHASE_EXPIRED', 'PAYMENT_LATE', 'OVERPAID', 'UNMATCHED');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('DUE', 'PROCESSING', 'SUCCEEDED', 'FAILED');--> statement-breakpoint
CREATE TYPE "public"."bank_statement_format" AS ENUM('CAMT053', 'CSV');--> statement-breakpoint
CREATE TYPE "public"."trade_payment_status" AS ENUM('NOT_TRACKED', 'DUE', 'PAID');--> statement-breakpoint
CREATE TYPE "public"."verification_check_status" AS ENUM('IN_PROGRESS', 'APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE TYPE "public"."verification_document_kind" AS ENUM('IDENTITY_DOCUMENT', 'PROOF_OF_ADDRESS', 'COMPANY_EXTRACT', 'BENEFICIAL_OWNERS', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."verification_provider" AS ENUM('MANUAL', 'SANDBOX', 'STRIPE_IDENTITY');--> statement-breakpoint
-- New databases have both values from the beginning: within one transaction nothing may use a value that it has added.
ALTER TYPE "public"."actor_kind" ADD VALUE IF NOT EXISTS 'system';--> statement-breakpoint
ALTER TYPE "public"."ledger_reason" ADD VALUE IF NOT EXISTS 'ALLOCATE';--> statement-breakpoint
CREATE TABLE "distribution" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"kind" "distribution_kind" NOT NULL,
	"title" text NOT NULL,
	"currency" "currency" NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"record_date" timestamp(3) with time zone NOT NULL,
	"status" "distribution_status" NOT NULL,
	"holders" integer,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	CONSTRAINT "distribution_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "distribution_amount" CHECK ("distribution"."amount" > 0),
	CONSTRAINT "distribution_completed" CHECK (("distribution"."status" = 'COMPLETED') = ("distribution"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "distribution_payment" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"distribution_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"token_amount" numeric(38, 18) NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"status" "distribution_payment_status" DEFAULT 'DUE' NOT NULL,
	"provider" "payment_provider" NOT NULL,
	"provider_reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_reason" text,
	"paid_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "distribution_payment_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "distribution_payment_amount" CHECK ("distribution_payment"."amount" >= 0 and "distribution_payment"."token_amount" > 0),
	CONSTRAINT "distribution_payment_paid" CHECK (("distribution_payment"."status" = 'PAID') = ("distribution_payment"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "event" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" text NOT NULL,
	"data" jsonb,
	"snapshot" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"position" bigint,
	CONSTRAINT "event_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "event_published" CHECK ("event"."position" is null or "event"."data" is not null)
);
--> statement-breakpoint
CREATE TABLE "event_stream" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"webhook_delivery_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"status_code" integer,
	"duration_ms" integer NOT NULL,
	"error" text,
	"response" text,
	CONSTRAINT "webhook_attempt_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"webhook_endpoint_id" text NOT NULL,
	"event_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"position" bigint NOT NULL,
	"status" "webhook_delivery_status" DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"last_status_code" integer,
	"last_error" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	CONSTRAINT "webhook_delivery_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "webhook_delivery_completed" CHECK (("webhook_delivery"."status" = 'PENDING') = ("webhook_delivery"."completed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"description" text,
	"event_types" text[],
	"status" "webhook_endpoint_status" DEFAULT 'ENABLED' NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_endpoint_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "webhook_endpoint_rotation" CHECK (("webhook_endpoint"."previous_secret" is null) = ("webhook_endpoint"."previous_secret_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "document_acceptance" (
	"organization_id" text NOT NULL,
	"offering_purchase_intent_id" text NOT NULL,
	"offering_document_id" text NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	"accepted_by" text,
	CONSTRAINT "document_acceptance_organization_id_offering_purchase_intent_id_offering_document_id_pk" PRIMARY KEY("organization_id","offering_purchase_intent_id","offering_document_id")
);
--> statement-breakpoint
CREATE TABLE "offering_document" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"offering_id" text NOT NULL,
	"kind" "offering_document_kind" NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"replaced_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offering_document_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "offering_document_number" CHECK ("offering_document"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"bank_statement_id" text NOT NULL,
	"identity" text NOT NULL,
	"booking_date" date NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"counterparty_name" text,
	"counterparty_account" text,
	"remittance" text,
	"status" "bank_entry_status" NOT NULL,
	"problem" "bank_entry_problem",
	"resolution" "bank_entry_resolution",
	"resolved_by" text,
	"resolved_at" timestamp(3) with time zone,
	"offering_purchase_intent_id" text,
	"payment_id" text,
	"refund_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "bank_entry_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "bank_entry_problem" CHECK ("bank_entry"."status" <> 'OPEN' or "bank_entry"."problem" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"file_name" text NOT NULL,
	"format" "bank_statement_format" NOT NULL,
	"sha256" text NOT NULL,
	"iban" text,
	"new_entries" integer NOT NULL,
	"entries" integer NOT NULL,
	"imported_by" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "bank_statement_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "cash_account" (
	"organization_id" text NOT NULL,
	"currency" "currency" NOT NULL,
	"cash_in" numeric(15, 2) DEFAULT '0' NOT NULL,
	"cash_out" numeric(15, 2) DEFAULT '0' NOT NULL,
	"held" numeric(15, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "cash_account_organization_id_currency_pk" PRIMARY KEY("organization_id","currency"),
	CONSTRAINT "cash_account_balance" CHECK ("cash_account"."cash_in" = "cash_account"."cash_out" + "cash_account"."held"),
	CONSTRAINT "cash_account_held" CHECK ("cash_account"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cash_entry" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"currency" "currency" NOT NULL,
	"reason" "cash_reason" NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cash_entry_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "cash_entry_amount" CHECK ("cash_entry"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"offering_purchase_intent_id" text,
	"provider" "payment_provider" NOT NULL,
	"provider_reference" text NOT NULL,
	"provider_payment_reference" text,
	"status" "payment_status" NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" "currency" NOT NULL,
	"refunded" numeric(15, 2) DEFAULT '0' NOT NULL,
	"payer_name" text,
	"payer_account" text,
	"checkout_url" text,
	"failure_code" text,
	"failure_reason" text,
	"received_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "payment_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" between 0 and "payment"."amount"),
	CONSTRAINT "payment_received" CHECK (("payment"."status" = 'SUCCEEDED') = ("payment"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"offering_purchase_intent_id" text,
	"provider" "payment_provider" NOT NULL,
	"provider_reference" text,
	"status" "refund_status" DEFAULT 'DUE' NOT NULL,
	"reason" "refund_reason" NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" "currency" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"refunded_at" timestamp(3) with time zone,
	CONSTRAINT "refund_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_refunded" CHECK (("refund"."status" = 'SUCCEEDED') = ("refund"."refunded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "worker_process" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"workers" text[] NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"alive_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_settings" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"account_holder" text,
	"iban" text,
	"bic" text,
	"verification_provider" "verification_provider" DEFAULT 'MANUAL' NOT NULL,
	"verification_valid_days" integer DEFAULT 730 NOT NULL,
	"tracks_trade_payments" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "organization_settings_account" CHECK (("organization_settings"."iban" is null) = ("organization_settings"."account_holder" is null)),
	CONSTRAINT "organization_settings_valid_days" CHECK ("organization_settings"."verification_valid_days" between 1 and 3650)
);
--> statement-breakpoint
CREATE TABLE "token_lock" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"ledger_account_id" text NOT NULL,
	"amount" numeric(38, 18) NOT NULL,
	"locked_until" timestamp(3) with time zone NOT NULL,
	"released_at" timestamp(3) with time zone,
	"reference" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "token_lock_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "token_lock_amount" CHECK ("token_lock"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "trade" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"offer_id" text NOT NULL,
	"token_id" text NOT NULL,
	"seller_customer_id" text NOT NULL,
	"seller_wallet_address" text NOT NULL,
	"buyer_customer_id" text NOT NULL,
	"buyer_wallet_address" text NOT NULL,
	"amount" numeric(38, 18) NOT NULL,
	"price_in_euro" numeric(15, 2) NOT NULL,
	"payment_status" "trade_payment_status" NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "trade_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "trade_parties" CHECK ("trade"."seller_customer_id" <> "trade"."buyer_customer_id"),
	CONSTRAINT "trade_paid" CHECK (("trade"."payment_status" = 'PAID') = ("trade"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"provider" "verification_provider" NOT NULL,
	"provider_reference" text,
	"provider_url" text,
	"status" "verification_check_status" DEFAULT 'IN_PROGRESS' NOT NULL,
	"error_code" text,
	"error_reason" text,
	"decided_by" text,
	"submitted_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"valid_until" timestamp(3) with time zone,
	CONSTRAINT "verification_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "verification_decided" CHECK (("verification"."status" = 'IN_PROGRESS') = ("verification"."decided_at" is null)),
	CONSTRAINT "verification_reason" CHECK ("verification"."status" <> 'REJECTED' or "verification"."error_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "verification_document" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"kind" "verification_document_kind" NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "verification_document_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "offering" DROP CONSTRAINT "offering_participants";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "verified_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "investors" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "allowed_countries" text[];--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "blocked_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "customer_types" "customer_type"[];--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "verified_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "max_investors" integer;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "lock_up_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "raised_at_close" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "received_amount" numeric(15, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "paid_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "failure_code" text;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "completed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "settled_at" timestamp(3) with time zone;--> statement-breakpoint
-- What was completed before payments were kept had been paid.
UPDATE "offering_purchase_intent" SET "received_amount" = "purchase_amount", "paid_at" = "updated_at", "completed_at" = "updated_at" WHERE "purchase_status" = 'COMPLETED' OR "settlement_status" IN ('REFUND_DUE', 'REFUNDED');--> statement-breakpoint
UPDATE "offering_purchase_intent" SET "settlement_status" = 'ALLOCATED' WHERE "purchase_status" = 'COMPLETED' AND "settlement_status" NOT IN ('ALLOCATED', 'DELIVERED');--> statement-breakpoint
UPDATE "offering_purchase_intent" SET "settled_at" = "updated_at" WHERE "settlement_status" IN ('DELIVERED', 'REFUNDED');--> statement-breakpoint
UPDATE "offering" o SET "investors" = p."investors" FROM (SELECT "organization_id", "offering_id", count(*) AS "investors" FROM "participation" WHERE "reserved" + "completed" > 0 GROUP BY 1, 2) p WHERE p."organization_id" = o."organization_id" AND p."offering_id" = o."id";--> statement-breakpoint
ALTER TABLE "distribution" ADD CONSTRAINT "distribution_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_payment" ADD CONSTRAINT "distribution_payment_organization_id_distribution_id_distribution_organization_id_id_fk" FOREIGN KEY ("organization_id","distribution_id") REFERENCES "public"."distribution"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_payment" ADD CONSTRAINT "distribution_payment_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_stream" ADD CONSTRAINT "event_stream_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_organization_id_webhook_delivery_id_webhook_delivery_organization_id_id_fk" FOREIGN KEY ("organization_id","webhook_delivery_id") REFERENCES "public"."webhook_delivery"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_organization_id_webhook_endpoint_id_webhook_endpoint_organization_id_id_fk" FOREIGN KEY ("organization_id","webhook_endpoint_id") REFERENCES "public"."webhook_endpoint"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_organization_id_event_id_event_organization_id_id_fk" FOREIGN KEY ("organization_id","event_id") REFERENCES "public"."event"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_acceptance" ADD CONSTRAINT "document_acceptance_intent_fk" FOREIGN KEY ("organization_id","offering_purchase_intent_id") REFERENCES "public"."offering_purchase_intent"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_acceptance" ADD CONSTRAINT "document_acceptance_document_fk" FOREIGN KEY ("organization_id","offering_document_id") REFERENCES "public"."offering_document"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_document" ADD CONSTRAINT "offering_document_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_organization_id_bank_statement_id_bank_statement_organization_id_id_fk" FOREIGN KEY ("organization_id","bank_statement_id") REFERENCES "public"."bank_statement"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_organization_id_offering_purchase_intent_id_offering_purchase_intent_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_purchase_intent_id") REFERENCES "public"."offering_purchase_intent"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_organization_id_payment_id_payment_organization_id_id_fk" FOREIGN KEY ("organization_id","payment_id") REFERENCES "public"."payment"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_organization_id_refund_id_refund_organization_id_id_fk" FOREIGN KEY ("organization_id","refund_id") REFERENCES "public"."refund"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_account" ADD CONSTRAINT "cash_account_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entry" ADD CONSTRAINT "cash_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_organization_id_offering_purchase_intent_id_offering_purchase_intent_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_purchase_intent_id") REFERENCES "public"."offering_purchase_intent"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_organization_id_payment_id_payment_organization_id_id_fk" FOREIGN KEY ("organization_id","payment_id") REFERENCES "public"."payment"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_organization_id_offering_purchase_intent_id_offering_purchase_intent_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_purchase_intent_id") REFERENCES "public"."offering_purchase_intent"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_settings" ADD CONSTRAINT "organization_settings_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_lock" ADD CONSTRAINT "token_lock_organization_id_ledger_account_id_ledger_account_organization_id_id_fk" FOREIGN KEY ("organization_id","ledger_account_id") REFERENCES "public"."ledger_account"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_organization_id_offer_id_offer_organization_id_id_fk" FOREIGN KEY ("organization_id","offer_id") REFERENCES "public"."offer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_seller_wallet_fk" FOREIGN KEY ("organization_id","seller_customer_id","seller_wallet_address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade" ADD CONSTRAINT "trade_buyer_wallet_fk" FOREIGN KEY ("organization_id","buyer_customer_id","buyer_wallet_address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification" ADD CONSTRAINT "verification_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_document" ADD CONSTRAINT "verification_document_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distribution_created" ON "distribution" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "distribution_payment_holder" ON "distribution_payment" USING btree ("organization_id","distribution_id","customer_id");--> statement-breakpoint
CREATE INDEX "distribution_payment_customer" ON "distribution_payment" USING btree ("organization_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_position" ON "event" USING btree ("organization_id","position");--> statement-breakpoint
CREATE INDEX "event_unpublished" ON "event" USING btree ("organization_id","sequence") WHERE "event"."position" is null;--> statement-breakpoint
CREATE INDEX "event_resource" ON "event" USING btree ("organization_id","resource_id","position");--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery" ON "webhook_attempt" USING btree ("organization_id","webhook_delivery_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_delivery_once" ON "webhook_delivery" USING btree ("organization_id","webhook_endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("organization_id","webhook_endpoint_id","resource_id","position") WHERE "webhook_delivery"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "webhook_delivery_endpoint" ON "webhook_delivery" USING btree ("organization_id","webhook_endpoint_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "offering_document_version" ON "offering_document" USING btree ("organization_id","offering_id","kind","title","version");--> statement-breakpoint
CREATE UNIQUE INDEX "offering_document_current" ON "offering_document" USING btree ("organization_id","offering_id","kind","title") WHERE "offering_document"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "offering_document_id" ON "offering_document" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entry_identity" ON "bank_entry" USING btree ("organization_id","identity");--> statement-breakpoint
CREATE INDEX "bank_entry_statement" ON "bank_entry" USING btree ("organization_id","bank_statement_id","id");--> statement-breakpoint
CREATE INDEX "bank_entry_open" ON "bank_entry" USING btree ("organization_id","created_at","id") WHERE "bank_entry"."status" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_file" ON "bank_statement" USING btree ("organization_id","sha256");--> statement-breakpoint
CREATE INDEX "bank_statement_created" ON "bank_statement" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entry_once" ON "cash_entry" USING btree ("organization_id","reason","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_reference" ON "payment" USING btree ("organization_id","provider","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_intent" ON "payment" USING btree ("organization_id","offering_purchase_intent_id");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("organization_id","payment_id");--> statement-breakpoint
CREATE INDEX "refund_intent" ON "refund" USING btree ("organization_id","offering_purchase_intent_id");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "token_lock_account" ON "token_lock" USING btree ("organization_id","ledger_account_id");--> statement-breakpoint
CREATE INDEX "token_lock_due" ON "token_lock" USING btree ("locked_until") WHERE "token_lock"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_offer" ON "trade" USING btree ("organization_id","offer_id");--> statement-breakpoint
CREATE INDEX "trade_token" ON "trade" USING btree ("organization_id","token_id","created_at");--> statement-breakpoint
CREATE INDEX "trade_created" ON "trade" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_running" ON "verification" USING btree ("organization_id","customer_id") WHERE "verification"."status" = 'IN_PROGRESS';--> statement-breakpoint
CREATE UNIQUE INDEX "verification_provider_reference" ON "verification" USING btree ("organization_id","provider","provider_reference");--> statement-breakpoint
CREATE INDEX "verification_customer" ON "verification" USING btree ("organization_id","customer_id","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_queue" ON "verification" USING btree ("organization_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verification_document_customer" ON "verification_document" USING btree ("organization_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_expiring" ON "offer" USING btree ("expires_at") WHERE "offer"."status" = 'OPEN' and "offer"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "offering_running" ON "offering" USING btree ("end_date") WHERE "offering"."state" in ('PUBLISHED', 'PAUSED');--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_pending" ON "offering_purchase_intent" USING btree ("organization_id","expires_at") WHERE "offering_purchase_intent"."purchase_status" = 'PENDING';--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_max_investors" CHECK ("offering"."max_investors" > 0 and "offering"."investors" <= "offering"."max_investors");--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_lock_up" CHECK ("offering"."lock_up_days" between 0 and 3650);--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_participants" CHECK ("offering"."participants" >= 0 and "offering"."investors" >= "offering"."participants");--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD CONSTRAINT "offering_purchase_intent_paid" CHECK ("offering_purchase_intent"."received_amount" >= 0 and ("offering_purchase_intent"."paid_at" is null or "offering_purchase_intent"."received_amount" >= "offering_purchase_intent"."purchase_amount"));--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD CONSTRAINT "offering_purchase_intent_completed" CHECK ("offering_purchase_intent"."purchase_status" <> 'COMPLETED' or "offering_purchase_intent"."paid_at" is not null);--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD CONSTRAINT "offering_purchase_intent_settlement" CHECK (case "offering_purchase_intent"."purchase_status" when 'PENDING' then "offering_purchase_intent"."settlement_status" = 'NONE'
        when 'COMPLETED' then "offering_purchase_intent"."settlement_status" in ('ALLOCATED', 'DELIVERED')
        else "offering_purchase_intent"."settlement_status" in ('NONE', 'REFUND_DUE', 'REFUNDED') end);