ALTER TABLE "mail" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "notice_created" ON "notice" USING btree ("created_at");