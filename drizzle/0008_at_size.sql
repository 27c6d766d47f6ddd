CREATE TABLE "figure" (
	"organization_id" text NOT NULL,
	"figure" text NOT NULL,
	"about" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "figure_organization_id_figure_about_pk" PRIMARY KEY("organization_id","figure","about"),
	CONSTRAINT "figure_known" CHECK ("figure"."figure" in ('CUSTOMERS', 'OPEN_OFFERS', 'HOLDERS', 'WALLETS'))
);
--> statement-breakpoint
CREATE TABLE "figure_change" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"figure" text NOT NULL,
	"about" text NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "figure_change_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "holding" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"total" numeric(38, 18) NOT NULL,
	"wallets" integer NOT NULL,
	CONSTRAINT "holding_organization_id_token_id_customer_id_pk" PRIMARY KEY("organization_id","token_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "past_balance" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"ledger_account_id" text NOT NULL,
	"available" numeric(38, 18) NOT NULL,
	"frozen" numeric(38, 18) NOT NULL,
	"customer_total" numeric(38, 18),
	CONSTRAINT "past_balance_organization_id_token_id_at_ledger_account_id_pk" PRIMARY KEY("organization_id","token_id","at","ledger_account_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_day" (
	"organization_id" text NOT NULL,
	"day" date NOT NULL,
	"offering_id" text NOT NULL,
	"currency" "currency" NOT NULL,
	"count" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "purchase_day_organization_id_day_offering_id_currency_pk" PRIMARY KEY("organization_id","day","offering_id","currency")
);
--> statement-breakpoint
CREATE TABLE "purchase_sum" (
	"organization_id" text NOT NULL,
	"offering_id" text NOT NULL,
	"currency" "currency" NOT NULL,
	"purchase_status" "purchase_status" NOT NULL,
	"count" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "purchase_sum_organization_id_offering_id_currency_purchase_status_pk" PRIMARY KEY("organization_id","offering_id","currency","purchase_status")
);
--> statement-breakpoint
CREATE TABLE "register_checkpoint" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"holders" integer NOT NULL,
	"wallets" integer NOT NULL,
	"issued" numeric(38, 18) NOT NULL,
	"accounts" jsonb NOT NULL,
	"customers" jsonb NOT NULL,
	CONSTRAINT "register_checkpoint_organization_id_token_id_at_pk" PRIMARY KEY("organization_id","token_id","at")
);
--> statement-breakpoint
ALTER TABLE "customer_invitation" DROP CONSTRAINT "customer_invitation_tokenHash_unique";--> statement-breakpoint
DROP INDEX "offering_purchase_intent_pending";--> statement-breakpoint
DROP INDEX "event_unpublished";--> statement-breakpoint
DROP INDEX "ledger_account_holders";--> statement-breakpoint
-- A default of now() leaves the rows that are there as they are on disk; what still waits keeps its order.
ALTER TABLE "event" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "written_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
UPDATE "event" e SET "written_at" = now() - interval '1 hour' + w.place * interval '1 microsecond'
  FROM (SELECT organization_id, id, row_number() OVER (ORDER BY sequence) AS place FROM "event" WHERE position IS NULL) w
 WHERE e.organization_id = w.organization_id AND e.id = w.id;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "total" numeric(38, 18) GENERATED ALWAYS AS (available + frozen) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "figure" ADD CONSTRAINT "figure_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding" ADD CONSTRAINT "holding_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding" ADD CONSTRAINT "holding_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_balance" ADD CONSTRAINT "past_balance_organization_id_token_id_at_register_checkpoint_organization_id_token_id_at_fk" FOREIGN KEY ("organization_id","token_id","at") REFERENCES "public"."register_checkpoint"("organization_id","token_id","at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_day" ADD CONSTRAINT "purchase_day_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_sum" ADD CONSTRAINT "purchase_sum_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checkpoint" ADD CONSTRAINT "register_checkpoint_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_change_about" ON "figure_change" USING btree ("organization_id","figure","about");--> statement-breakpoint
CREATE INDEX "holding_largest" ON "holding" USING btree ("organization_id","token_id","total") WHERE "holding"."total" > 0;--> statement-breakpoint
CREATE INDEX "auth_session_expiry" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verification_expiry" ON "auth_verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_verified_until" ON "customer" USING btree ("verified_until") WHERE "customer"."verification_status" = 'COMPLETED' and "customer"."verified_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_invitation_token" ON "customer_invitation" USING btree ("token_hash","organization_id");--> statement-breakpoint
CREATE INDEX "wallet_challenge_expiry" ON "wallet_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_completed" ON "webhook_delivery" USING btree ("completed_at") WHERE "webhook_delivery"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_key_expiry" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_expiring" ON "offering_purchase_intent" USING btree ("expires_at") WHERE "offering_purchase_intent"."purchase_status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_paid" ON "offering_purchase_intent" USING btree ("organization_id","offering_id") WHERE "offering_purchase_intent"."purchase_status" = 'PENDING' and "offering_purchase_intent"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_allocated" ON "offering_purchase_intent" USING btree ("organization_id","offering_id") WHERE "offering_purchase_intent"."settlement_status" = 'ALLOCATED';--> statement-breakpoint
CREATE INDEX "ledger_account_register" ON "ledger_account" USING btree ("organization_id","token_id","customer_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_debit" ON "ledger_entry" USING btree ("organization_id","debit_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_credit" ON "ledger_entry" USING btree ("organization_id","credit_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_issue" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'ISSUE';--> statement-breakpoint
CREATE INDEX "ledger_entry_mint" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'MINT';--> statement-breakpoint
CREATE INDEX "ledger_entry_freeze" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'FREEZE';--> statement-breakpoint
CREATE INDEX "ledger_entry_release" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'RELEASE';--> statement-breakpoint
CREATE INDEX "ledger_entry_transfer" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'TRANSFER';--> statement-breakpoint
CREATE INDEX "ledger_entry_allocate" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'ALLOCATE';--> statement-breakpoint
CREATE INDEX "event_unpublished" ON "event" USING btree ("organization_id","written_at","id") WHERE "event"."position" is null;--> statement-breakpoint
CREATE INDEX "ledger_account_holders" ON "ledger_account" USING btree ("organization_id","token_id","total","id") WHERE "ledger_account"."kind" = 'WALLET' and "ledger_account"."total" > 0;--> statement-breakpoint
ALTER TABLE "event" DROP COLUMN "sequence";