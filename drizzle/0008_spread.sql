ALTER TABLE "customer_invitation" DROP CONSTRAINT "customer_invitation_tokenHash_unique";--> statement-breakpoint
DROP INDEX "event_unpublished";--> statement-breakpoint
-- A default of now() leaves the rows that are there as they are on disk; what still waits keeps its order.
ALTER TABLE "event" ADD COLUMN "written_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "written_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
UPDATE "event" e SET "written_at" = now() - interval '1 hour' + w.place * interval '1 microsecond'
  FROM (SELECT organization_id, id, row_number() OVER (ORDER BY sequence) AS place FROM "event" WHERE position IS NULL) w
 WHERE e.organization_id = w.organization_id AND e.id = w.id;--> statement-breakpoint
CREATE INDEX "auth_session_expiry" ON "auth_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verification_expiry" ON "auth_verification" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_invitation_token" ON "customer_invitation" USING btree ("token_hash","organization_id");--> statement-breakpoint
CREATE INDEX "wallet_challenge_expiry" ON "wallet_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_completed" ON "webhook_delivery" USING btree ("completed_at") WHERE "webhook_delivery"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_key_expiry" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "event_unpublished" ON "event" USING btree ("organization_id","written_at","id") WHERE "event"."position" is null;