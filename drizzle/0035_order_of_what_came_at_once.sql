DROP INDEX "offer_maker";--> statement-breakpoint
DROP INDEX "trade_token";--> statement-breakpoint
DROP INDEX "verification_customer";--> statement-breakpoint
DROP INDEX "verification_document_customer";--> statement-breakpoint
CREATE INDEX "offer_maker" ON "offer" USING btree ("organization_id","maker_customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_token" ON "trade" USING btree ("organization_id","token_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_customer" ON "verification" USING btree ("organization_id","customer_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "verification_document_customer" ON "verification_document" USING btree ("organization_id","customer_id","created_at","id");