ALTER TABLE "offer" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "offering" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "offering_purchase_intent" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "token" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
CREATE INDEX "offer_metadata" ON "offer" USING gin ("organization_id","metadata" jsonb_path_ops) WHERE "offer"."metadata" is not null;--> statement-breakpoint
CREATE INDEX "offer_updated" ON "offer" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "customer_metadata" ON "customer" USING gin ("organization_id","metadata" jsonb_path_ops) WHERE "customer"."metadata" is not null;--> statement-breakpoint
CREATE INDEX "customer_updated" ON "customer" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "offering_metadata" ON "offering" USING gin ("organization_id","metadata" jsonb_path_ops) WHERE "offering"."metadata" is not null;--> statement-breakpoint
CREATE INDEX "offering_updated" ON "offering" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "payment_updated" ON "payment" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "refund_updated" ON "refund" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_metadata" ON "offering_purchase_intent" USING gin ("organization_id","metadata" jsonb_path_ops) WHERE "offering_purchase_intent"."metadata" is not null;--> statement-breakpoint
CREATE INDEX "offering_purchase_intent_updated" ON "offering_purchase_intent" USING btree ("organization_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "trade_updated" ON "trade" USING btree ("organization_id","updated_at","id");