-- Every rule that an acceptance breaks, as things stand, in the order they are told, as { code, … facts of its
-- sentence }; amounts are text, `party` says whose rule it is. Whether the tokens are there is asked of an open offer
-- alone: they may be gone because it was filled. Nothing is locked: see judge_acceptance.
create or replace function acceptance_reasons(
  p_organization_id text, p_offer_id text, p_customer_id text, p_wallet_address text, p_at timestamptz) returns jsonb
language plpgsql stable as $$
declare
  -- The offer with its token, its maker, who takes it, and whichever of the two buys.
  o record;
  v_party text;
  v_is_own boolean;
  v_closed text;
  v_refuses_country boolean;
  v_refuses_type boolean;
  v_wallet text;
begin
  select x.token_id, x.intention, x.amount, x.maker_customer_id, x.maker_wallet_address, x.status, x.expires_at, t.is_paused,
         m.verification_status as maker_verified, m.blocked_at as maker_blocked_at,
         c.id as taker_id, c.verification_status as taker_verified, c.blocked_at as taker_blocked_at,
         case x.intention when 'SELL' then c.id else m.id end as buyer_id,
         case x.intention when 'SELL' then c.country_code else m.country_code end as buyer_country,
         case x.intention when 'SELL' then c.type else m.type end as buyer_type
    into o
    from offer x
    join token t on t.organization_id = p_organization_id and t.id = x.token_id
    join customer m on m.organization_id = p_organization_id and m.id = x.maker_customer_id
    left join customer c on c.organization_id = p_organization_id and c.id = p_customer_id
   where x.organization_id = p_organization_id and x.id = p_offer_id;
  if o.token_id is null then
    return jsonb_build_array(jsonb_build_object('code', 'offer_not_found'));
  end if;
  if o.taker_id is null then
    return jsonb_build_array(jsonb_build_object('code', 'customer_not_found'));
  end if;

  v_is_own := o.maker_customer_id = p_customer_id;
  v_closed := case when o.status <> 'OPEN' then o.status::text when o.expires_at <= p_at then 'expired' end;
  v_party := case o.intention when 'SELL' then 'TAKER' else 'MAKER' end;

  -- What the token's offerings say about buyers holds second hand too; what was never offered, or given back, put no tokens
  -- into anybody's hands.
  select bool_or(not admits_country(o.buyer_country, f.allowed_countries, f.blocked_countries)),
         bool_or(not admits_type(o.buyer_type, f.customer_types))
    into v_refuses_country, v_refuses_type
    from offering f
   where f.organization_id = p_organization_id and f.token_id = o.token_id
     and f.state not in ('DRAFT', 'CANCELLED', 'CLOSED_UNSUCCESSFUL');

  -- What the token's chain would refuse the buyer.
  v_wallet := case when v_closed is null then wallet_reason(p_organization_id, o.token_id, o.buyer_id,
    case o.intention when 'SELL' then p_wallet_address else o.maker_wallet_address end) end;

  return to_jsonb(array_remove(array[
    case when v_is_own then
      jsonb_build_object('code', 'own_offer') end,
    case when not owns_wallet(p_organization_id, p_customer_id, p_wallet_address) then
      jsonb_build_object('code', 'wallet_not_owned', 'party', 'TAKER') end,
    case when o.taker_verified <> 'COMPLETED' then
      jsonb_build_object('code', 'verification_required', 'party', 'TAKER') end,
    case when not v_is_own and o.maker_verified <> 'COMPLETED' then
      jsonb_build_object('code', 'verification_required', 'party', 'MAKER') end,
    case when o.taker_blocked_at is not null then
      jsonb_build_object('code', 'customer_blocked', 'party', 'TAKER') end,
    case when not v_is_own and o.maker_blocked_at is not null then
      jsonb_build_object('code', 'customer_blocked', 'party', 'MAKER') end,
    case when not owns_wallet(p_organization_id, o.maker_customer_id, o.maker_wallet_address) then
      jsonb_build_object('code', 'wallet_not_owned', 'party', 'MAKER') end,
    case when v_wallet is not null then
      jsonb_build_object('code', v_wallet, 'party', v_party) end,
    case when o.is_paused then
      jsonb_build_object('code', 'token_paused') end,
    case when v_refuses_country then
      jsonb_build_object('code', 'country_not_allowed', 'party', v_party, 'country', o.buyer_country) end,
    case when v_refuses_type then
      jsonb_build_object('code', 'customer_type_not_allowed', 'party', v_party, 'type', o.buyer_type) end,
    case when v_closed is not null then
      jsonb_build_object('code', 'offer_not_open', 'status', v_closed) end,
    case when o.intention = 'BUY' and v_closed is null then
      balance_reason(p_organization_id, o.token_id, p_customer_id, p_wallet_address, o.amount) end
  ], null));
end
$$;
