-- Why a wallet may not get tokens of a token that is on a chain: { code } of the rule, or null. What a contract would
-- refuse is asked before the register moves; tokens of the ledger ask nothing (docs/domain.md, Chain).
create or replace function wallet_reason(
  p_organization_id text, p_token_id text, p_customer_id text, p_address text) returns text
language plpgsql stable as $$
declare
  v_registry text;
begin
  select c.identity_registry into v_registry
    from token k
    join chain_token c on c.organization_id = p_organization_id and c.token_id = k.id
   where k.organization_id = p_organization_id and k.id = p_token_id and k.settlement = 'ERC3643';
  if v_registry is null then
    return null;
  end if;
  if not exists (
    select from wallet w
     where w.organization_id = p_organization_id and w.customer_id = p_customer_id and w.address = p_address
       and w.proven_at is not null) then
    return 'wallet_not_proven';
  end if;
  if not exists (
    select from chain_wallet r
     where r.organization_id = p_organization_id and r.registry = v_registry and r.address = p_address
       and r.status = 'REGISTERED') then
    return 'wallet_not_registered';
  end if;
  return null;
end
$$;

-- Proven wallets of verified customers, of any organization with tokens on a chain, that its registries do not know, or
-- know with another country; some of each registry.
create or replace function wallets_to_register(p_chain_id bigint, p_limit int)
returns table (organization_id text, registry text, token_id text, customer_id text, address text, country smallint, is_known boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  r record;
begin
  for r in
    select t.organization_id, t.identity_registry as registry, min(t.token_id) as token_id from chain_token t
     where t.chain_id = p_chain_id and t.status in ('LIVE', 'HALTED')
     group by t.organization_id, t.identity_registry
  loop
    return query
      select r.organization_id, r.registry, r.token_id, w.customer_id, w.address, country_number(c.country_code),
             k.address is not null
        from wallet w
        join customer c on c.organization_id = r.organization_id and c.id = w.customer_id
        left join chain_wallet k
          on k.organization_id = r.organization_id and k.registry = r.registry and k.address = w.address
       where w.organization_id = r.organization_id and w.proven_at is not null
         and c.verification_status = 'COMPLETED'
         and (k.address is null or (k.status = 'REGISTERED' and k.country <> country_number(c.country_code)))
       limit p_limit;
  end loop;
end
$$;

-- A purchase shows that it waits for the registry.
create or replace trigger chain_wallet_gates after update on chain_wallet for each row
  when (old.status is distinct from new.status) execute function note_gates('customer_id');
