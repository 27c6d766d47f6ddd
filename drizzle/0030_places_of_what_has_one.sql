DROP INDEX "audit_event_sequence";--> statement-breakpoint
DROP INDEX "event_position";--> statement-breakpoint
CREATE UNIQUE INDEX "audit_event_sequence" ON "audit_event" USING btree ("organization_id","sequence") WHERE "audit_event"."sequence" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "event_position" ON "event" USING btree ("organization_id","position") WHERE "event"."position" is not null;