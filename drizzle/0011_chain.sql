CREATE TYPE "public"."chain_difference_kind" AS ENUM('EXTERNAL_MINT', 'EXTERNAL_BURN', 'EXTERNAL_TRANSFER', 'EXTERNAL_FREEZE', 'MISSING_ON_CHAIN', 'UNKNOWN_OPERATION', 'ROLE_LOST', 'OWNER_CHANGED', 'UNPAUSED');--> statement-breakpoint
CREATE TYPE "public"."chain_difference_status" AS ENUM('OPEN', 'ADOPTED', 'CORRECTED', 'IGNORED');--> statement-breakpoint
CREATE TYPE "public"."chain_halt_reason" AS ENUM('wrong_chain', 'fee_cap', 'unfunded', 'finality_violated', 'role_lost', 'code_missing');--> statement-breakpoint
CREATE TYPE "public"."chain_operation_kind" AS ENUM('MINT', 'MINT_FROZEN', 'FREEZE', 'UNFREEZE', 'TRANSFER', 'TRANSFER_FROZEN', 'BURN', 'BURN_FROZEN', 'DEPLOY', 'REGISTER', 'SET_COUNTRY', 'SET_IDENTITY', 'REMOVE', 'PAUSE', 'UNPAUSE');--> statement-breakpoint
CREATE TYPE "public"."chain_operation_status" AS ENUM('WAITING', 'ASSIGNED', 'MINED', 'FINAL', 'REFUSED');--> statement-breakpoint
CREATE TYPE "public"."chain_policy" AS ENUM('CLOSED', 'OPEN');--> statement-breakpoint
CREATE TYPE "public"."chain_token_status" AS ENUM('DEPLOYING', 'LIVE', 'HALTED', 'DETACHED');--> statement-breakpoint
CREATE TYPE "public"."chain_transaction_status" AS ENUM('RESERVED', 'SIGNED', 'BROADCAST', 'MINED', 'FINAL', 'VOIDED');--> statement-breakpoint
CREATE TYPE "public"."chain_wallet_status" AS ENUM('WANTED', 'SENT', 'REGISTERED', 'REMOVED');--> statement-breakpoint
CREATE TYPE "public"."token_settlement" AS ENUM('LEDGER', 'ERC3643');--> statement-breakpoint
ALTER TYPE "public"."ledger_reason" ADD VALUE 'CHAIN';--> statement-breakpoint
CREATE TABLE "chain_attempt" (
	"transaction_id" text NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"raw" text NOT NULL,
	"max_fee" numeric(78, 0) NOT NULL,
	"tip" numeric(78, 0) NOT NULL,
	"is_void" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"broadcast_at" timestamp(3) with time zone,
	CONSTRAINT "chain_attempt_transaction_id_number_pk" PRIMARY KEY("transaction_id","number")
);
--> statement-breakpoint
CREATE TABLE "chain_contract" (
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	CONSTRAINT "chain_contract_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "chain_difference" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"kind" "chain_difference_kind" NOT NULL,
	"wallet_address" text DEFAULT '' NOT NULL,
	"other_address" text DEFAULT '' NOT NULL,
	"operation_id" text DEFAULT '' NOT NULL,
	"register_units" numeric(78, 0),
	"chain_units" numeric(78, 0),
	"block_number" bigint NOT NULL,
	"tx_hash" text,
	"movements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" "chain_difference_status" DEFAULT 'OPEN' NOT NULL,
	"requested_by" text,
	"requested_resolution" "chain_difference_status",
	"resolved_by" text,
	"reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"resolved_at" timestamp(3) with time zone,
	CONSTRAINT "chain_difference_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "chain_difference_resolved" CHECK (("chain_difference"."status" = 'OPEN') = ("chain_difference"."resolved_at" is null)),
	CONSTRAINT "chain_difference_approved" CHECK ("chain_difference"."resolved_by" is distinct from "chain_difference"."requested_by" or "chain_difference"."resolved_by" is null)
);
--> statement-breakpoint
CREATE TABLE "chain_event" (
	"chain_id" bigint NOT NULL,
	"block_hash" text NOT NULL,
	"log_index" integer NOT NULL,
	"block_number" bigint NOT NULL,
	"tx_hash" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"args" jsonb NOT NULL,
	CONSTRAINT "chain_event_chain_id_block_hash_log_index_pk" PRIMARY KEY("chain_id","block_hash","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_operation" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"operation_id" text,
	"ledger_entry_id" text,
	"reference" text,
	"kind" "chain_operation_kind" NOT NULL,
	"from_address" text,
	"to_address" text,
	"units" numeric(78, 0) NOT NULL,
	"country" smallint,
	"status" "chain_operation_status" DEFAULT 'WAITING' NOT NULL,
	"transaction_id" text,
	"position" smallint,
	"reason" text,
	"tx_hash" text,
	"block_number" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"final_at" timestamp(3) with time zone,
	"facets" integer GENERATED ALWAYS AS (coalesce(array_position('{WAITING,ASSIGNED,MINED,FINAL,REFUSED}'::chain_operation_status[], status), 0) * 1 + coalesce(array_position('{MINT,MINT_FROZEN,FREEZE,UNFREEZE,TRANSFER,TRANSFER_FROZEN,BURN,BURN_FROZEN,DEPLOY,REGISTER,SET_COUNTRY,SET_IDENTITY,REMOVE,PAUSE,UNPAUSE}'::chain_operation_kind[], kind), 0) * 16) STORED NOT NULL,
	CONSTRAINT "chain_operation_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "chain_operation_units" CHECK ("chain_operation"."units" >= 0),
	CONSTRAINT "chain_operation_assigned" CHECK ("chain_operation"."status" not in ('ASSIGNED', 'MINED') or ("chain_operation"."transaction_id" is not null and "chain_operation"."operation_id" is not null)),
	CONSTRAINT "chain_operation_mined" CHECK ("chain_operation"."status" <> 'MINED' or ("chain_operation"."tx_hash" is not null and "chain_operation"."block_number" is not null)),
	CONSTRAINT "chain_operation_final" CHECK (("chain_operation"."status" = 'FINAL') = ("chain_operation"."final_at" is not null)),
	CONSTRAINT "chain_operation_refused" CHECK ("chain_operation"."status" <> 'REFUSED' or ("chain_operation"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "chain_signer" (
	"chain_id" bigint NOT NULL,
	"address" text NOT NULL,
	"genesis_hash" text,
	"next_nonce" bigint DEFAULT 0 NOT NULL,
	"lease_holder" text,
	"lease_until" timestamp(3) with time zone,
	"halt_reason" "chain_halt_reason",
	"halted_at" timestamp(3) with time zone,
	"balance" numeric(78, 0),
	"latest_block" bigint,
	"final_block" bigint,
	"final_hash" text,
	"checked_at" timestamp(3) with time zone,
	CONSTRAINT "chain_signer_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "chain_token" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"genesis_hash" text,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"identity_registry" text NOT NULL,
	"owner" text NOT NULL,
	"first_operator" text NOT NULL,
	"policy" "chain_policy" DEFAULT 'CLOSED' NOT NULL,
	"status" "chain_token_status" DEFAULT 'DEPLOYING' NOT NULL,
	"halt_reason" "chain_halt_reason",
	"is_attached" boolean DEFAULT false NOT NULL,
	"deployed_block" bigint,
	"reconciled_block" bigint,
	"reconciled_supply" numeric(78, 0) DEFAULT '0' NOT NULL,
	"reconciled_at" timestamp(3) with time zone,
	"token_owner" text,
	"in_sync" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"live_at" timestamp(3) with time zone,
	CONSTRAINT "chain_token_organization_id_token_id_pk" PRIMARY KEY("organization_id","token_id"),
	CONSTRAINT "chain_token_halted" CHECK (("chain_token"."status" = 'HALTED') = ("chain_token"."halt_reason" is not null)),
	CONSTRAINT "chain_token_live" CHECK ("chain_token"."status" <> 'LIVE' or ("chain_token"."genesis_hash" is not null and "chain_token"."deployed_block" is not null))
);
--> statement-breakpoint
CREATE TABLE "chain_transaction" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"signer" text NOT NULL,
	"nonce" bigint NOT NULL,
	"to" text NOT NULL,
	"data" text NOT NULL,
	"gas" bigint NOT NULL,
	"status" "chain_transaction_status" DEFAULT 'RESERVED' NOT NULL,
	"is_voiding" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"first_broadcast_at" timestamp(3) with time zone,
	"last_broadcast_at" timestamp(3) with time zone,
	"last_broadcast_block" bigint,
	"block_number" bigint,
	"block_hash" text,
	"tx_hash" text,
	"final_at" timestamp(3) with time zone,
	"facets" integer GENERATED ALWAYS AS (coalesce(array_position('{RESERVED,SIGNED,BROADCAST,MINED,FINAL,VOIDED}'::chain_transaction_status[], status), 0) * 1) STORED NOT NULL,
	CONSTRAINT "chain_transaction_mined" CHECK ("chain_transaction"."status" not in ('MINED', 'FINAL') or ("chain_transaction"."tx_hash" is not null and "chain_transaction"."block_number" is not null and "chain_transaction"."block_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "chain_wallet" (
	"organization_id" text NOT NULL,
	"registry" text NOT NULL,
	"address" text NOT NULL,
	"customer_id" text NOT NULL,
	"country" smallint NOT NULL,
	"identity" text,
	"status" "chain_wallet_status" DEFAULT 'WANTED' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "chain_wallet_organization_id_registry_address_pk" PRIMARY KEY("organization_id","registry","address"),
	CONSTRAINT "chain_wallet_country" CHECK ("chain_wallet"."country" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "settlement" "token_settlement" DEFAULT 'LEDGER' NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_attempt" ADD CONSTRAINT "chain_attempt_transaction_id_chain_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."chain_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_difference" ADD CONSTRAINT "chain_difference_organization_id_token_id_chain_token_organization_id_token_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."chain_token"("organization_id","token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_operation" ADD CONSTRAINT "chain_operation_organization_id_token_id_chain_token_organization_id_token_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."chain_token"("organization_id","token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_token" ADD CONSTRAINT "chain_token_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_transaction" ADD CONSTRAINT "chain_transaction_chain_id_signer_chain_signer_chain_id_address_fk" FOREIGN KEY ("chain_id","signer") REFERENCES "public"."chain_signer"("chain_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_wallet" ADD CONSTRAINT "chain_wallet_organization_id_customer_id_address_wallet_organization_id_customer_id_address_fk" FOREIGN KEY ("organization_id","customer_id","address") REFERENCES "public"."wallet"("organization_id","customer_id","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chain_attempt_hash" ON "chain_attempt" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_difference_open" ON "chain_difference" USING btree ("organization_id","token_id","kind","wallet_address","operation_id") WHERE "chain_difference"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "chain_difference_token" ON "chain_difference" USING btree ("organization_id","token_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chain_event_address" ON "chain_event" USING btree ("chain_id","address","block_number");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_operation_entry" ON "chain_operation" USING btree ("organization_id","ledger_entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_operation_known" ON "chain_operation" USING btree ("organization_id","operation_id");--> statement-breakpoint
CREATE INDEX "chain_operation_waiting" ON "chain_operation" USING btree ("organization_id","token_id","seq") WHERE "chain_operation"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "chain_operation_unsettled" ON "chain_operation" USING btree ("organization_id","token_id","seq") WHERE "chain_operation"."status" in ('ASSIGNED', 'REFUSED');--> statement-breakpoint
CREATE INDEX "chain_operation_mined" ON "chain_operation" USING btree ("organization_id","token_id","seq") WHERE "chain_operation"."status" = 'MINED';--> statement-breakpoint
CREATE INDEX "chain_operation_block" ON "chain_operation" USING btree ("organization_id","token_id","block_number");--> statement-breakpoint
CREATE INDEX "chain_operation_from" ON "chain_operation" USING btree ("organization_id","token_id","from_address","seq");--> statement-breakpoint
CREATE INDEX "chain_operation_to" ON "chain_operation" USING btree ("organization_id","token_id","to_address","seq");--> statement-breakpoint
CREATE INDEX "chain_operation_transaction" ON "chain_operation" USING btree ("organization_id","transaction_id");--> statement-breakpoint
CREATE INDEX "chain_operation_reference" ON "chain_operation" USING btree ("organization_id","reference");--> statement-breakpoint
CREATE INDEX "chain_operation_created" ON "chain_operation" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chain_operation_token" ON "chain_operation" USING btree ("organization_id","token_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chain_operation_facets" ON "chain_operation" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_token_address" ON "chain_token" USING btree ("organization_id","chain_id","address");--> statement-breakpoint
CREATE INDEX "chain_token_registry" ON "chain_token" USING btree ("organization_id","identity_registry");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_transaction_nonce" ON "chain_transaction" USING btree ("chain_id","signer","nonce");--> statement-breakpoint
CREATE INDEX "chain_transaction_open" ON "chain_transaction" USING btree ("chain_id","signer","nonce") WHERE "chain_transaction"."status" not in ('FINAL', 'VOIDED');--> statement-breakpoint
CREATE INDEX "chain_transaction_organization" ON "chain_transaction" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chain_transaction_token" ON "chain_transaction" USING btree ("organization_id","token_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chain_transaction_facets" ON "chain_transaction" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "chain_wallet_address" ON "chain_wallet" USING btree ("organization_id","address");--> statement-breakpoint
CREATE INDEX "ledger_entry_chain" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" > 'ALLOCATE';--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['chain_token', 'chain_wallet', 'chain_operation', 'chain_difference']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (organization_id = current_setting(''app.organization_id'', true))',
      name);
  end loop;
  -- Directories: whole for whoever sends for all organizations, closed to one's own rows within an organization.
  foreach name in array array['chain_contract', 'chain_transaction']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (
      coalesce(current_setting(''app.organization_id'', true), '''') in ('''', organization_id))', name);
  end loop;
end
$$;
--> statement-breakpoint
-- What was signed may be mined whenever, and what was told is kept.
revoke delete on chain_operation, chain_transaction, chain_attempt, chain_event, chain_difference from offerboard_app;
--> statement-breakpoint
revoke update on chain_event from offerboard_app;
--> statement-breakpoint
-- Rows that are changed in place a few times, soon after they are written.
alter table chain_operation set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
alter table chain_transaction set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
alter table chain_signer set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
