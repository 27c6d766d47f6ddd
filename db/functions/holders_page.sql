-- Wallets that hold some of a token, in the order of what they hold, after a place in that order (null = from its
-- beginning). Row-level security lets no index answer a comparison of numerics, as that is not leakproof; so this runs as the
-- tables' owner, names the organization itself, and answers for none but the one of the transaction.
create or replace function holders_page(
  p_organization_id text, p_token_id text, p_descends boolean, p_after_total numeric, p_after_id text, p_limit int)
returns table (id text, customer_id text, wallet_address text, available numeric, frozen numeric, total numeric)
language plpgsql stable security definer rows 100 set search_path = public as $$
begin
  if p_organization_id is distinct from current_setting('app.organization_id', true) then
    return;
  elsif p_descends then
    return query
      select a.id, a.customer_id, a.wallet_address, a.available, a.frozen, a.total from ledger_account a
       where a.organization_id = p_organization_id and a.token_id = p_token_id and a.kind = 'WALLET' and a.total > 0
         and (a.total, a.id) < (coalesce(p_after_total, 'infinity'), coalesce(p_after_id, ''))
       order by a.total desc, a.id desc limit p_limit;
  else
    return query
      select a.id, a.customer_id, a.wallet_address, a.available, a.frozen, a.total from ledger_account a
       where a.organization_id = p_organization_id and a.token_id = p_token_id and a.kind = 'WALLET' and a.total > 0
         and (a.total, a.id) > (coalesce(p_after_total, 0), coalesce(p_after_id, ''))
       order by a.total, a.id limit p_limit;
  end if;
end
$$;
