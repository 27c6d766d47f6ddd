-- Clients' money follows from its entries alone, as balances of tokens do. Accounts are locked in the order of currencies.
create or replace function post_cash_entries() returns trigger language plpgsql as $$
declare
  s record;
begin
  for s in
    select w.organization_id, w.currency,
           coalesce(sum(w.amount) filter (where w.reason in ('RECEIPT', 'FUNDING')), 0) as came,
           coalesce(sum(w.amount) filter (where w.reason not in ('RECEIPT', 'FUNDING')), 0) as went
      from written w group by w.organization_id, w.currency order by w.organization_id, w.currency
  loop
    insert into cash_account (organization_id, currency) values (s.organization_id, s.currency)
    on conflict do nothing;
    update cash_account a
       set cash_in = a.cash_in + s.came, cash_out = a.cash_out + s.went, held = a.held + s.came - s.went
     where a.organization_id = s.organization_id and a.currency = s.currency;
  end loop;
  return null;
end
$$;
create or replace trigger cash_entry_post after insert on cash_entry referencing new table as written
  for each statement execute function post_cash_entries();

create or replace function refuse_cash_change() returns trigger language plpgsql as $$
begin
  raise exception 'cash entries are never changed nor removed' using errcode = 'restrict_violation';
end
$$;
-- Two triggers: a cluster keeps one that also hears of truncate from the machines that have the rows.
create or replace trigger cash_entry_append_only before update or delete on cash_entry
  for each statement execute function refuse_cash_change();
create or replace trigger cash_entry_never_emptied before truncate on cash_entry
  for each statement execute function refuse_cash_change();
