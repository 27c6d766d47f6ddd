CREATE TYPE "public"."legal_document" AS ENUM('TERMS', 'PRIVACY');--> statement-breakpoint
CREATE TABLE "auth_consent" (
	"user_id" text NOT NULL,
	"document" "legal_document" NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_consent_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "brand" jsonb;--> statement-breakpoint
ALTER TABLE "auth_consent" ADD CONSTRAINT "auth_consent_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;