-- A payment is its purchase's customer's: said once here, so that what customers paid is found by an index of its own.
create or replace function name_payment_customer() returns trigger language plpgsql as $$
begin
  new.customer_id := (
    select i.customer_id from offering_purchase_intent i
     where i.organization_id = new.organization_id and i.id = new.offering_purchase_intent_id);
  return new;
end
$$;
create or replace trigger payment_customer before insert or update of offering_purchase_intent_id on payment
  for each row execute function name_payment_customer();
