ALTER TABLE "payment" ADD COLUMN "customer_id" text;--> statement-breakpoint
-- Nothing of a payment changes for anybody: no trigger needs to hear of it.
alter table payment disable trigger user;
--> statement-breakpoint
update payment p set customer_id = i.customer_id from offering_purchase_intent i
 where i.organization_id = p.organization_id and i.id = p.offering_purchase_intent_id;
--> statement-breakpoint
alter table payment enable trigger user;
--> statement-breakpoint
CREATE INDEX "payment_customer" ON "payment" USING btree ("organization_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_payer" ON "payment" USING btree ("organization_id","customer_id","received_at","id") WHERE "payment"."payer_account" is not null and "payment"."status" = 'SUCCEEDED';