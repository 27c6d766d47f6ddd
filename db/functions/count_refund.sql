-- What a refund is made of is decided where the counter is: no payment goes back twice.
create or replace function count_refund() returns trigger language plpgsql as $$
begin
  update payment set refunded = refunded + new.amount
   where organization_id = new.organization_id and id = new.payment_id;
  return null;
end
$$;
create or replace trigger refund_count after insert on refund for each row execute function count_refund();
