-- Counters of an offering, balances and gates of purchases follow from other rows and change without a verb that records
-- an event. These triggers note each such change.
create or replace function note_offering_counters() returns trigger language plpgsql as $$
declare
  w record;
begin
  for w in
    select n.organization_id, array_agg(n.id order by n.id) as ids
      from written n join before b on b.organization_id = n.organization_id and b.id = n.id
     where (n.raised, n.reserved, n.participants) is distinct from (b.raised, b.reserved, b.participants)
     group by n.organization_id
  loop
    perform note_changes(w.organization_id, 'offering.updated', 'offering', w.ids, time_of(w.organization_id, now()));
  end loop;
  return null;
end
$$;
create or replace trigger offering_counters after update on offering referencing old table as before new table as written
  for each statement execute function note_offering_counters();

create or replace function note_balances() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  w record;
  v_at timestamptz;
begin
  for w in
    select e.organization_id, array_agg(distinct e.debit_account_id) || array_agg(distinct e.credit_account_id) as accounts,
           array_agg(distinct e.token_id) filter (where e.reason in ('MINT', 'TRANSFER')) as tokens
      from written e group by e.organization_id
  loop
    v_at := time_of(w.organization_id, now());
    perform note_changes(w.organization_id, 'customer.updated', 'customer', array(
      select distinct a.customer_id from ledger_account a
       where a.organization_id = w.organization_id and a.id = any (w.accounts) and a.customer_id is not null), v_at);
    perform note_changes(w.organization_id, 'token.updated', 'token', w.tokens, v_at);
  end loop;
  return null;
end
$$;
create or replace trigger ledger_entry_balances after insert on ledger_entry referencing new table as written
  for each statement execute function note_balances();

-- A purchase shows which gates are closed, and the gates are the customer's and the wallet's. The argument is the column
-- that names the customer.
create or replace function note_gates() returns trigger language plpgsql as $$
begin
  perform note_changes(new.organization_id, 'purchase_intent.updated', 'offering_purchase_intent', array(
    select i.id from offering_purchase_intent i
     where i.organization_id = new.organization_id and i.customer_id = to_jsonb(new) ->> tg_argv[0]
       and (i.purchase_status = 'PENDING' or i.settlement_status = 'ALLOCATED')), time_of(new.organization_id, now()));
  return null;
end
$$;
create or replace trigger customer_gates after update on customer for each row
  when (old.verification_status is distinct from new.verification_status) execute function note_gates('id');
create or replace trigger wallet_gates after update on wallet for each row
  when (old.proven_at is distinct from new.proven_at) execute function note_gates('customer_id');

drop function if exists tell_offering_counters();
drop function if exists tell_balances();
drop function if exists tell_gates();
