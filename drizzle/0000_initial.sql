CREATE TYPE "public"."offer_cancel_reason" AS ENUM('MAKER', 'EXPIRED');--> statement-breakpoint
CREATE TYPE "public"."offer_intention" AS ENUM('BUY', 'SELL');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('OPEN', 'CANCELLED', 'FILLED');--> statement-breakpoint
CREATE TYPE "public"."customer_type" AS ENUM('INDIVIDUAL', 'ORGANIZATION');--> statement-breakpoint
CREATE TYPE "public"."verification_status" AS ENUM('INCOMPLETE', 'IN_PROGRESS', 'COMPLETED');--> statement-breakpoint
CREATE TYPE "public"."currency" AS ENUM('USD', 'EUR');--> statement-breakpoint
CREATE TYPE "public"."offering_state" AS ENUM('DRAFT', 'PUBLISHED', 'PAUSED', 'CLOSED_SUCCESSFUL', 'CLOSED_UNSUCCESSFUL', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."purchase_status" AS ENUM('COMPLETED', 'FAILED', 'PENDING', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."settlement_status" AS ENUM('NONE', 'ALLOCATED', 'DELIVERED', 'REFUND_DUE', 'REFUNDED');--> statement-breakpoint
CREATE TYPE "public"."ledger_account_kind" AS ENUM('SUPPLY', 'UNISSUED', 'WALLET');--> statement-breakpoint
CREATE TYPE "public"."ledger_bucket" AS ENUM('AVAILABLE', 'FROZEN');--> statement-breakpoint
CREATE TYPE "public"."ledger_reason" AS ENUM('ISSUE', 'MINT', 'FREEZE', 'RELEASE', 'TRANSFER', 'ALLOCATE');--> statement-breakpoint
CREATE TABLE "offer" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"maker_customer_id" text NOT NULL,
	"maker_wallet_address" text NOT NULL,
	"taker_customer_id" text,
	"taker_wallet_address" text,
	"amount" numeric(38, 18) NOT NULL,
	"price_in_euro" numeric(15, 2) NOT NULL,
	"status" "offer_status" DEFAULT 'OPEN' NOT NULL,
	"intention" "offer_intention" NOT NULL,
	"cancel_reason" "offer_cancel_reason",
	"expires_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offer_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "offer_amounts" CHECK ("offer"."amount" > 0 and "offer"."price_in_euro" > 0),
	CONSTRAINT "offer_taker" CHECK (("offer"."status" = 'FILLED') = ("offer"."taker_customer_id" is not null and "offer"."taker_wallet_address" is not null)),
	CONSTRAINT "offer_reason" CHECK (("offer"."status" = 'CANCELLED') = ("offer"."cancel_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"type" "customer_type" NOT NULL,
	"country_code" text NOT NULL,
	"username" text,
	"name" text,
	"email" text,
	"phone" text,
	"metadata" jsonb,
	"address_line1" text,
	"address_line2" text,
	"address_city" text,
	"address_state" text,
	"address_postal_code" text,
	"verification_status" "verification_status" NOT NULL,
	"verification_error_code" text,
	"verification_error_reason" text,
	"has_completed_provider_setup" boolean DEFAULT false NOT NULL,
	"referral_code" text NOT NULL,
	"blocked_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "customer_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"organization_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"address" text NOT NULL,
	"proven_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "wallet_organization_id_customer_id_address_pk" PRIMARY KEY("organization_id","customer_id","address")
);
--> statement-breakpoint
CREATE TABLE "offering" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"subdomain" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"description" text,
	"image_url" text,
	"type" text,
	"price_per_token" numeric(15, 2) NOT NULL,
	"currency" "currency",
	"start_date" timestamp(3) with time zone NOT NULL,
	"end_date" timestamp(3) with time zone NOT NULL,
	"min_payable_amount" numeric(15, 2) NOT NULL,
	"max_payable_amount" numeric(15, 2) NOT NULL,
	"hard_cap" numeric(15, 2) NOT NULL,
	"soft_cap" numeric(15, 2) NOT NULL,
	"raised" numeric(15, 2) DEFAULT '0' NOT NULL,
	"reserved" numeric(15, 2) DEFAULT '0' NOT NULL,
	"participants" integer DEFAULT 0 NOT NULL,
	"state" "offering_state" NOT NULL,
	"first_intent_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offering_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "offering_price" CHECK ("offering"."price_per_token" > 0),
	CONSTRAINT "offering_period" CHECK ("offering"."start_date" < "offering"."end_date"),
	CONSTRAINT "offering_minimum" CHECK ("offering"."min_payable_amount" > 0 and "offering"."min_payable_amount" <= "offering"."max_payable_amount"),
	CONSTRAINT "offering_maximum" CHECK ("offering"."max_payable_amount" <= "offering"."hard_cap"),
	CONSTRAINT "offering_soft_cap" CHECK ("offering"."soft_cap" between 0 and "offering"."hard_cap"),
	CONSTRAINT "offering_room" CHECK ("offering"."raised" >= 0 and "offering"."reserved" >= 0 and "offering"."raised" + "offering"."reserved" <= "offering"."hard_cap"),
	CONSTRAINT "offering_participants" CHECK ("offering"."participants" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subdomain" (
	"subdomain" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"offering_id" text NOT NULL,
	CONSTRAINT "subdomain_offeringId_unique" UNIQUE("offering_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"organization_id" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "organization_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "offering_purchase_intent" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"offering_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"wallet_address" text NOT NULL,
	"purchase_amount" numeric(15, 2) NOT NULL,
	"token_amount" numeric(38, 18) NOT NULL,
	"currency" "currency" NOT NULL,
	"purchase_status" "purchase_status" DEFAULT 'PENDING' NOT NULL,
	"settlement_status" "settlement_status" DEFAULT 'NONE' NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offering_purchase_intent_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "offering_purchase_intent_amounts" CHECK ("offering_purchase_intent"."purchase_amount" > 0 and "offering_purchase_intent"."token_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "participation" (
	"organization_id" text NOT NULL,
	"offering_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"reserved" numeric(15, 2) DEFAULT '0' NOT NULL,
	"completed" numeric(15, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "participation_organization_id_offering_id_customer_id_pk" PRIMARY KEY("organization_id","offering_id","customer_id"),
	CONSTRAINT "participation_sums" CHECK ("participation"."reserved" >= 0 and "participation"."completed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"kind" "ledger_account_kind" NOT NULL,
	"customer_id" text,
	"wallet_address" text,
	"available" numeric(38, 18) DEFAULT '0' NOT NULL,
	"frozen" numeric(38, 18) DEFAULT '0' NOT NULL,
	CONSTRAINT "ledger_account_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "ledger_account_owner" CHECK (("ledger_account"."kind" = 'WALLET') = ("ledger_account"."customer_id" is not null and "ledger_account"."wallet_address" is not null)),
	CONSTRAINT "ledger_account_available" CHECK ("ledger_account"."kind" = 'SUPPLY' or "ledger_account"."available" >= 0),
	CONSTRAINT "ledger_account_frozen" CHECK ("ledger_account"."frozen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"debit_account_id" text NOT NULL,
	"debit_bucket" "ledger_bucket" DEFAULT 'AVAILABLE' NOT NULL,
	"credit_account_id" text NOT NULL,
	"credit_bucket" "ledger_bucket" DEFAULT 'AVAILABLE' NOT NULL,
	"amount" numeric(38, 18) NOT NULL,
	"reason" "ledger_reason" NOT NULL,
	"reference" text,
	"note" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" > 0),
	CONSTRAINT "ledger_entry_sides" CHECK (("ledger_entry"."debit_account_id", "ledger_entry"."debit_bucket") is distinct from ("ledger_entry"."credit_account_id", "ledger_entry"."credit_bucket"))
);
--> statement-breakpoint
CREATE TABLE "token" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"address" text NOT NULL,
	"decimals" smallint NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"total_supply" numeric(38, 18) NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "token_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "token_decimals" CHECK ("token"."decimals" between 0 and 18),
	CONSTRAINT "token_total_supply" CHECK ("token"."total_supply" >= 0)
);
--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_maker_wallet_fk" FOREIGN KEY ("organization_id","maker_customer_id","maker_wallet_address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_taker_wallet_fk" FOREIGN KEY ("organization_id","taker_customer_id","taker_wallet_address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD CONSTRAINT "offering_purchase_intent_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD CONSTRAINT "offering_purchase_intent_organization_id_customer_id_wallet_address_wallet_organization_id_customer_id_address_fk" FOREIGN KEY ("organization_id","customer_id","wallet_address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation" ADD CONSTRAINT "participation_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_organization_id_customer_id_wallet_address_wallet_organization_id_customer_id_address_fk" FOREIGN KEY ("organization_id","customer_id","wallet_address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_organization_id_debit_account_id_ledger_account_organization_id_id_fk" FOREIGN KEY ("organization_id","debit_account_id") REFERENCES "public"."ledger_account"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_organization_id_credit_account_id_ledger_account_organization_id_id_fk" FOREIGN KEY ("organization_id","credit_account_id") REFERENCES "public"."ledger_account"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_created" ON "offer" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_maker" ON "offer" USING btree ("organization_id","maker_customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_referral_code" ON "customer" USING btree ("organization_id","referral_code");--> statement-breakpoint
CREATE INDEX "customer_created" ON "customer" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_proven" ON "wallet" USING btree ("organization_id","address") WHERE "wallet"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "offering_created" ON "offering" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offering_id" ON "offering" USING btree ("id");--> statement-breakpoint
CREATE INDEX "offering_market" ON "offering" USING btree ("created_at","id") WHERE "offering"."state" <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_offering" ON "offering_purchase_intent" USING btree ("organization_id","offering_id","id");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_customer" ON "offering_purchase_intent" USING btree ("organization_id","customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_wallet" ON "ledger_account" USING btree ("organization_id","customer_id","wallet_address","token_id") WHERE "ledger_account"."kind" = 'WALLET';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_token" ON "ledger_account" USING btree ("organization_id","token_id","kind") WHERE "ledger_account"."kind" <> 'WALLET';--> statement-breakpoint
CREATE INDEX "ledger_account_holders" ON "ledger_account" USING btree ("organization_id","token_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_token" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "token_address" ON "token" USING btree ("organization_id","address");--> statement-breakpoint
CREATE INDEX "token_created" ON "token" USING btree ("organization_id","created_at","id");