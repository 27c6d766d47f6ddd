-- Each entry of the register that moves tokens of wallets becomes an operation on the chain where the token's settlement
-- is ERC3643 (docs/domain.md, Chain). The name puts the trigger after the one that posts: it holds the accounts' locks, so
-- that operations of one wallet get their places in the order of its entries. Two accounts of one address are one wallet
-- there.
create or replace function follow_on_chain() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  w record;
  t record;
  v_entries ledger_entry[];
  v_ids text[];
  v_references text[];
  v_kinds text[];
  v_units numeric[];
  v_created timestamptz[];
  v_from text[];
  v_to text[];
  v_last bigint;
begin
  for w in
    select e.organization_id, array_agg(distinct e.token_id) as tokens
      from written e where e.reason not in ('ISSUE', 'ALLOCATE') group by e.organization_id
  loop
    for t in
      select k.id, ('1e' || k.decimals)::numeric as scale from token k
       where k.organization_id = w.organization_id and k.id = any (w.tokens) and k.settlement = 'ERC3643'
       order by k.id
         -- A token is detached once nobody is about to ask for more: its row is locked for that.
         for key share
    loop
      v_entries := array(select row(e.*)::ledger_entry from written e
                          where e.organization_id = w.organization_id and e.token_id = t.id
                            and e.reason not in ('ISSUE', 'ALLOCATE'));
      if exists (select from unnest(v_entries) e where e.amount * t.scale <> trunc(e.amount * t.scale)) then
        raise exception 'an amount has more decimals than its token' using errcode = 'check_violation';
      end if;
      select array_agg(m.id), array_agg(m.reference), array_agg(m.kind), array_agg(m.units), array_agg(m.created_at),
             array_agg(case when m.kind not in ('MINT', 'MINT_FROZEN') then m.debited end),
             array_agg(case when m.kind in ('MINT', 'MINT_FROZEN', 'TRANSFER', 'TRANSFER_FROZEN') then m.credited end)
        into v_ids, v_references, v_kinds, v_units, v_created, v_from, v_to
        from (
          select e.id, e.reference, e.amount * t.scale as units, e.created_at,
                 d.wallet_address as debited, c.wallet_address as credited,
                 case
                   when d.wallet_address is null and c.wallet_address is null then null
                   when d.wallet_address is null then case e.credit_bucket when 'FROZEN' then 'MINT_FROZEN' else 'MINT' end
                   when c.wallet_address is null then case e.debit_bucket when 'FROZEN' then 'BURN_FROZEN' else 'BURN' end
                   when d.wallet_address = c.wallet_address then
                     case when e.debit_bucket = e.credit_bucket then null
                          when e.credit_bucket = 'FROZEN' then 'FREEZE' else 'UNFREEZE' end
                   -- No kind: a wallet is sent nothing that is frozen, and whoever tries fails here.
                   when e.credit_bucket = 'FROZEN' then 'FROZEN_ELSEWHERE'
                   when e.debit_bucket = 'FROZEN' then 'TRANSFER_FROZEN'
                   else 'TRANSFER'
                 end as kind
            from unnest(v_entries) e
            join ledger_account d on d.organization_id = w.organization_id and d.id = e.debit_account_id
             and d.id = any (array(select i.debit_account_id from unnest(v_entries) i))
            join ledger_account c on c.organization_id = w.organization_id and c.id = e.credit_account_id
             and c.id = any (array(select i.credit_account_id from unnest(v_entries) i))
           order by e.id
        ) m
       where m.kind is not null;
      continue when v_ids is null;
      -- Later than whatever there is of the same wallets, whatever the clock does.
      select max(x.seq) into v_last
        from (select distinct a.address from unnest(v_from || v_to) a(address)) a
        cross join lateral (
          (select o.seq from chain_operation o
            where o.organization_id = w.organization_id and o.token_id = t.id and o.from_address = a.address
            order by o.seq desc limit 1)
          union all
          (select o.seq from chain_operation o
            where o.organization_id = w.organization_id and o.token_id = t.id and o.to_address = a.address
            order by o.seq desc limit 1)) x;
      insert into chain_operation (organization_id, id, token_id, seq, ledger_entry_id, reference, kind, from_address,
        to_address, units, created_at)
      select w.organization_id, new_id('cop', m.created_at), t.id,
             greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, v_last + 1) + m.place,
             m.id, m.reference, m.kind::chain_operation_kind, m.from_address, m.to_address, m.units, m.created_at
        from unnest(v_ids, v_references, v_kinds, v_units, v_created, v_from, v_to)
          with ordinality as m(id, reference, kind, units, created_at, from_address, to_address, place);
    end loop;
  end loop;
  return null;
end
$$;
create or replace trigger ledger_entry_to_chain after insert on ledger_entry referencing new table as written
  for each statement execute function follow_on_chain();

drop function if exists chain_movements(text, jsonb);
