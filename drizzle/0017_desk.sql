ALTER TYPE "public"."export_resource" ADD VALUE 'customers';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'purchases';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'offerings';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'payments';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'refunds';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'bankEntries';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'offers';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'trades';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'distributions';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'tokens';--> statement-breakpoint
ALTER TYPE "public"."export_resource" ADD VALUE 'chainOperations';--> statement-breakpoint
CREATE TABLE "saved_view" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "saved_view_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "saved_view_length" CHECK (length("saved_view"."name") between 1 and 60 and length("saved_view"."query") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("organization_id","owner_id","list","name");--> statement-breakpoint
CREATE INDEX "purchase_day_offering" ON "purchase_day" USING btree ("organization_id","offering_id","day");
--> statement-breakpoint
alter table saved_view enable row level security;
--> statement-breakpoint
create policy tenant on saved_view using (organization_id = current_setting('app.organization_id', true));
