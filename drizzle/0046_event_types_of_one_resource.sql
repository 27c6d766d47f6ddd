DROP INDEX "event_resource";--> statement-breakpoint
CREATE INDEX "event_resource_created" ON "event" USING btree ("organization_id","resource_id","type","created_at","id") WHERE "event"."position" is not null;--> statement-breakpoint
CREATE INDEX "event_resource" ON "event" USING btree ("organization_id","resource_id","type","position");