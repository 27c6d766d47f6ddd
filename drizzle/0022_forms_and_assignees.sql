ALTER TYPE "public"."notice_topic" ADD VALUE 'PURCHASE_REMINDER' BEFORE 'REFUND_DUE';--> statement-breakpoint
CREATE TABLE "offering_form" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"owner_id" text NOT NULL,
	"content" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "offering_form_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "offering_form_length" CHECK (length("offering_form"."content") <= 65536 and "offering_form"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "verification" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "offering_form" ADD CONSTRAINT "offering_form_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offering_form_owner" ON "offering_form" USING btree ("organization_id","owner_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "offering_form_saved" ON "offering_form" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "verification_assigned" ON "verification" USING btree ("organization_id","assignee_id","customer_id") WHERE "verification"."status" = 'IN_PROGRESS' and "verification"."assignee_id" is not null;--> statement-breakpoint
alter table offering_form enable row level security;
--> statement-breakpoint
create policy tenant on offering_form using (organization_id = current_setting('app.organization_id', true));
