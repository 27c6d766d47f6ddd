DROP INDEX "ledger_entry_noted";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "search" text GENERATED ALWAYS AS (searchable_text(note)) STORED;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_customer_paid" ON "offering_purchase_intent" USING btree ("organization_id","customer_id","paid_at","id") WHERE "offering_purchase_intent"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_bought" ON "offering_purchase_intent" USING btree ("organization_id","offering_id","customer_id") WHERE "offering_purchase_intent"."purchase_status" = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "ledger_entry_search" ON "ledger_entry" USING gin ("organization_id","search" gin_trgm_ops) WHERE "ledger_entry"."search" is not null;