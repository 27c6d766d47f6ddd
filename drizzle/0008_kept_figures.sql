CREATE TABLE "figure" (
	"organization_id" text NOT NULL,
	"figure" text NOT NULL,
	"about" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "figure_organization_id_figure_about_pk" PRIMARY KEY("organization_id","figure","about"),
	CONSTRAINT "figure_known" CHECK ("figure"."figure" in ('CUSTOMERS', 'OPEN_OFFERS', 'HOLDERS', 'WALLETS'))
);
--> statement-breakpoint
CREATE TABLE "figure_change" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"figure" text NOT NULL,
	"about" text NOT NULL,
	"change" integer NOT NULL,
	CONSTRAINT "figure_change_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "holding" (
	"organization_id" text NOT NULL,
	"token_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"total" numeric(38, 18) NOT NULL,
	"wallets" integer NOT NULL,
	CONSTRAINT "holding_organization_id_token_id_customer_id_pk" PRIMARY KEY("organization_id","token_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_day" (
	"organization_id" text NOT NULL,
	"day" date NOT NULL,
	"offering_id" text NOT NULL,
	"currency" "currency" NOT NULL,
	"count" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "purchase_day_organization_id_day_offering_id_currency_pk" PRIMARY KEY("organization_id","day","offering_id","currency")
);
--> statement-breakpoint
CREATE TABLE "purchase_sum" (
	"organization_id" text NOT NULL,
	"offering_id" text NOT NULL,
	"currency" "currency" NOT NULL,
	"purchase_status" "purchase_status" NOT NULL,
	"count" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "purchase_sum_organization_id_offering_id_currency_purchase_status_pk" PRIMARY KEY("organization_id","offering_id","currency","purchase_status")
);
--> statement-breakpoint
DROP INDEX "ledger_account_holders";--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "total" numeric(38, 18) GENERATED ALWAYS AS (available + frozen) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "figure" ADD CONSTRAINT "figure_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding" ADD CONSTRAINT "holding_organization_id_token_id_token_organization_id_id_fk" FOREIGN KEY ("organization_id","token_id") REFERENCES "public"."token"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holding" ADD CONSTRAINT "holding_organization_id_customer_id_customer_organization_id_id_fk" FOREIGN KEY ("organization_id","customer_id") REFERENCES "public"."customer"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_day" ADD CONSTRAINT "purchase_day_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_sum" ADD CONSTRAINT "purchase_sum_organization_id_offering_id_offering_organization_id_id_fk" FOREIGN KEY ("organization_id","offering_id") REFERENCES "public"."offering"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_change_about" ON "figure_change" USING btree ("organization_id","figure","about");--> statement-breakpoint
CREATE INDEX "holding_largest" ON "holding" USING btree ("organization_id","token_id","total") WHERE "holding"."total" > 0;--> statement-breakpoint
CREATE INDEX "ledger_account_register" ON "ledger_account" USING btree ("organization_id","token_id","customer_id");--> statement-breakpoint
CREATE INDEX "ledger_account_holders" ON "ledger_account" USING btree ("organization_id","token_id","total","id") WHERE "ledger_account"."kind" = 'WALLET' and "ledger_account"."total" > 0;