-- Decides whether a customer may post an offer, and holds what that follows from until the transaction ends, in the order
-- everybody locks: the customer, the token, the account. Returns every rule that fails, in the order they are told, as
-- { code, … facts of its sentence }; amounts are text.
create or replace function judge_offer(
  p_organization_id text, p_token_id text, p_customer_id text, p_wallet_address text, p_amount numeric,
  p_intention offer_intention, p_expires_at timestamptz, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_is_blocked boolean;
  v_is_paused boolean;
  v_decimals int;
begin
  select c.blocked_at is not null into v_is_blocked
    from customer c where c.organization_id = p_organization_id and c.id = p_customer_id for share;
  select t.is_paused, t.decimals into v_is_paused, v_decimals
    from token t where t.organization_id = p_organization_id and t.id = p_token_id for share;
  if v_is_paused is null then
    return jsonb_build_array(jsonb_build_object('code', 'token_not_found'));
  elsif v_is_blocked is null then
    return jsonb_build_array(jsonb_build_object('code', 'customer_not_found'));
  end if;
  perform 1 from ledger_account a
    where a.organization_id = p_organization_id and a.kind = 'WALLET' and a.token_id = p_token_id
      and a.customer_id = p_customer_id and a.wallet_address = p_wallet_address and p_intention = 'SELL'
    for no key update;
  return to_jsonb(array_remove(array[
    case when trunc(p_amount, v_decimals) <> p_amount then
      jsonb_build_object('code', 'precision_exceeded', 'decimals', v_decimals) end,
    case when p_expires_at <= p_at then
      jsonb_build_object('code', 'invalid_value') end,
    case when not owns_wallet(p_organization_id, p_customer_id, p_wallet_address) then
      jsonb_build_object('code', 'wallet_not_owned') end,
    case when v_is_blocked then
      jsonb_build_object('code', 'customer_blocked') end,
    case when v_is_paused then
      jsonb_build_object('code', 'token_paused') end,
    case when p_intention = 'SELL' then
      balance_reason(p_organization_id, p_token_id, p_customer_id, p_wallet_address, p_amount) end
  ], null));
end
$$;
