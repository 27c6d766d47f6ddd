-- Tokens to be compared with their contracts, for the round that serves all organizations: those that were not for a while,
-- and soon again where sending to them has stopped.
create or replace function chain_tokens_to_reconcile(p_chain_id bigint, p_before timestamptz, p_soon timestamptz)
returns table (organization_id text, token_id text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  v_halted_at timestamptz;
begin
  select max(s.halted_at) into v_halted_at from chain_signer s where s.chain_id = p_chain_id;
  return query
    select t.organization_id, t.token_id from chain_token t
     where t.chain_id = p_chain_id and t.status in ('LIVE', 'HALTED')
       and (t.reconciled_at is null or t.reconciled_at < p_before
            or (t.reconciled_at < p_soon and (t.status = 'HALTED' or v_halted_at >= t.reconciled_at)))
     order by t.reconciled_at nulls first;
end
$$;
