DROP INDEX "offering_purchase_intent_allocated";--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "delivered_up_to" text;--> statement-breakpoint
CREATE INDEX "offering_delivering" ON "offering" USING btree ("organization_id") WHERE "offering"."delivered_up_to" is not null;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_allocated" ON "offering_purchase_intent" USING btree ("organization_id","offering_id","id") WHERE "offering_purchase_intent"."settlement_status" = 'ALLOCATED';