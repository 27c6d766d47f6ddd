CREATE TYPE "public"."charge_back_status" AS ENUM('OPEN', 'WON', 'LOST');--> statement-breakpoint
ALTER TYPE "public"."refund_reason" ADD VALUE 'CHARGED_BACK';--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charge_back_status" charge_back_status;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charge_back_reference" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charge_back_reason" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charge_back_amount" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charged_back_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "open_claim" numeric(15, 2);--> statement-breakpoint
CREATE INDEX "payment_claims" ON "payment" USING btree ("organization_id","created_at","id") WHERE "payment"."open_claim" is not null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_charge_back" CHECK (num_nonnulls("payment"."charge_back_status", "payment"."charge_back_reference", "payment"."charge_back_reason", "payment"."charge_back_amount", "payment"."charged_back_at") in (0, 5)
        and ("payment"."charge_back_amount" is null or ("payment"."status" = 'SUCCEEDED' and "payment"."charge_back_amount" between 0.01 and "payment"."amount"))
        and ("payment"."open_claim" is null or "payment"."open_claim" between 0.01 and "payment"."charge_back_amount"));