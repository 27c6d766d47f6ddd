ALTER TABLE "chain_signer" ADD COLUMN "lease_pid" integer;--> statement-breakpoint
ALTER TABLE "chain_signer" ADD COLUMN "lease_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "chain_token" ADD COLUMN "daily_limit" numeric(78, 0);