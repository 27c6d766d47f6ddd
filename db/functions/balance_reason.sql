-- Why a customer's wallet cannot part with an amount of a token; null where it can. `tokens_locked` (how many are missing,
-- until when) where it could once lock-ups are over, `insufficient_balance` where it holds too few anyway.
create or replace function balance_reason(
  p_organization_id text, p_token_id text, p_customer_id text, p_wallet_address text, p_amount numeric) returns jsonb
language plpgsql stable as $$
declare
  v_account_id text;
  v_available numeric;
  v_until timestamptz;
begin
  select a.id, a.available into v_account_id, v_available
    from ledger_account a
   where a.organization_id = p_organization_id and a.kind = 'WALLET' and a.token_id = p_token_id
     and a.customer_id = p_customer_id and a.wallet_address = p_wallet_address;
  v_available := coalesce(v_available, 0);
  if p_amount <= v_available then
    return null;
  end if;
  if v_account_id is not null then
    select min(l.locked_until) into v_until
      from (select k.locked_until, sum(k.amount) over (order by k.locked_until) as released
              from token_lock k
             where k.organization_id = p_organization_id and k.ledger_account_id = v_account_id and k.released_at is null) l
     where l.released >= p_amount - v_available;
  end if;
  if v_until is not null then
    return jsonb_build_object('code', 'tokens_locked', 'locked', trim_scale(p_amount - v_available)::text, 'until', v_until);
  end if;
  return jsonb_build_object('code', 'insufficient_balance', 'available', trim_scale(v_available)::text);
end
$$;
