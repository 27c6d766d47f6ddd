-- What a refund is made of is decided where the counter is: no payment goes back twice. All that a statement writes is counted at
-- once, as an offering that is called off gives everybody's money back.
create or replace function count_refund() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update payment p set refunded = p.refunded + w.amount
    from (select organization_id, payment_id, sum(amount) as amount from written group by 1, 2) w
   where p.organization_id = w.organization_id and p.id = w.payment_id;
  return null;
end
$$;
create or replace trigger refund_count after insert on refund referencing new table as written
  for each statement execute function count_refund();
