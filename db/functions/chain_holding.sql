-- How far a wallet's holding of a token is on its chain: { total, frozen } = what of the register's is still on its way, in
-- tokens; block = the final block that last moved some; is_settled = nothing is on its way and nothing is known to differ.
-- Operations of one wallet become final in their order, so that those on their way are the last ones.
create or replace function chain_holding(p_organization_id text, p_token_id text, p_address text) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
declare
  v_from bigint;
  v_to bigint;
  v_holding jsonb;
begin
  select max(x.from_seq), max(x.to_seq) into v_from, v_to from (
    (select o.seq as from_seq, null::bigint as to_seq from chain_operation o
      where o.organization_id = p_organization_id and o.token_id = p_token_id and o.from_address = p_address
        and o.status = 'FINAL' order by o.seq desc limit 1)
    union all
    (select null, o.seq from chain_operation o
      where o.organization_id = p_organization_id and o.token_id = p_token_id and o.to_address = p_address
        and o.status = 'FINAL' order by o.seq desc limit 1)) x;
  select jsonb_build_object(
           'total', (coalesce(sum(o.total), 0) * ('1e-' || t.decimals)::numeric)::text,
           'frozen', (coalesce(sum(o.frozen), 0) * ('1e-' || t.decimals)::numeric)::text,
           'block', (select max(f.block_number) from chain_operation f
             where f.organization_id = p_organization_id and f.token_id = p_token_id
               and ((f.from_address = p_address and f.seq = v_from) or (f.to_address = p_address and f.seq = v_to))),
           'is_settled', count(o.kind) = 0 and not exists (
             select from chain_difference d
              where d.organization_id = p_organization_id and d.token_id = p_token_id and d.status = 'OPEN'
                and d.wallet_address in ('', p_address)))
    into v_holding
    from token t
    left join (
      select f.kind, -f.units * (f.kind in ('TRANSFER', 'TRANSFER_FROZEN', 'BURN', 'BURN_FROZEN'))::int as total,
             f.units * case when f.kind = 'FREEZE' then 1
                            when f.kind in ('UNFREEZE', 'TRANSFER_FROZEN', 'BURN_FROZEN') then -1 else 0 end as frozen
        from chain_operation f
       where f.organization_id = p_organization_id and f.token_id = p_token_id and f.from_address = p_address
         and f.seq > coalesce(v_from, 0) and f.status <> 'FINAL'
      union all
      select r.kind, r.units * (r.kind in ('MINT', 'MINT_FROZEN', 'TRANSFER', 'TRANSFER_FROZEN'))::int,
             r.units * (r.kind = 'MINT_FROZEN')::int
        from chain_operation r
       where r.organization_id = p_organization_id and r.token_id = p_token_id and r.to_address = p_address
         and r.seq > coalesce(v_to, 0) and r.status <> 'FINAL'
    ) o on true
   where t.organization_id = p_organization_id and t.id = p_token_id
   group by t.decimals;
  return v_holding;
end
$$;
