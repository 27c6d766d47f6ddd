-- Decides whether a customer may accept an offer with a wallet, and holds what that follows from until the transaction
-- ends, in the order everybody locks: customers by id, the token, the offer, accounts by id. What is acceptable stays so
-- until the offer is filled. Returns what acceptance_reasons returns.
create or replace function judge_acceptance(
  p_organization_id text, p_offer_id text, p_customer_id text, p_wallet_address text, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  o offer;
begin
  select * into o from offer x where x.organization_id = p_organization_id and x.id = p_offer_id;
  if o.id is null then
    return jsonb_build_array(jsonb_build_object('code', 'offer_not_found'));
  end if;
  perform 1 from customer c
    where c.organization_id = p_organization_id and c.id in (p_customer_id, o.maker_customer_id)
    order by c.id for share;
  perform 1 from token t where t.organization_id = p_organization_id and t.id = o.token_id for share;
  select * into o from offer x where x.organization_id = p_organization_id and x.id = p_offer_id for no key update;
  if o.intention = 'BUY' and o.status = 'OPEN' and (o.expires_at is null or o.expires_at > p_at)
    and o.maker_customer_id <> p_customer_id
    and exists (select from customer c where c.organization_id = p_organization_id and c.id = p_customer_id) then
    -- An account is opened before any is locked, as everybody does.
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
    values (p_organization_id, new_id('acc', p_at), o.token_id, 'WALLET', o.maker_customer_id, o.maker_wallet_address)
    on conflict (organization_id, customer_id, wallet_address, token_id) where kind = 'WALLET' do nothing;
    perform 1 from ledger_account a
      where a.organization_id = p_organization_id and a.kind = 'WALLET' and a.token_id = o.token_id
        and (a.customer_id, a.wallet_address) in ((o.maker_customer_id, o.maker_wallet_address), (p_customer_id, p_wallet_address))
      order by a.id for no key update;
  end if;
  return acceptance_reasons(p_organization_id, p_offer_id, p_customer_id, p_wallet_address, p_at);
end
$$;
