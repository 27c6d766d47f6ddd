CREATE TYPE "public"."notice_topic" AS ENUM('PAYMENT_RECEIVED', 'PAYMENT_SHORT', 'PURCHASE_COMPLETED', 'PURCHASE_FAILED', 'PURCHASE_DELIVERED', 'PURCHASE_EXPIRING', 'REFUND_DUE', 'REFUND_SENT', 'DISTRIBUTION_PAID', 'OFFERING_UPDATE', 'OFFER_FILLED', 'MONEY_UNMATCHED', 'REFUND_FAILED', 'DISTRIBUTION_FAILED', 'CHECK_WAITING', 'OFFERING_CLOSED', 'CHAIN_REFUSED');--> statement-breakpoint
CREATE TYPE "public"."optional_topic" AS ENUM('OFFERING_UPDATE', 'OFFER_FILLED');--> statement-breakpoint
CREATE TYPE "public"."offering_update_audience" AS ENUM('PUBLIC', 'HOLDERS');--> statement-breakpoint
CREATE TYPE "public"."offering_update_status" AS ENUM('DRAFT', 'SCHEDULED', 'PUBLISHED', 'WITHDRAWN');--> statement-breakpoint
CREATE TABLE "mail_opt_out" (
	"organization_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"topic" "optional_topic" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "mail_opt_out_organization_id_customer_id_topic_pk" PRIMARY KEY("organization_id","customer_id","topic")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient_id" text NOT NULL,
	"topic" "notice_topic" NOT NULL,
	"resource_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "notice_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "offering_update" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"offering_id" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"audience" "offering_update_audience" NOT NULL,
	"status" "offering_update_status" NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"published_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"shown_at" timestamp(3) with time zone GENERATED ALWAYS AS (coalesce(published_at, publish_at, created_at)) STORED NOT NULL,
	CONSTRAINT "offering_update_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "offering_update_schedule" CHECK (("offering_update"."status" = 'SCHEDULED') <= ("offering_update"."publish_at" is not null)),
	CONSTRAINT "offering_update_publication" CHECK (("offering_update"."status" = 'PUBLISHED') <= ("offering_update"."published_at" is not null)),
	CONSTRAINT "offering_update_draft" CHECK ("offering_update"."status" <> 'DRAFT' or "offering_update"."publish_at" is null)
);
--> statement-breakpoint
ALTER TABLE "mail_opt_out" ADD CONSTRAINT "mail_opt_out_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_update" ADD CONSTRAINT "offering_update_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_once" ON "notice" USING btree ("organization_id","recipient_id","topic","resource_id");--> statement-breakpoint
CREATE INDEX "notice_recipient" ON "notice" USING btree ("organization_id","recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("organization_id","recipient_id","created_at","id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "offering_update_shown" ON "offering_update" USING btree ("organization_id","offering_id","shown_at","id");--> statement-breakpoint
CREATE INDEX "offering_update_scheduled" ON "offering_update" USING btree ("publish_at") WHERE "offering_update"."status" = 'SCHEDULED';
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['offering_update', 'notice', 'mail_opt_out']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (organization_id = current_setting(''app.organization_id'', true))',
      name);
  end loop;
end
$$;
