DROP INDEX "chain_operation_known";--> statement-breakpoint
DROP INDEX "chain_operation_block";--> statement-breakpoint
DROP INDEX "chain_operation_transaction";--> statement-breakpoint
CREATE UNIQUE INDEX "chain_operation_known" ON "chain_operation" USING btree ("organization_id","operation_id") WHERE "chain_operation"."operation_id" is not null;--> statement-breakpoint
CREATE INDEX "chain_operation_block" ON "chain_operation" USING btree ("organization_id","token_id","block_number") WHERE "chain_operation"."block_number" is not null;--> statement-breakpoint
CREATE INDEX "chain_operation_transaction" ON "chain_operation" USING btree ("organization_id","transaction_id") WHERE "chain_operation"."transaction_id" is not null;