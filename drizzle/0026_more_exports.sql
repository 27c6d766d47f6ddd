ALTER TYPE "public"."export_resource" ADD VALUE 'chainTransactions';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'registerHolders';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'ledgerEntries';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'payouts';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'bankStatements';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'events';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'requests';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'webhookDeliveries';--> statement-breakpoint
CREATE INDEX "event_created" ON "event" USING btree ("organization_id","created_at","id") WHERE "event"."position" is not null;