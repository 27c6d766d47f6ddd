-- What a refund is made of is decided where the counter is: no payment goes back twice. All that a statement writes is counted at
-- once, as an offering that is called off gives everybody's money back.
create or replace function count_refund() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  w record;
begin
  for w in
    select s.organization_id, jsonb_agg(s) as sums
      from (select r.organization_id, r.payment_id as id, sum(r.amount) as amount from written r group by 1, 2) s
     group by s.organization_id
     order by s.organization_id
  loop
    update payment p set refunded = p.refunded + s.amount
      from jsonb_to_recordset(w.sums) as s(id text, amount numeric)
     where p.organization_id = w.organization_id and p.id = s.id
       and p.id = any (array(select m.id from jsonb_to_recordset(w.sums) as m(id text)));
  end loop;
  return null;
end
$$;
create or replace trigger refund_count after insert on refund referencing new table as written
  for each statement execute function count_refund();
