-- Entries that are written together are posted together: a hot account, such as that of the tokens still to be issued, is
-- changed once a statement. Once an entry would make a version of it each, and every next one walk through all of them.
drop trigger ledger_entry_post on ledger_entry;
--> statement-breakpoint
drop function post_ledger_entry();
--> statement-breakpoint
create function post_ledger_entries() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  v_accounts int;
  v_posted int;
begin
  -- In the order of their ids, as everybody locks accounts.
  perform 1 from ledger_account a
    join (select organization_id, debit_account_id as id from written
          union select organization_id, credit_account_id from written) e
      on a.organization_id = e.organization_id and a.id = e.id
   order by a.id for no key update of a;
  with moves as (
    select organization_id, token_id, debit_account_id as id, debit_bucket as bucket, -amount as amount from written
    union all
    select organization_id, token_id, credit_account_id, credit_bucket, amount from written
  ), sums as (
    select organization_id, token_id, id, coalesce(sum(amount) filter (where bucket = 'AVAILABLE'), 0) as available,
           coalesce(sum(amount) filter (where bucket = 'FROZEN'), 0) as frozen
      from moves group by 1, 2, 3
  ), posted as (
    update ledger_account a set available = a.available + s.available, frozen = a.frozen + s.frozen
      from sums s
     where a.organization_id = s.organization_id and a.id = s.id and a.token_id = s.token_id
    returning a.id
  )
  select (select count(*) from sums), (select count(*) from posted) into v_accounts, v_posted;
  if v_accounts <> v_posted then
    raise exception 'a ledger entry names an account of another token' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger ledger_entry_post after insert on ledger_entry referencing new table as written
  for each statement execute function post_ledger_entries();
--> statement-breakpoint
-- Clients' money follows from its entries alone, as balances of tokens do.
create function post_cash_entries() returns trigger language plpgsql as $$
begin
  insert into cash_account (organization_id, currency)
  select distinct organization_id, currency from written order by 1, 2
  on conflict do nothing;
  perform 1 from cash_account a
   where (a.organization_id, a.currency) in (select organization_id, currency from written)
   order by a.organization_id, a.currency for no key update;
  update cash_account a
     set cash_in = a.cash_in + s.came, cash_out = a.cash_out + s.went, held = a.held + s.came - s.went
    from (
      select organization_id, currency,
             coalesce(sum(amount) filter (where reason in ('RECEIPT', 'FUNDING')), 0) as came,
             coalesce(sum(amount) filter (where reason not in ('RECEIPT', 'FUNDING')), 0) as went
        from written group by 1, 2
    ) s
   where a.organization_id = s.organization_id and a.currency = s.currency;
  return null;
end
$$;
--> statement-breakpoint
create trigger cash_entry_post after insert on cash_entry referencing new table as written
  for each statement execute function post_cash_entries();
--> statement-breakpoint
create function refuse_cash_change() returns trigger language plpgsql as $$
begin
  raise exception 'cash entries are never changed nor removed' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger cash_entry_append_only before update or delete or truncate on cash_entry
  for each statement execute function refuse_cash_change();
--> statement-breakpoint
-- What a refund is made of is decided where the counter is: no payment goes back twice.
create function count_refund() returns trigger language plpgsql as $$
begin
  update payment set refunded = refunded + new.amount
   where organization_id = new.organization_id and id = new.payment_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger refund_count after insert on refund for each row execute function count_refund();
--> statement-breakpoint
-- What was paid before payments were kept, as if it had come by transfer.
insert into payment (organization_id, id, offering_purchase_intent_id, provider, provider_reference, status, amount,
  currency, received_at, created_at, updated_at)
select organization_id, 'pay_' || substr(id, 5), id, 'BANK_TRANSFER', 'before:' || id, 'SUCCEEDED', received_amount,
       currency, paid_at, paid_at, paid_at
  from offering_purchase_intent where received_amount > 0;
--> statement-breakpoint
insert into cash_entry (organization_id, id, currency, reason, amount, reference, created_at)
select organization_id, 'csh_' || substr(id, 5), currency, 'RECEIPT', amount, id, received_at from payment;
--> statement-breakpoint
insert into refund (organization_id, id, payment_id, offering_purchase_intent_id, provider, status, reason, amount,
  currency, created_at, updated_at, refunded_at)
select organization_id, 'ref_' || substr(id, 5), 'pay_' || substr(id, 5), id, 'BANK_TRANSFER',
       case settlement_status when 'REFUNDED' then 'SUCCEEDED' else 'DUE' end::refund_status, 'OFFERING_UNSUCCESSFUL',
       received_amount, currency, updated_at, updated_at,
       case settlement_status when 'REFUNDED' then updated_at end
  from offering_purchase_intent where received_amount > 0 and settlement_status in ('REFUND_DUE', 'REFUNDED');
--> statement-breakpoint
insert into cash_entry (organization_id, id, currency, reason, amount, reference, created_at)
select organization_id, 'csh_r' || substr(id, 5), currency, 'REFUND', amount, id, refunded_at
  from refund where status = 'SUCCEEDED';
--> statement-breakpoint
insert into cash_entry (organization_id, id, currency, reason, amount, reference, created_at)
select organization_id, 'csh_d' || substr(id, 5), currency, 'RELEASE', purchase_amount, id, settled_at
  from offering_purchase_intent where settlement_status = 'DELIVERED';
--> statement-breakpoint
-- Tokens of completed purchases are set aside; where the supply is too short for them, a person has to decide.
insert into ledger_entry (organization_id, id, token_id, debit_account_id, debit_bucket, credit_account_id,
  credit_bucket, amount, reason, reference, created_at)
select i.organization_id, 'led_' || substr(i.id, 5), u.token_id, u.id, 'AVAILABLE', u.id, 'FROZEN', i.token_amount,
       'FREEZE', i.id, i.updated_at
  from offering_purchase_intent i
  join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
  join ledger_account u on u.organization_id = i.organization_id and u.token_id = o.token_id and u.kind = 'UNISSUED'
 where i.settlement_status = 'ALLOCATED';
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to offerboard_app;
--> statement-breakpoint
revoke update, delete on ledger_entry, audit_event, cash_entry from offerboard_app;
--> statement-breakpoint
grant update (sequence, hash, personal, personal_salt) on audit_event to offerboard_app;
--> statement-breakpoint
revoke delete on audit_chain, refund, payment from offerboard_app;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['event', 'event_stream', 'webhook_endpoint', 'webhook_delivery', 'webhook_attempt',
    'payment', 'refund', 'cash_entry', 'cash_account', 'bank_statement', 'bank_entry', 'verification',
    'verification_document', 'offering_document', 'document_acceptance', 'trade', 'distribution',
    'distribution_payment', 'organization_settings', 'token_lock']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (organization_id = current_setting(''app.organization_id'', true))',
      name);
  end loop;
end
$$;
--> statement-breakpoint
-- Documents of published offerings are for everybody to read.
create policy market on offering_document for select using (
  current_setting('app.organization_id', true) = 'market'
  and exists (
    select from offering o
     where o.organization_id = offering_document.organization_id and o.id = offering_document.offering_id
       and o.state <> 'DRAFT'));
