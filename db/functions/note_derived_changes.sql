-- What follows from something else changes without a verb that tells of it: counters of an offering, balances, gates of
-- purchases. These triggers note that; the resource is read when the event is published.
create or replace function note_change(p_organization_id text, p_type text, p_resource_type text, p_resource_id text)
returns void language sql volatile as $$
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  values (p_organization_id, new_id('evt', now()), p_type, p_resource_type, p_resource_id, now())
$$;

create or replace function tell_offering_counters() returns trigger language plpgsql as $$
begin
  perform note_change(new.organization_id, 'offering.updated', 'offering', new.id);
  return null;
end
$$;
create or replace trigger offering_counters after update on offering for each row
  when ((old.raised, old.reserved, old.participants) is distinct from (new.raised, new.reserved, new.participants))
  execute function tell_offering_counters();

create or replace function tell_balances() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  select c.organization_id, new_id('evt', now()), 'customer.updated', 'customer', c.customer_id, now()
    from (
      select distinct a.organization_id, a.customer_id
        -- Each side by itself: an account that is either of two is looked for among all of them.
        from (select organization_id, debit_account_id as id from written
              union select organization_id, credit_account_id from written) e
        join ledger_account a on a.organization_id = e.organization_id and a.id = e.id
       where a.customer_id is not null
    ) c;
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  select t.organization_id, new_id('evt', now()), 'token.updated', 'token', t.token_id, now()
    from (select distinct e.organization_id, e.token_id from written e where e.reason in ('MINT', 'TRANSFER')) t;
  return null;
end
$$;
create or replace trigger ledger_entry_balances after insert on ledger_entry referencing new table as written
  for each statement execute function tell_balances();

-- A purchase shows which gates are closed, and the gates are the customer's and the wallet's.
create or replace function tell_gates() returns trigger language plpgsql as $$
declare
  v_customer_id text := case tg_table_name when 'wallet' then to_jsonb(new) ->> 'customer_id' else to_jsonb(new) ->> 'id' end;
begin
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  select i.organization_id, new_id('evt', now()), 'purchase_intent.updated', 'offering_purchase_intent', i.id, now()
    from offering_purchase_intent i
   where i.organization_id = new.organization_id and i.customer_id = v_customer_id
     and (i.purchase_status = 'PENDING' or i.settlement_status = 'ALLOCATED');
  return null;
end
$$;
create or replace trigger customer_gates after update on customer for each row
  when (old.verification_status is distinct from new.verification_status) execute function tell_gates();
create or replace trigger wallet_gates after update on wallet for each row
  when (old.proven_at is distinct from new.proven_at) execute function tell_gates();
