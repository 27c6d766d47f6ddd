CREATE INDEX "ledger_entry_debit" ON "ledger_entry" USING btree ("organization_id","debit_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_credit" ON "ledger_entry" USING btree ("organization_id","credit_account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_issue" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'ISSUE';--> statement-breakpoint
CREATE INDEX "ledger_entry_mint" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'MINT';--> statement-breakpoint
CREATE INDEX "ledger_entry_freeze" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'FREEZE';--> statement-breakpoint
CREATE INDEX "ledger_entry_release" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'RELEASE';--> statement-breakpoint
CREATE INDEX "ledger_entry_transfer" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'TRANSFER';--> statement-breakpoint
CREATE INDEX "ledger_entry_allocate" ON "ledger_entry" USING btree ("organization_id","token_id","created_at","id") WHERE "ledger_entry"."reason" = 'ALLOCATE';