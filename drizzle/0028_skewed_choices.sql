DROP INDEX "event_type";--> statement-breakpoint
CREATE INDEX "event_type_created" ON "event" USING btree ("organization_id","type","created_at","id") WHERE "event"."position" is not null;--> statement-breakpoint
CREATE INDEX "event_type" ON "event" USING btree ("organization_id","type","position") WHERE "event"."position" is not null;