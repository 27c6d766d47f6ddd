CREATE TYPE "public"."request_method" AS ENUM('GET', 'POST', 'PATCH', 'PUT', 'DELETE');--> statement-breakpoint
CREATE TABLE "request_log" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"request_id" text NOT NULL,
	"api_key_id" text,
	"method" "request_method" NOT NULL,
	"route" text NOT NULL,
	"status" smallint NOT NULL,
	"code" text,
	"duration_ms" integer NOT NULL,
	"network" text,
	"ignored_fields" text,
	"request" jsonb,
	"response" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"facets" integer GENERATED ALWAYS AS (coalesce(array_position('{GET,POST,PATCH,PUT,DELETE}'::request_method[], method), 0) * 1 + (status / 100 - 1) * 16) STORED NOT NULL,
	CONSTRAINT "request_log_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "request_log_status" CHECK ("request_log"."status" between 200 and 599)
);
--> statement-breakpoint
ALTER TABLE "request_log" ADD CONSTRAINT "request_log_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_log_created" ON "request_log" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "request_log_facets" ON "request_log" USING btree ("organization_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "request_log_key" ON "request_log" USING btree ("organization_id","api_key_id","facets","created_at","id");--> statement-breakpoint
CREATE INDEX "request_log_request" ON "request_log" USING btree ("organization_id","request_id");--> statement-breakpoint
CREATE INDEX "request_log_age" ON "request_log" USING btree ("created_at");
--> statement-breakpoint
alter table request_log enable row level security;
--> statement-breakpoint
create policy tenant on request_log using (organization_id = current_setting('app.organization_id', true));
