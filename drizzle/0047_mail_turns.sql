DROP INDEX "mail_due";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "line" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_turn" ON "mail" USING btree ("line","due_at") WHERE "mail"."sent_at" is null;