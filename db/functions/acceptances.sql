-- Every rule that an acceptance of each of some offers with each of some wallets breaks, as things stand, in the order they
-- are told, as { code, … facts of its sentence }; amounts are text, `party` says whose rule it is. Offers that there are not
-- are left out. Whether the tokens are there is asked of an open offer alone: they may be gone because it was filled. Nothing
-- is locked: see judge_acceptance.
create or replace function acceptances(
  p_organization_id text, p_offer_ids text[], p_customer_id text, p_wallet_addresses text[], p_at timestamptz)
returns table (offer_id text, wallet_address text, reasons jsonb)
language plpgsql stable rows 50 as $$
begin
  return query
  with offers as materialized (
    select r.* from offer r where r.organization_id = p_organization_id and r.id = any (p_offer_ids)
  ), terms as materialized (
    -- What the token's offerings say about buyers holds second hand too; what was never offered, or given back, put no
    -- tokens into anybody's hands.
    select k.* from (select distinct r.token_id from offers r) d
     cross join lateral (
       select o.token_id, o.allowed_countries, o.blocked_countries, o.customer_types from offering o
        where o.organization_id = p_organization_id and o.token_id = d.token_id
          and o.state not in ('DRAFT', 'CANCELLED', 'CLOSED_UNSUCCESSFUL') offset 0) k
  ), wallets as materialized (
    select u.address, owns_wallet(p_organization_id, p_customer_id, u.address) as is_owned from unnest(p_wallet_addresses) u(address)
  )
  select x.id, v.address, case when c.id is null then jsonb_build_array(jsonb_build_object('code', 'customer_not_found'))
    else to_jsonb(array_remove(array[
      case when o.is_own then
        jsonb_build_object('code', 'own_offer') end,
      case when not v.is_owned then
        jsonb_build_object('code', 'wallet_not_owned', 'party', 'TAKER') end,
      case when c.verification_status <> 'COMPLETED' then
        jsonb_build_object('code', 'verification_required', 'party', 'TAKER') end,
      case when not o.is_own and m.verification_status <> 'COMPLETED' then
        jsonb_build_object('code', 'verification_required', 'party', 'MAKER') end,
      case when c.blocked_at is not null then
        jsonb_build_object('code', 'customer_blocked', 'party', 'TAKER') end,
      case when not o.is_own and m.blocked_at is not null then
        jsonb_build_object('code', 'customer_blocked', 'party', 'MAKER') end,
      case when not o.is_makers_wallet then
        jsonb_build_object('code', 'wallet_not_owned', 'party', 'MAKER') end,
      case when w.reason is not null then
        jsonb_build_object('code', w.reason, 'party', o.party) end,
      case when t.is_paused then
        jsonb_build_object('code', 'token_paused') end,
      case when f.refuses_country then
        jsonb_build_object('code', 'country_not_allowed', 'party', o.party, 'country', o.buyer_country) end,
      case when f.refuses_type then
        jsonb_build_object('code', 'customer_type_not_allowed', 'party', o.party, 'type', o.buyer_type) end,
      case when o.closed is not null then
        jsonb_build_object('code', 'offer_not_open', 'status', o.closed) end,
      case when x.intention = 'BUY' and o.closed is null and x.amount > coalesce(b.available, 0) then
        balance_reason(p_organization_id, x.token_id, p_customer_id, v.address, x.amount) end
    ], null)) end
    from offers x
    join token t on t.organization_id = p_organization_id and t.id = x.token_id
    join customer m on m.organization_id = p_organization_id and m.id = x.maker_customer_id
    left join customer c on c.organization_id = p_organization_id and c.id = p_customer_id
   cross join lateral (
     select x.maker_customer_id = p_customer_id as is_own,
            -- As "owns_wallet".
            exists (
              select from wallet h
               where h.organization_id = p_organization_id and h.customer_id = x.maker_customer_id
                 and h.address = x.maker_wallet_address
                 and (h.proven_at is not null or not exists (
                   select from wallet e
                    where e.organization_id = p_organization_id and e.address = h.address and e.proven_at is not null)))
              as is_makers_wallet,
            case when x.status <> 'OPEN' then x.status::text when x.expires_at <= p_at then 'expired' end as closed,
            case x.intention when 'SELL' then 'TAKER' else 'MAKER' end as party,
            case x.intention when 'SELL' then c.id else m.id end as buyer_id,
            case x.intention when 'SELL' then c.country_code else m.country_code end as buyer_country,
            case x.intention when 'SELL' then c.type else m.type end as buyer_type
     offset 0) o
   cross join lateral (
     select bool_or(not admits_country(o.buyer_country, k.allowed_countries, k.blocked_countries)) as refuses_country,
            bool_or(not admits_type(o.buyer_type, k.customer_types)) as refuses_type
       from terms k where k.token_id = x.token_id) f
   cross join wallets v
    left join lateral (
     select a.available from ledger_account a
      where a.organization_id = p_organization_id and a.kind = 'WALLET' and a.token_id = x.token_id
        and a.customer_id = p_customer_id and a.wallet_address = v.address offset 0) b on x.intention = 'BUY'
    -- What the token's chain would refuse the buyer, where it has one.
   cross join lateral (
     select case when o.closed is null and t.settlement <> 'LEDGER' then wallet_reason(
              p_organization_id, x.token_id, o.buyer_id,
              case x.intention when 'SELL' then v.address else x.maker_wallet_address end) end as reason
     offset 0) w;
end
$$;
