CREATE TYPE "public"."export_resource" AS ENUM('holders', 'entries', 'distributionPayments', 'auditEvents');--> statement-breakpoint
CREATE TYPE "public"."export_status" AS ENUM('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED');--> statement-breakpoint
CREATE TABLE "export" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"resource" "export_resource" NOT NULL,
	"query" jsonb NOT NULL,
	"status" "export_status" NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"rows_total" integer,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"completed_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "export_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "export_ended" CHECK (("export"."status" in ('PENDING', 'RUNNING')) = ("export"."completed_at" is null)),
	CONSTRAINT "export_failed" CHECK (("export"."status" = 'FAILED') = ("export"."failure" is not null)),
	CONSTRAINT "export_rows" CHECK ("export"."rows_done" >= 0 and "export"."pieces" >= 0 and "export"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "export_piece" (
	"organization_id" text NOT NULL,
	"export_id" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "export_piece_organization_id_export_id_position_pk" PRIMARY KEY("organization_id","export_id","position"),
	CONSTRAINT "export_piece_position" CHECK ("export_piece"."position" >= 1)
);
--> statement-breakpoint
ALTER TABLE "export" ADD CONSTRAINT "export_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_piece" ADD CONSTRAINT "export_piece_organization_id_export_id_export_organization_id_id_fk" FOREIGN KEY ("organization_id","export_id") REFERENCES "public"."export"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "export_created" ON "export" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "export_expires" ON "export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "export_piece_expires" ON "export_piece" USING btree ("expires_at");--> statement-breakpoint
-- Compressed already.
alter table export_piece alter column bytes set storage external;
--> statement-breakpoint
alter table export enable row level security;
--> statement-breakpoint
create policy tenant on export using (organization_id = current_setting('app.organization_id', true));
--> statement-breakpoint
alter table export_piece enable row level security;
--> statement-breakpoint
create policy tenant on export_piece using (organization_id = current_setting('app.organization_id', true));
