ALTER TABLE "payment" ADD COLUMN "customer_id" text;--> statement-breakpoint
-- Nothing of a payment changes for anybody: no trigger needs to hear of it.
alter table payment disable trigger user;
--> statement-breakpoint
-- In parts: one statement over all payments of a large issuer would hold gigabytes.
do $$
declare
  of text;
  after text;
begin
  for of in select o.id from organization o
  loop
    after := '';
    loop
      with part as materialized (
        select p.id, p.offering_purchase_intent_id from payment p
         where p.organization_id = of and p.id > after order by p.id limit 10000
      ), named as (
        update payment p set customer_id = i.customer_id
          from part t join offering_purchase_intent i on i.organization_id = of and i.id = t.offering_purchase_intent_id
         where p.organization_id = of and p.id = t.id
      )
      select max(t.id) into after from part t;
      exit when after is null;
    end loop;
  end loop;
end
$$;
--> statement-breakpoint
alter table payment enable trigger user;
--> statement-breakpoint
CREATE INDEX "payment_customer" ON "payment" USING btree ("organization_id","customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_payer" ON "payment" USING btree ("organization_id","customer_id","received_at","id") WHERE "payment"."payer_account" is not null and "payment"."status" = 'SUCCEEDED';