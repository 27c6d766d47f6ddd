CREATE TABLE "past_balance" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"ledger_account_id" text NOT NULL,
	"available" numeric(38, 18) NOT NULL,
	"frozen" numeric(38, 18) NOT NULL,
	"customer_total" numeric(38, 18),
	CONSTRAINT "past_balance_organization_id_token_id_at_ledger_account_id_pk" PRIMARY KEY("organization_id","token_id","at","ledger_account_id")
);
--> statement-breakpoint
CREATE TABLE "register_checkpoint" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"entries" integer NOT NULL,
	"holders" integer NOT NULL,
	"wallets" integer NOT NULL,
	"issued" numeric(38, 18) NOT NULL,
	"accounts" jsonb NOT NULL,
	"customers" jsonb NOT NULL,
	CONSTRAINT "register_checkpoint_organization_id_token_id_at_pk" PRIMARY KEY("organization_id","token_id","at")
);
--> statement-breakpoint
ALTER TABLE "past_balance" ADD CONSTRAINT "past_balance_organization_id_token_id_at_register_checkpoint_organization_id_token_id_at_fk" FOREIGN KEY ("organization_id","token_id","at") REFERENCES "public"."register_checkpoint"("organization_id","token_id","at") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checkpoint" ADD CONSTRAINT "register_checkpoint_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;