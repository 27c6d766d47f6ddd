-- Balances follow from the entries alone: each moves its amount from one account to another. Entries of one statement are
-- posted together, so that a hot account, such as that of the tokens still to be issued, changes once a statement. The
-- ids stand there once more as an array, here and in what is called from here: a join with the sums alone is planned as a
-- scan of all accounts where these are few.
create or replace function post_ledger_entries() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  w record;
  v_posted int;
begin
  for w in
    select s.organization_id, jsonb_agg(s) as sums, bool_or(s.available + s.frozen <> 0) as has_moved
      from (
        select m.organization_id, m.token_id, m.id, coalesce(sum(m.amount) filter (where m.bucket = 'AVAILABLE'), 0) as available,
               coalesce(sum(m.amount) filter (where m.bucket = 'FROZEN'), 0) as frozen
          from (
            select organization_id, token_id, debit_account_id as id, debit_bucket as bucket, -amount as amount from written
            union all
            select organization_id, token_id, credit_account_id, credit_bucket, amount from written
          ) m
         group by m.organization_id, m.token_id, m.id
      ) s
     group by s.organization_id
     order by s.organization_id
  loop
    -- In the order of their ids, as everybody locks accounts.
    perform 1 from ledger_account a
     where a.organization_id = w.organization_id and a.id = any (array(select m.id from jsonb_to_recordset(w.sums) as m(id text)))
     order by a.id for no key update;
    update ledger_account a set available = a.available + s.available, frozen = a.frozen + s.frozen
      from jsonb_to_recordset(w.sums) as s(token_id text, id text, available numeric, frozen numeric)
     where a.organization_id = w.organization_id and a.id = s.id and a.token_id = s.token_id
       and a.id = any (array(select m.id from jsonb_to_recordset(w.sums) as m(id text)));
    get diagnostics v_posted = row_count;
    if v_posted <> jsonb_array_length(w.sums) then
      raise exception 'a ledger entry names an account of another token' using errcode = 'check_violation';
    end if;
    if w.has_moved then
      perform sum_holdings(w.organization_id, w.sums);
    end if;
  end loop;
  return null;
end
$$;
create or replace trigger ledger_entry_post after insert on ledger_entry referencing new table as written
  for each statement execute function post_ledger_entries();

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed nor removed' using errcode = 'restrict_violation';
end
$$;
-- Two triggers: a cluster keeps one that also hears of truncate from the machines that have the rows.
create or replace trigger ledger_entry_append_only before update or delete on ledger_entry
  for each statement execute function refuse_ledger_change();
create or replace trigger ledger_entry_never_emptied before truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
