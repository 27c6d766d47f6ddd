-- Tokens of any organization with operations in line on a chain, those first whose first operation waits longest.
create or replace function chain_queues(p_chain_id bigint)
returns table (organization_id text, token_id text, is_halted boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select t.organization_id, t.token_id, t.status = 'HALTED'
      from chain_token t
      cross join lateral (
        select o.seq from chain_operation o
         where o.organization_id = t.organization_id and o.token_id = t.token_id and o.status = 'WAITING'
         order by o.seq limit 1) first
     where t.chain_id = p_chain_id and t.status in ('DEPLOYING', 'LIVE', 'HALTED')
     order by first.seq;
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
