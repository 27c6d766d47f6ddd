-- Each entry of the register that moves tokens of wallets becomes an operation on the chain where the token's settlement
-- is ERC3643 (docs/domain.md, Chain). The name puts the trigger after the one that posts: it holds the accounts' locks, so
-- that operations of one wallet get their places in the order of its entries. Two accounts of one address are one wallet
-- there.
create or replace function follow_on_chain() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  w record;
  t record;
  v_entries ledger_entry[];
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
      with movement as materialized (
        select m.* from (
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
        ) m
        where m.kind is not null
      ), latest as materialized (
        select max(x.seq) as seq
          from (select m.debited as address from movement m union select m.credited from movement m) a
          cross join lateral (
            (select o.seq from chain_operation o
              where o.organization_id = w.organization_id and o.token_id = t.id and o.from_address = a.address
              order by o.seq desc limit 1)
            union all
            (select o.seq from chain_operation o
              where o.organization_id = w.organization_id and o.token_id = t.id and o.to_address = a.address
              order by o.seq desc limit 1)) x
      )
      insert into chain_operation (organization_id, id, token_id, seq, ledger_entry_id, reference, kind, from_address,
        to_address, units, created_at)
      select w.organization_id, new_id('cop', m.created_at), t.id,
             -- Later than whatever there is of the same wallets, whatever the clock does.
             greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, l.seq + 1)
               + row_number() over (order by m.id),
             m.id, m.reference, m.kind::chain_operation_kind,
             case when m.kind not in ('MINT', 'MINT_FROZEN') then m.debited end,
             case when m.kind in ('MINT', 'MINT_FROZEN', 'TRANSFER', 'TRANSFER_FROZEN') then m.credited end,
             m.units, m.created_at
        from movement m, latest l;
    end loop;
  end loop;
  return null;
end
$$;
create or replace trigger ledger_entry_to_chain after insert on ledger_entry referencing new table as written
  for each statement execute function follow_on_chain();

drop function if exists chain_movements(text, jsonb);
