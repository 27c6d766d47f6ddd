-- Tokens of any organization with operations in line on a chain, those first whose first operation waits longest.
create or replace function chain_queues(p_chain_id bigint)
returns table (organization_id text, token_id text, is_halted boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  v_token record;
  v_first bigint;
  v_queues jsonb := '[]';
begin
  for v_token in
    select t.organization_id, t.token_id, t.status = 'HALTED' as is_halted from chain_token t
     where t.chain_id = p_chain_id and t.status in ('DEPLOYING', 'LIVE', 'HALTED')
  loop
    select o.seq into v_first from chain_operation o
     where o.organization_id = v_token.organization_id and o.token_id = v_token.token_id and o.status = 'WAITING'
     order by o.seq limit 1;
    if found then
      v_queues := v_queues || (to_jsonb(v_token) || jsonb_build_object('first', v_first));
    end if;
  end loop;
  return query
    select q.organization_id, q.token_id, q.is_halted
      from jsonb_to_recordset(v_queues) as q(organization_id text, token_id text, is_halted boolean, first bigint)
     order by q.first;
end
$$;

-- Tokens that are on a chain, by organization.
create or replace function chain_tokens_live(p_chain_id bigint)
returns table (organization_id text, token_ids text[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select t.organization_id, array_agg(t.token_id) from chain_token t
     where t.chain_id = p_chain_id and t.status in ('LIVE', 'HALTED')
     group by t.organization_id;
end
$$;
