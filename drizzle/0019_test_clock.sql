CREATE TYPE "public"."test_clock_mode" AS ENUM('RUNNING', 'FROZEN');--> statement-breakpoint
CREATE TABLE "test_clock" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"mode" "test_clock_mode" NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	"advancing_to" timestamp(3) with time zone,
	CONSTRAINT "test_clock_forward" CHECK ("test_clock"."advancing_to" >= "test_clock"."at")
);
--> statement-breakpoint
ALTER TABLE "test_clock" ADD CONSTRAINT "test_clock_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
alter table test_clock enable row level security;
--> statement-breakpoint
create policy tenant on test_clock using (organization_id = current_setting('app.organization_id', true));
