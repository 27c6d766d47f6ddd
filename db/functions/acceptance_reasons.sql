-- Every rule that an acceptance breaks, as things stand, in the order they are told, as { code, … facts of its
-- sentence }; amounts are text, `party` says whose rule it is. Whether the tokens are there is asked of an open offer
-- alone: they may be gone because it was filled. Nothing is locked: see judge_acceptance.
create or replace function acceptance_reasons(
  p_organization_id text, p_offer_id text, p_customer_id text, p_wallet_address text, p_at timestamptz) returns jsonb
language plpgsql stable as $$
declare
  o offer;
  maker customer;
  taker customer;
  buyer customer;
  v_party text;
  v_is_own boolean;
  v_is_paused boolean;
  v_closed text;
  v_refuses_country boolean;
  v_refuses_type boolean;
  v_wallet text;
begin
  select * into o from offer x where x.organization_id = p_organization_id and x.id = p_offer_id;
  if o.id is null then
    return jsonb_build_array(jsonb_build_object('code', 'offer_not_found'));
  end if;
  select t.is_paused into v_is_paused
    from token t where t.organization_id = p_organization_id and t.id = o.token_id;
  select * into maker from customer c where c.organization_id = p_organization_id and c.id = o.maker_customer_id;
  select * into taker from customer c where c.organization_id = p_organization_id and c.id = p_customer_id;
  if taker.id is null then
    return jsonb_build_array(jsonb_build_object('code', 'customer_not_found'));
  end if;

  v_is_own := o.maker_customer_id = p_customer_id;
  v_closed := case when o.status <> 'OPEN' then o.status::text when o.expires_at <= p_at then 'expired' end;
  if o.intention = 'SELL' then
    buyer := taker;
    v_party := 'TAKER';
  else
    buyer := maker;
    v_party := 'MAKER';
  end if;

  -- What the token's offerings say about buyers holds second hand too; what was never offered, or given back, put no tokens
  -- into anybody's hands.
  select bool_or(not admits_country(buyer.country_code, f.allowed_countries, f.blocked_countries)),
         bool_or(not admits_type(buyer.type, f.customer_types))
    into v_refuses_country, v_refuses_type
    from offering f
   where f.organization_id = p_organization_id and f.token_id = o.token_id
     and f.state not in ('DRAFT', 'CANCELLED', 'CLOSED_UNSUCCESSFUL');

  -- What the token's chain would refuse the buyer.
  v_wallet := case when v_closed is null then wallet_reason(p_organization_id, o.token_id, buyer.id,
    case o.intention when 'SELL' then p_wallet_address else o.maker_wallet_address end) end;

  return to_jsonb(array_remove(array[
    case when v_is_own then
      jsonb_build_object('code', 'own_offer') end,
    case when not owns_wallet(p_organization_id, p_customer_id, p_wallet_address) then
      jsonb_build_object('code', 'wallet_not_owned', 'party', 'TAKER') end,
    case when taker.verification_status <> 'COMPLETED' then
      jsonb_build_object('code', 'verification_required', 'party', 'TAKER') end,
    case when not v_is_own and maker.verification_status <> 'COMPLETED' then
      jsonb_build_object('code', 'verification_required', 'party', 'MAKER') end,
    case when taker.blocked_at is not null then
      jsonb_build_object('code', 'customer_blocked', 'party', 'TAKER') end,
    case when not v_is_own and maker.blocked_at is not null then
      jsonb_build_object('code', 'customer_blocked', 'party', 'MAKER') end,
    case when not owns_wallet(p_organization_id, o.maker_customer_id, o.maker_wallet_address) then
      jsonb_build_object('code', 'wallet_not_owned', 'party', 'MAKER') end,
    case when v_wallet is not null then
      jsonb_build_object('code', v_wallet, 'party', v_party) end,
    case when v_is_paused then
      jsonb_build_object('code', 'token_paused') end,
    case when v_refuses_country then
      jsonb_build_object('code', 'country_not_allowed', 'party', v_party, 'country', buyer.country_code) end,
    case when v_refuses_type then
      jsonb_build_object('code', 'customer_type_not_allowed', 'party', v_party, 'type', buyer.type) end,
    case when v_closed is not null then
      jsonb_build_object('code', 'offer_not_open', 'status', v_closed) end,
    case when o.intention = 'BUY' and v_closed is null then
      balance_reason(p_organization_id, o.token_id, p_customer_id, p_wallet_address, o.amount) end
  ], null));
end
$$;
