-- Each entry of the register that moves tokens of wallets becomes an operation on the chain where the token's settlement
-- is ERC3643 (docs/domain.md, Chain). The name puts the trigger after the one that posts: it holds the accounts' locks, so
-- that operations of one wallet get their places in the order of its entries.
create or replace function follow_on_chain() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  w record;
  t record;
  v_entries jsonb;
  v_last bigint;
begin
  for w in
    select e.organization_id, array_agg(distinct e.token_id) as tokens
      from written e where e.reason not in ('ISSUE', 'ALLOCATE') group by e.organization_id
  loop
    for t in
      select k.id, k.decimals from token k
       where k.organization_id = w.organization_id and k.id = any (w.tokens) and k.settlement = 'ERC3643'
       order by k.id
         -- A token is detached once nobody is about to ask for more: its row is locked for that.
         for key share
    loop
      select jsonb_agg(e) into v_entries
        from written e where e.organization_id = w.organization_id and e.token_id = t.id;
      v_entries := chain_movements(w.organization_id, v_entries);
      if exists (
        select from jsonb_to_recordset(v_entries) as m(amount numeric)
         where m.amount <> trunc(m.amount, t.decimals)) then
        raise exception 'an amount has more decimals than its token' using errcode = 'check_violation';
      end if;
      -- Later than whatever there is of the same wallets, whatever the clock does.
      select max(x.seq) into v_last
        from (select distinct a.address from jsonb_to_recordset(v_entries) as m(from_address text, to_address text),
                     unnest(array[m.from_address, m.to_address]) as a(address)) a
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
             greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, v_last + 1)
               + row_number() over (order by m.id),
             m.id, m.reference, m.kind::chain_operation_kind, m.from_address, m.to_address,
             m.amount * power(10::numeric, t.decimals), m.created_at
        from jsonb_to_recordset(v_entries) as m(id text, reference text, kind text, from_address text, to_address text,
          amount numeric, created_at timestamptz);
    end loop;
  end loop;
  return null;
end
$$;
create or replace trigger ledger_entry_to_chain after insert on ledger_entry referencing new table as written
  for each statement execute function follow_on_chain();

-- What these entries mean between wallets: { id, reference, kind, from_address, to_address, amount, created_at }. Two
-- accounts of one address are one wallet there.
create or replace function chain_movements(p_organization_id text, p_entries jsonb) returns jsonb
language plpgsql stable set enable_seqscan = off as $$
declare
  v_movements jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'reference', m.reference, 'kind', m.kind,
           'from_address', case when m.kind in ('MINT', 'MINT_FROZEN') then null else m.from_address end,
           'to_address', case when m.kind in ('MINT', 'MINT_FROZEN', 'TRANSFER', 'TRANSFER_FROZEN') then m.to_address end,
           'amount', m.amount, 'created_at', m.created_at)), '[]')
    into v_movements
    from (
      select e.id, e.reference, e.amount, e.created_at, d.wallet_address as from_address, c.wallet_address as to_address,
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
        from jsonb_to_recordset(p_entries) as e(id text, reference text, debit_account_id text, debit_bucket text,
               credit_account_id text, credit_bucket text, amount numeric, created_at timestamptz)
        join ledger_account d on d.organization_id = p_organization_id and d.id = e.debit_account_id
         and d.id = any (array(select i.debit_account_id from jsonb_to_recordset(p_entries) as i(debit_account_id text)))
        join ledger_account c on c.organization_id = p_organization_id and c.id = e.credit_account_id
         and c.id = any (array(select i.credit_account_id from jsonb_to_recordset(p_entries) as i(credit_account_id text)))
    ) m
   where m.kind is not null;
  return v_movements;
end
$$;
