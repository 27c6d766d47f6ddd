-- Every rule that an acceptance of an offer breaks, as `acceptances` tells them.
create or replace function acceptance_reasons(
  p_organization_id text, p_offer_id text, p_customer_id text, p_wallet_address text, p_at timestamptz) returns jsonb
language plpgsql stable as $$
begin
  return coalesce(
    (select a.reasons from acceptances(p_organization_id, array[p_offer_id], p_customer_id, array[p_wallet_address], p_at) a),
    jsonb_build_array(jsonb_build_object('code', 'offer_not_found')));
end
$$;
