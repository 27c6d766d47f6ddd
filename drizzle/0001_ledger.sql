-- Balances follow from the entries alone: each entry moves its amount from one account to another.
create function post_ledger_entry() returns trigger language plpgsql as $$
begin
  update ledger_account
     set available = available - case new.debit_bucket when 'AVAILABLE' then new.amount else 0 end,
         frozen = frozen - case new.debit_bucket when 'FROZEN' then new.amount else 0 end
   where organization_id = new.organization_id and id = new.debit_account_id and token_id = new.token_id;
  if not found then
    raise exception 'ledger entry % debits an account of another token', new.id using errcode = 'check_violation';
  end if;
  update ledger_account
     set available = available + case new.credit_bucket when 'AVAILABLE' then new.amount else 0 end,
         frozen = frozen + case new.credit_bucket when 'FROZEN' then new.amount else 0 end
   where organization_id = new.organization_id and id = new.credit_account_id and token_id = new.token_id;
  if not found then
    raise exception 'ledger entry % credits an account of another token', new.id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger ledger_entry_post after insert on ledger_entry
  for each row execute function post_ledger_entry();
--> statement-breakpoint
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed nor removed' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
