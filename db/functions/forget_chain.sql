-- A test chain that began anew has nothing of what was sent to it: all of it is in line again, in its order, for contracts
-- that are made again at the same addresses. What was signed for the chain that is gone can be mined nowhere, as long as
-- its first block is another one; otherwise nothing is changed. Returns how many operations are in line.
create or replace function forget_chain(p_chain_id bigint, p_genesis text) returns int
language plpgsql volatile security definer set search_path = public as $$
declare
  v_token record;
  v_count int := 0;
  v_some int;
  v_at timestamptz := now();
begin
  perform 1 from chain_signer s where s.chain_id = p_chain_id for update;
  if exists (select from chain_signer s where s.chain_id = p_chain_id and s.genesis_hash = p_genesis)
     or not exists (select from chain_signer s where s.chain_id = p_chain_id and s.genesis_hash is not null) then
    return 0;
  end if;
  delete from chain_attempt a using chain_transaction t where t.id = a.transaction_id and t.chain_id = p_chain_id;
  delete from chain_transaction where chain_id = p_chain_id;
  delete from chain_event where chain_id = p_chain_id;
  for v_token in
    select t.organization_id, t.token_id, t.identity_registry from chain_token t
     where t.chain_id = p_chain_id and t.status <> 'DETACHED' order by 1, 2
  loop
    -- What put acts right that are gone with the chain.
    delete from chain_operation o
     where o.organization_id = v_token.organization_id and o.token_id = v_token.token_id and o.ledger_entry_id is null
       and exists (select from chain_difference d where d.organization_id = v_token.organization_id and d.id = o.reference);
    update chain_difference d
       set movements = '[]', status = case when d.status = 'OPEN' then 'IGNORED' else d.status end,
           resolved_at = coalesce(d.resolved_at, v_at)
     where d.organization_id = v_token.organization_id and d.token_id = v_token.token_id;
    update chain_operation o
       set status = 'WAITING', operation_id = null, transaction_id = null, position = null, reason = null, tx_hash = null,
           block_number = null, final_at = null
     where o.organization_id = v_token.organization_id and o.token_id = v_token.token_id;
    get diagnostics v_some = row_count;
    v_count := v_count + v_some;
    update chain_wallet w set status = 'WANTED', updated_at = now()
     where w.organization_id = v_token.organization_id and w.registry = v_token.identity_registry
       and w.status <> 'REMOVED';
    update chain_token t
       set status = 'DEPLOYING', halt_reason = null, genesis_hash = null, deployed_block = null, live_at = null,
           reconciled_block = null, reconciled_supply = 0, reconciled_at = null, token_owner = null, in_sync = true
     where t.organization_id = v_token.organization_id and t.token_id = v_token.token_id;
  end loop;
  update chain_signer s
     set genesis_hash = null, next_nonce = 0, halt_reason = null, halted_at = null, latest_block = null,
         final_block = null, final_hash = null, lease_holder = null, lease_until = null
   where s.chain_id = p_chain_id;
  return v_count;
end
$$;
