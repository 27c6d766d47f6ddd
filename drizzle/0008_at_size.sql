-- What generated columns below are made by; `db/functions/searchable_text.sql` is its home.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
create or replace function searchable_text(p_text text) returns text
language sql immutable strict parallel safe as $$
  select ' ' || replace(replace(replace(replace(translate(lower(
      regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g')),
      'ØøŁłĐđÐðı', 'oollddddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
--> statement-breakpoint
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
DROP INDEX "offering_purchase_intent_offering";--> statement-breakpoint
DROP INDEX "offering_purchase_intent_pending";--> statement-breakpoint
DROP INDEX "event_unpublished";--> statement-breakpoint
DROP INDEX "offering_purchase_intent_customer";--> statement-breakpoint
DROP INDEX "ledger_account_holders";--> statement-breakpoint
ALTER TABLE "audit_event"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{apiKey,member,customer,anonymous,system}'::actor_kind[], actor_kind), 0) * 1) STORED NOT NULL,
  ADD COLUMN "about_customer_id" text GENERATED ALWAYS AS (case when resource_type in ('token', 'invitation', 'verification_document') then coalesce(
        changes #>> '{customerId,to}', changes #>> '{customerId,from}', changes #>> '{minted.customerId,to}') end) STORED,
  ADD COLUMN "search" text GENERATED ALWAYS AS (case when resource_type not in ('offering_purchase_intent', 'payment', 'refund', 'bank_entry', 'offer',
        'trade', 'distribution_payment') then searchable_text(changes::text) end) STORED;--> statement-breakpoint
ALTER TABLE "offer"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{OPEN,CANCELLED,FILLED}'::offer_status[], status), 0) * 1 + coalesce(array_position('{BUY,SELL}'::offer_intention[], intention), 0) * 16) STORED NOT NULL,
  ADD COLUMN "cents" bigint GENERATED ALWAYS AS ((price_in_euro * 100)::bigint) STORED NOT NULL,
  ADD COLUMN "unit_price" double precision GENERATED ALWAYS AS (coalesce(price_in_euro / nullif(amount, 0), 0)::float8) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customer"
  ADD COLUMN "check_submitted_at" timestamp(3) with time zone,
  ADD COLUMN "submitted_at" timestamp(3) with time zone GENERATED ALWAYS AS (coalesce(check_submitted_at, updated_at)) STORED NOT NULL,
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{INDIVIDUAL,ORGANIZATION}'::customer_type[], type), 0) * 1 + coalesce(array_position('{INCOMPLETE,IN_PROGRESS,COMPLETED}'::verification_status[], verification_status), 0) * 16 + case when blocked_at is null then 2 else 1 end * 256) STORED NOT NULL,
  ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(coalesce(name, username, ''))) STORED NOT NULL,
  ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email)) STORED,
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(name, '') || ' ' || coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(address_city, '') || ' ' || coalesce(referral_code, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "distribution_payment"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{DUE,PROCESSING,PAID,FAILED}'::distribution_payment_status[], status), 0) * 1) STORED NOT NULL,
  ADD COLUMN "cents" bigint GENERATED ALWAYS AS ((amount * 100)::bigint) STORED NOT NULL;--> statement-breakpoint
-- A default of now() leaves the rows that are there as they are on disk; what still waits keeps its order.
ALTER TABLE "event" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "written_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
UPDATE "event" e SET "written_at" = now() - interval '1 hour' + w.place * interval '1 microsecond'
  FROM (SELECT organization_id, id, row_number() OVER (ORDER BY sequence) AS place FROM "event" WHERE position IS NULL) w
 WHERE e.organization_id = w.organization_id AND e.id = w.id;--> statement-breakpoint
ALTER TABLE "webhook_delivery"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{PENDING,SUCCEEDED,FAILED}'::webhook_delivery_status[], status), 0) * 1) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "offering"
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(title, '') || ' ' || coalesce(subtitle, '') || ' ' || coalesce(type, '') || ' ' || coalesce(subdomain, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "organization"
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(name, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{MATCHED,OPEN,RESOLVED,IGNORED}'::bank_entry_status[], status), 0) * 1 + coalesce(array_position('{UNMATCHED,UNDERPAID,OVERPAID,WRONG_CURRENCY,WRONG_PAYER,LATE}'::bank_entry_problem[], problem), 0) * 16) STORED NOT NULL,
  ADD COLUMN "cents" bigint GENERATED ALWAYS AS ((amount * 100)::bigint) STORED NOT NULL,
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(counterparty_name, '') || ' ' || coalesce(counterparty_account, '') || ' ' || coalesce(remittance, '') || ' ' || coalesce(amount::text, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{OPEN,PROCESSING,SUCCEEDED,FAILED,EXPIRED}'::payment_status[], status), 0) * 1 + coalesce(array_position('{BANK_TRANSFER,STRIPE,SANDBOX}'::payment_provider[], provider), 0) * 16 + coalesce(array_position('{USD,EUR}'::currency[], currency), 0) * 256) STORED NOT NULL,
  ADD COLUMN "cents" bigint GENERATED ALWAYS AS ((amount * 100)::bigint) STORED NOT NULL,
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(payer_name, '') || ' ' || coalesce(payer_account, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "refund"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{DUE,PROCESSING,SUCCEEDED,FAILED}'::refund_status[], status), 0) * 1 + coalesce(array_position('{BANK_TRANSFER,STRIPE,SANDBOX}'::payment_provider[], provider), 0) * 16) STORED NOT NULL,
  ADD COLUMN "cents" bigint GENERATED ALWAYS AS ((amount * 100)::bigint) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{COMPLETED,FAILED,PENDING,CANCELLED}'::purchase_status[], purchase_status), 0) * 1 + coalesce(array_position('{USD,EUR}'::currency[], currency), 0) * 16) STORED NOT NULL,
  ADD COLUMN "purchase_cents" bigint GENERATED ALWAYS AS ((purchase_amount * 100)::bigint) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_account"
  ADD COLUMN "total" numeric(38, 18) GENERATED ALWAYS AS (available + frozen) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "token"
  ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(coalesce(id, '') || ' ' || coalesce(name, '') || ' ' || coalesce(symbol, '') || ' ' || coalesce(address, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "trade"
  ADD COLUMN "facets" integer GENERATED ALWAYS AS (coalesce(array_position('{NOT_TRACKED,DUE,PAID}'::trade_payment_status[], payment_status), 0) * 1) STORED NOT NULL,
  ADD COLUMN "cents" bigint GENERATED ALWAYS AS ((price_in_euro * 100)::bigint) STORED NOT NULL,
  ADD COLUMN "unit_price" double precision GENERATED ALWAYS AS (coalesce(price_in_euro / nullif(amount, 0), 0)::float8) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "figure" ADD CONSTRAINT "figure_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding" ADD CONSTRAINT "holding_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding" ADD CONSTRAINT "holding_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_balance" ADD CONSTRAINT "past_balance_organization_id_token_id_at_register_checkpoint_organization_id_token_id_at_fk" FOREIGN KEY ("organization_id","token_id","at") REFERENCES "public"."register_checkpoint"("organization_id","token_id","at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_day" ADD CONSTRAINT "purchase_day_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_sum" ADD CONSTRAINT "purchase_sum_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checkpoint" ADD CONSTRAINT "register_checkpoint_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_change_about" ON "figure_change" USING btree ("organization_id","figure","about");--> statement-breakpoint
CREATE INDEX "holding_largest" ON "holding" USING btree ("organization_id","token_id","total") WHERE "holding"."total" > 0;--> statement-breakpoint
CREATE INDEX "audit_event_actor_kind" ON "audit_event" USING btree ("organization_id","facets","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_action" ON "audit_event" USING btree ("organization_id","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_resource_type" ON "audit_event" USING btree ("organization_id","resource_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("organization_id","actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_event_request" ON "audit_event" USING btree ("organization_id","request_id");--> statement-breakpoint
CREATE INDEX "audit_event_actor_customer" ON "audit_event" USING btree ("organization_id","actor_customer_id") WHERE "audit_event"."actor_customer_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_event_about_customer" ON "audit_event" USING btree ("organization_id","about_customer_id") WHERE "audit_event"."about_customer_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_event_search" ON "audit_event" USING gin ("organization_id","search" gin_trgm_ops) WHERE "audit_event"."search" is not null;--> statement-breakpoint
CREATE INDEX "auth_session_expiry" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verification_expiry" ON "auth_verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offer_facets_created" ON "offer" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_facets_price" ON "offer" USING btree ("organization_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "offer_facets_unit_price" ON "offer" USING btree ("organization_id","facets","unit_price","id");--> statement-breakpoint
CREATE INDEX "offer_token_created" ON "offer" USING btree ("organization_id","token_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "offer_token_price" ON "offer" USING btree ("organization_id","token_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "offer_token_unit_price" ON "offer" USING btree ("organization_id","token_id","facets","unit_price","id");--> statement-breakpoint
CREATE INDEX "customer_verified_until" ON "customer" USING btree ("verified_until") WHERE "customer"."verification_status" = 'COMPLETED' and "customer"."verified_until" is not null;--> statement-breakpoint
CREATE INDEX "customer_facets_created" ON "customer" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_facets_name" ON "customer" USING btree ("organization_id","facets","sort_name","id");--> statement-breakpoint
CREATE INDEX "customer_facets_submitted" ON "customer" USING btree ("organization_id","facets","submitted_at","id");--> statement-breakpoint
CREATE INDEX "customer_country_created" ON "customer" USING btree ("organization_id","country_code","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_country_name" ON "customer" USING btree ("organization_id","country_code","facets","sort_name","id");--> statement-breakpoint
CREATE INDEX "customer_country_submitted" ON "customer" USING btree ("organization_id","country_code","facets","submitted_at","id");--> statement-breakpoint
CREATE INDEX "customer_own_email" ON "customer" USING btree ("organization_id","email_key");--> statement-breakpoint
CREATE INDEX "customer_search" ON "customer" USING gin ("organization_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "customer_invitation_token" ON "customer_invitation" USING btree ("token_hash","organization_id");--> statement-breakpoint
CREATE INDEX "wallet_address" ON "wallet" USING btree ("organization_id","address");--> statement-breakpoint
CREATE INDEX "wallet_challenge_expiry" ON "wallet_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "distribution_payment_reference" ON "distribution_payment" USING btree ("organization_id","provider_reference");--> statement-breakpoint
CREATE INDEX "distribution_payment_facets_created" ON "distribution_payment" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "distribution_payment_facets_amount" ON "distribution_payment" USING btree ("organization_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "distribution_payment_of_created" ON "distribution_payment" USING btree ("organization_id","distribution_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "distribution_payment_of_amount" ON "distribution_payment" USING btree ("organization_id","distribution_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "event_type" ON "event" USING btree ("organization_id","type","position");--> statement-breakpoint
CREATE INDEX "webhook_delivery_completed" ON "webhook_delivery" USING btree ("completed_at") WHERE "webhook_delivery"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_facets" ON "webhook_delivery" USING btree ("organization_id","webhook_endpoint_id","facets","position","id");--> statement-breakpoint
CREATE INDEX "idempotency_key_expiry" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bank_entry_facets_created" ON "bank_entry" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_entry_facets_booked" ON "bank_entry" USING btree ("organization_id","facets","booking_date","id");--> statement-breakpoint
CREATE INDEX "bank_entry_facets_amount" ON "bank_entry" USING btree ("organization_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "bank_entry_intent" ON "bank_entry" USING btree ("organization_id","offering_purchase_intent_id");--> statement-breakpoint
CREATE INDEX "bank_entry_search" ON "bank_entry" USING gin ("organization_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_facets_created" ON "payment" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_facets_amount" ON "payment" USING btree ("organization_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("organization_id","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_search" ON "payment" USING gin ("organization_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refund_facets_created" ON "refund" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "refund_facets_amount" ON "refund" USING btree ("organization_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "refund_reference" ON "refund" USING btree ("organization_id",right("id", 21));--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_facets_created" ON "offering_purchase_intent" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_facets_amount" ON "offering_purchase_intent" USING btree ("organization_id","facets","purchase_cents","id");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_offering_created" ON "offering_purchase_intent" USING btree ("organization_id","offering_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_offering_amount" ON "offering_purchase_intent" USING btree ("organization_id","offering_id","facets","purchase_cents","id");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_reference" ON "offering_purchase_intent" USING btree ("organization_id",right("id", 21));--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_expiring" ON "offering_purchase_intent" USING btree ("expires_at") WHERE "offering_purchase_intent"."purchase_status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_paid" ON "offering_purchase_intent" USING btree ("organization_id","offering_id") WHERE "offering_purchase_intent"."purchase_status" = 'PENDING' and "offering_purchase_intent"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_allocated" ON "offering_purchase_intent" USING btree ("organization_id","offering_id") WHERE "offering_purchase_intent"."settlement_status" = 'ALLOCATED';--> statement-breakpoint
CREATE INDEX "ledger_account_register" ON "ledger_account" USING btree ("organization_id","token_id","customer_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_debit" ON "ledger_entry" USING btree ("organization_id","debit_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_credit" ON "ledger_entry" USING btree ("organization_id","credit_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_reference" ON "ledger_entry" USING btree ("organization_id","reference") WHERE "ledger_entry"."reference" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_noted" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."note" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_issue" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'ISSUE';--> statement-breakpoint
CREATE INDEX "ledger_entry_mint" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'MINT';--> statement-breakpoint
CREATE INDEX "ledger_entry_freeze" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'FREEZE';--> statement-breakpoint
CREATE INDEX "ledger_entry_release" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'RELEASE';--> statement-breakpoint
CREATE INDEX "ledger_entry_transfer" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'TRANSFER';--> statement-breakpoint
CREATE INDEX "ledger_entry_allocate" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'ALLOCATE';--> statement-breakpoint
CREATE INDEX "trade_facets_created" ON "trade" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_facets_price" ON "trade" USING btree ("organization_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "trade_facets_unit_price" ON "trade" USING btree ("organization_id","facets","unit_price","id");--> statement-breakpoint
CREATE INDEX "trade_token_facets" ON "trade" USING btree ("organization_id","token_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_token_price" ON "trade" USING btree ("organization_id","token_id","facets","cents","id");--> statement-breakpoint
CREATE INDEX "trade_token_unit_price" ON "trade" USING btree ("organization_id","token_id","facets","unit_price","id");--> statement-breakpoint
CREATE INDEX "trade_seller" ON "trade" USING btree ("organization_id","seller_customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_buyer" ON "trade" USING btree ("organization_id","buyer_customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_unpublished" ON "event" USING btree ("organization_id","written_at","id") WHERE "event"."position" is null;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_customer" ON "offering_purchase_intent" USING btree ("organization_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_account_holders" ON "ledger_account" USING btree ("organization_id","token_id","total","id") WHERE "ledger_account"."kind" = 'WALLET' and "ledger_account"."total" > 0;--> statement-breakpoint
ALTER TABLE "event" DROP COLUMN "sequence";