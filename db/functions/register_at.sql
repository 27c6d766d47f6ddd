-- Tokens of any organization whose registers have a checkpoint due: that many entries since the last, up to an instant.
create or replace function registers_to_keep(p_until timestamptz, p_every int) returns table (organization_id text, token_id text)
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select t.organization_id, t.id from token t
     where exists (
       select from ledger_entry e
        where e.organization_id = t.organization_id and e.token_id = t.id and e.created_at <= p_until
          and e.created_at > coalesce((
            select max(c.at) from register_checkpoint c
             where c.organization_id = t.organization_id and c.token_id = t.id), '-infinity')
       offset p_every - 1);
end
$$;

-- Makes the checkpoints of a register, one every so many entries and one before as many that came at one instant, which cannot be
-- divided, that are due up to an instant before which no entry will be dated any more. The register is taken back from now, a
-- checkpoint at a time.
create or replace function keep_register(p_organization_id text, p_token_id text, p_until timestamptz, p_every int) returns void
language plpgsql security definer
set search_path = public, pg_temp set enable_nestloop = off set work_mem = '64MB' set client_min_messages = error as $$
declare
  v_bounds timestamptz[];
  v_after timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_organization_id || ' ' || p_token_id, 0)) then
    return;
  end if;
  v_after := coalesce((
    select max(c.at) from register_checkpoint c
     where c.organization_id = p_organization_id and c.token_id = p_token_id), '-infinity');
  with entered as (
    select e.created_at, row_number() over (order by e.created_at) as place from ledger_entry e
     where e.organization_id = p_organization_id and e.token_id = p_token_id
       and e.created_at > v_after and e.created_at <= p_until
  ), due as (
    select n.created_at as at from entered n where n.place % p_every = 0
    union
    select n.created_at - interval '1 millisecond' from entered n group by n.created_at having count(*) >= p_every
  )
  select array_agg(d.at order by d.at desc) || v_after into v_bounds from due d where d.at > v_after;
  if cardinality(v_bounds) = 1 then
    return;
  end if;
  drop table if exists register_state, register_moved;
  create temporary table register_state on commit drop as
    select a.id, a.customer_id, a.available - coalesce(m.available, 0) as available,
           a.frozen - coalesce(m.frozen, 0) as frozen
      from ledger_account a
      left join moved_between(p_organization_id, p_token_id, v_bounds[1], 'infinity') m on m.account_id = a.id
     where a.organization_id = p_organization_id and a.token_id = p_token_id;
  for n in 1 .. cardinality(v_bounds) - 1 loop
    create temporary table register_customer on commit drop as
      select s.customer_id as id, sum(s.available + s.frozen) as total, count(*) as wallets
        from register_state s where s.customer_id is not null and s.available + s.frozen > 0 group by 1;
    create temporary table register_moved on commit drop as
      select m.account_id, m.available, m.frozen from moved_between(p_organization_id, p_token_id, v_bounds[n + 1], v_bounds[n]) m;
    insert into register_checkpoint (organization_id, token_id, at, entries, holders, wallets, issued, accounts, customers)
    select p_organization_id, p_token_id, v_bounds[n],
           (select count(*) from ledger_entry e
             where e.organization_id = p_organization_id and e.token_id = p_token_id
               and e.created_at > v_bounds[n + 1] and e.created_at <= v_bounds[n]),
           count(*), coalesce(sum(h.wallets), 0), coalesce(sum(h.total), 0),
           coalesce((select jsonb_agg(l order by l.total desc, l.id desc) from (
             select s.id, s.available, s.frozen, s.available + s.frozen as total from register_state s
              where s.customer_id is not null and s.available + s.frozen > 0 order by total desc, s.id desc limit 10000) l), '[]'),
           coalesce((select jsonb_agg(l order by l.total desc) from (
             select c.id, c.total from register_customer c order by c.total desc limit 10000) l), '[]')
      from register_customer h;
    insert into past_balance (organization_id, token_id, at, ledger_account_id, available, frozen, customer_total)
    select p_organization_id, p_token_id, v_bounds[n], s.id, s.available, s.frozen,
           case when s.customer_id is not null then coalesce(h.total, 0) end
      from register_moved m
      join register_state s on s.id = m.account_id
      left join register_customer h on h.id = s.customer_id;
    -- A table of its own for each step: rows that were updated in place would stay until the transaction ends.
    create temporary table register_next on commit drop as
      select s.id, s.customer_id, s.available - coalesce(m.available, 0) as available,
             s.frozen - coalesce(m.frozen, 0) as frozen
        from register_state s left join register_moved m on m.account_id = s.id;
    drop table register_state, register_customer, register_moved;
    alter table register_next rename to register_state;
  end loop;
  drop table register_state;
end
$$;

-- What the accounts of a token gained, or lost, by the entries after an instant, up to another.
create or replace function moved_between(
  p_organization_id text, p_token_id text, p_after timestamptz, p_until timestamptz)
returns table (account_id text, available numeric, frozen numeric) language plpgsql stable rows 20000 as $$
begin
  return query
    select s.account_id, coalesce(sum(s.amount) filter (where s.bucket = 'AVAILABLE'), 0),
           coalesce(sum(s.amount) filter (where s.bucket = 'FROZEN'), 0)
      from (
        select e.debit_account_id as account_id, e.debit_bucket as bucket, -e.amount as amount from ledger_entry e
         where e.organization_id = p_organization_id and e.token_id = p_token_id
           and e.created_at > p_after and e.created_at <= p_until
        union all
        select e.credit_account_id, e.credit_bucket, e.amount from ledger_entry e
         where e.organization_id = p_organization_id and e.token_id = p_token_id
           and e.created_at > p_after and e.created_at <= p_until
      ) s
     group by s.account_id;
end
$$;

-- What single accounts of a token gained, or lost, by the entries after an instant. Each is looked up by itself: where
-- tokens are minted all entries leave the same account, and a planner that knows takes none for worth an index.
create or replace function moved_of(
  p_organization_id text, p_token_id text, p_account_ids text[], p_after timestamptz)
returns table (account_id text, available numeric, frozen numeric) language plpgsql stable rows 5000
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
begin
  if not exists (
    select from ledger_entry e
     where e.organization_id = p_organization_id and e.token_id = p_token_id and e.created_at > p_after) then
    return;
  end if;
  return query
    select a.id, sum(s.amount) filter (where s.bucket = 'AVAILABLE'), sum(s.amount) filter (where s.bucket = 'FROZEN')
      from unnest(p_account_ids) a(id)
     cross join lateral (
       select e.debit_bucket as bucket, -e.amount as amount from ledger_entry e
        where e.organization_id = p_organization_id and e.debit_account_id = a.id and e.created_at > p_after
       union all
       select e.credit_bucket, e.amount from ledger_entry e
        where e.organization_id = p_organization_id and e.credit_account_id = a.id and e.created_at > p_after
     ) s
     group by a.id;
end
$$;

-- A page of a token's register at an instant, the largest first, with its sums: the first checkpoint after it, or the
-- register now, less the entries between the two. Accounts without such an entry held then what they hold there, so it is
-- enough to know the largest of those. Where nothing was entered since the checkpoint before it, that one tells, however much came at
-- once after the instant. Null where the page goes beyond them; with a limit of 0, the sums alone. It is
-- planned each time, since how much was entered between the two differs by far.
create or replace function register_at(
  p_organization_id text, p_token_id text, p_at timestamptz, p_after_total numeric, p_after_id text, p_limit int)
returns jsonb language plpgsql stable security definer
set search_path = public set jit = off set plan_cache_mode = force_custom_plan as $$
declare
  c register_checkpoint;
  v_before timestamptz;
  v_supply numeric;
  v_page jsonb;
begin
  if p_organization_id is distinct from current_setting('app.organization_id', true) then
    return null;
  end if;
  select t.total_supply - coalesce((
           select sum(e.amount) from ledger_entry e
            where e.organization_id = p_organization_id and e.token_id = t.id and e.reason = 'ISSUE' and e.created_at > p_at), 0)
    into v_supply from token t where t.organization_id = p_organization_id and t.id = p_token_id;
  select max(x.at) into v_before from register_checkpoint x
   where x.organization_id = p_organization_id and x.token_id = p_token_id and x.at <= p_at;
  if not exists (
    select from ledger_entry e
     where e.organization_id = p_organization_id and e.token_id = p_token_id and e.reason <> 'ISSUE'
       and e.created_at > coalesce(v_before, '-infinity') and e.created_at <= p_at) then
    if v_before is null then
      return jsonb_build_object('rows', '[]'::jsonb, 'sums', jsonb_build_object('holders', 0, 'wallets', 0, 'issued_supply', '0',
        'total_supply', v_supply::text, 'largest_share', '0', 'top_ten_share', '0'));
    end if;
    p_at := v_before;
  end if;
  select * into c from register_checkpoint x
   where x.organization_id = p_organization_id and x.token_id = p_token_id and x.at >= p_at order by x.at limit 1;
  if c.at is null then
    select coalesce(sum(k.count) filter (where k.figure = 'HOLDERS'), 0), coalesce(sum(k.count) filter (where k.figure = 'WALLETS'), 0)
      into c.holders, c.wallets
      from (select f.figure, f.count from figure f
             where f.organization_id = p_organization_id and f.figure in ('HOLDERS', 'WALLETS') and f.about = p_token_id
            union all
            select f.figure, f.change from figure_change f
             where f.organization_id = p_organization_id and f.figure in ('HOLDERS', 'WALLETS') and f.about = p_token_id) k;
    select t.total_supply - u.total into c.issued
      from token t
      join ledger_account u on u.organization_id = p_organization_id and u.token_id = t.id and u.kind = 'UNISSUED'
     where t.organization_id = p_organization_id and t.id = p_token_id;
    select coalesce(jsonb_agg(l), '[]') into c.accounts
      from holders_page(p_organization_id, p_token_id, true, null, null, 10000) l;
    select coalesce(jsonb_agg(l), '[]') into c.customers
      from (select h.customer_id as id, h.total from holding h
             where h.organization_id = p_organization_id and h.token_id = p_token_id and h.total > 0
             order by h.total desc limit 10000) l;
  end if;

  with moved as materialized (
    select m.* from moved_between(p_organization_id, p_token_id, p_at, coalesce(c.at, 'infinity')) m
  ), was as materialized (
    select a.id, a.customer_id, a.wallet_address, b.available - m.available as available, b.frozen - m.frozen as frozen,
           b.available + b.frozen - m.available - m.frozen as total, m.available + m.frozen as change, b.customer_total
      from moved m
      -- One by one: to the planner all accounts look cheap to read where many moved.
      cross join lateral (
        select x.* from ledger_account x where x.organization_id = p_organization_id and x.id = m.account_id limit 1) a
      cross join lateral (
        select p.available, p.frozen, p.customer_total from past_balance p
         where p.organization_id = p_organization_id and p.token_id = p_token_id and p.at = c.at
           and p.ledger_account_id = m.account_id
        union all
        select a.available, a.frozen, (select h.total from holding h
          where h.organization_id = p_organization_id and h.token_id = p_token_id and h.customer_id = a.customer_id)
         where c.at is null
      ) b
  ), customer_was as materialized (
    select w.customer_id as id, max(w.customer_total) as total_after, max(w.customer_total) - sum(w.change) as total
      from was w where w.customer_id is not null group by 1
  ), listed as (
    select l.* from (
      select w.id, w.available, w.frozen, w.total from was w where w.customer_id is not null and w.total > 0
      union all
      select l.id, l.available, l.frozen, l.total
        from jsonb_to_recordset(c.accounts) as l(id text, available numeric, frozen numeric, total numeric)
       where not exists (select from was w where w.id = l.id)
    ) l
     where (l.total, l.id) < (coalesce(p_after_total, 'infinity'), coalesce(p_after_id, ''))
     order by l.total desc, l.id desc limit p_limit
  ), largest as (
    select l.total from (
      select w.total from customer_was w where w.total > 0
      union all
      select l.total from jsonb_to_recordset(c.customers) as l(id text, total numeric)
       where not exists (select from customer_was w where w.id = l.id)
    ) l
     order by l.total desc limit 10
  ), sums as (
    select c.holders + coalesce((select count(*) filter (where w.total > 0) - count(*) filter (where w.total_after > 0)
                                   from customer_was w), 0) as holders,
           c.wallets + coalesce((select count(*) filter (where w.total > 0) - count(*) filter (where w.total + w.change > 0)
                                   from was w where w.customer_id is not null), 0) as wallets,
           c.issued - coalesce((select sum(w.change) from was w where w.customer_id is not null), 0) as issued
  )
  select jsonb_build_object(
           'rows', coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'customer_id', a.customer_id,
               'wallet_address', a.wallet_address, 'available', l.available::text, 'frozen', l.frozen::text,
               'total', l.total::text, 'share', round(l.total * 100 / s.issued, 6)::text, 'name', k.name, 'username', k.username)
               order by l.total desc, l.id desc)
             from listed l
             join ledger_account a on a.organization_id = p_organization_id and a.id = l.id
             join customer k on k.organization_id = p_organization_id and k.id = a.customer_id), '[]'),
           'sums', jsonb_build_object('holders', s.holders, 'wallets', s.wallets, 'issued_supply', s.issued::text,
             'total_supply', v_supply::text,
             'largest_share', coalesce((select round(max(l.total) * 100 / s.issued, 6) from largest l), 0)::text,
             'top_ten_share', coalesce((select round(sum(l.total) * 100 / s.issued, 6) from largest l), 0)::text))
    into v_page
    from sums s
   where (p_limit = 0 or jsonb_array_length(c.accounts) >= c.wallets
          or (select count(*) = p_limit and bool_and((l.total, l.id)
                >= ((c.accounts -> -1 ->> 'total')::numeric, c.accounts -> -1 ->> 'id')) from listed l))
     and (jsonb_array_length(c.customers) >= c.holders
          or (select count(*) = 10 and min(l.total) >= (c.customers -> -1 ->> 'total')::numeric from largest l));
  return v_page;
end
$$;
