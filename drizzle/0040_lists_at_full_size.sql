-- The market is read by the order of an index, and not all of it for each page. The planner knows nothing of who asks, nor, under
-- a policy, of the states that offerings have; it took what the market shows for next to none of them. Of a coalesce it expects half.
alter policy market on offering using (
  coalesce(current_setting('app.organization_id', true) = 'market' and state <> 'DRAFT', false));
--> statement-breakpoint
DROP INDEX "bank_entry_statement";--> statement-breakpoint
CREATE INDEX "offering_market_title" ON "offering" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "offering_market_start" ON "offering" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "offering_market_end" ON "offering" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "offering_market_price" ON "offering" USING btree ("price_per_token","id");--> statement-breakpoint
CREATE INDEX "offering_market_hard_cap" ON "offering" USING btree ("hard_cap","id");--> statement-breakpoint
CREATE INDEX "bank_entry_statement" ON "bank_entry" USING btree ("organization_id","bank_statement_id","id","status");