DROP INDEX "offering_market";--> statement-breakpoint
CREATE INDEX "offering_token" ON "offering" USING btree ("organization_id","token_id");--> statement-breakpoint
CREATE INDEX "offering_market" ON "offering" USING btree ("created_at","id");