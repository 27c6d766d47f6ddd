-- Notes that a count changed, as a row of its own: nobody waits for anybody, and `fold_figures` adds it to the count.
create or replace function note_figure(p_organization_id text, p_figure text, p_about text, p_change int) returns void
language plpgsql as $$
begin
  insert into figure_change (organization_id, id, figure, about, change)
  values (p_organization_id, new_id('fig', now()), p_figure, p_about, p_change);
end
$$;

-- Adds what was noted to the counts, organization by organization. Whoever reads a count adds both, so it is true at any
-- moment.
create or replace function fold_figures() returns void language plpgsql security definer set search_path = public as $$
declare
  v_organization_id text;
begin
  for v_organization_id in
    select distinct n.organization_id from (select c.organization_id from figure_change c limit 20000) n order by 1
  loop
    with taken as (
      delete from figure_change c
       using (
         select x.id from figure_change x
          where x.organization_id = v_organization_id limit 20000 for update skip locked) t
       where c.organization_id = v_organization_id and c.id = t.id
      returning c.figure, c.about, c.change
    )
    insert into figure as f (organization_id, figure, about, count)
    select v_organization_id, t.figure, t.about, sum(t.change) from taken t
     group by t.figure, t.about order by t.figure, t.about
    on conflict (organization_id, figure, about) do update set count = f.count + excluded.count;
  end loop;
end
$$;

create or replace function count_customers() returns trigger language plpgsql as $$
begin
  perform note_figure(s.organization_id, 'CUSTOMERS', s.day, s.count)
     from (select w.organization_id, (w.created_at at time zone 'UTC')::date::text as day, count(*)::int as count
             from written w group by 1, 2) s;
  return null;
end
$$;
create or replace trigger customer_count after insert on customer referencing new table as written
  for each statement execute function count_customers();

create or replace function count_new_offers() returns trigger language plpgsql as $$
begin
  perform note_figure(s.organization_id, 'OPEN_OFFERS', s.token_id, s.count)
     from (select w.organization_id, w.token_id, count(*)::int as count
             from written w where w.status = 'OPEN' group by 1, 2) s;
  return null;
end
$$;
create or replace trigger offer_count after insert on offer referencing new table as written
  for each statement execute function count_new_offers();

create or replace function count_moved_offers() returns trigger language plpgsql as $$
begin
  perform note_figure(s.organization_id, 'OPEN_OFFERS', s.token_id, s.change)
     from (
       select m.organization_id, m.token_id, sum(m.open)::int as change
         from (select w.organization_id, w.token_id, 1 as open from written w where w.status = 'OPEN'
               union all
               select x.organization_id, x.token_id, -1 from was x where x.status = 'OPEN') m
        group by 1, 2
       having sum(m.open) <> 0
     ) s;
  return null;
end
$$;
create or replace trigger offer_count_moved after update on offer referencing old table as was new table as written
  for each statement execute function count_moved_offers();

-- Adds purchases to the sums of their offerings, whose locks are held by whoever writes purchases. The arrays stand beside
-- each other, in the order of the rows they change.
create or replace function add_purchases(
  p_organization_id text, p_offerings text[], p_currencies currency[], p_statuses purchase_status[], p_days date[],
  p_counts int[], p_amounts numeric[]) returns void language plpgsql as $$
begin
  insert into purchase_sum as s (organization_id, offering_id, currency, purchase_status, count, amount)
  select p_organization_id, x.offering_id, x.currency, x.status, sum(x.count), sum(x.amount)
    from unnest(p_offerings, p_currencies, p_statuses, p_counts, p_amounts) as x(offering_id, currency, status, count, amount)
   group by x.offering_id, x.currency, x.status order by x.offering_id, x.currency, x.status
  on conflict (organization_id, offering_id, currency, purchase_status) do update
     set count = s.count + excluded.count, amount = s.amount + excluded.amount;
  if 'COMPLETED' = any (p_statuses) then
    insert into purchase_day as d (organization_id, day, offering_id, currency, count, amount)
    select p_organization_id, x.day, x.offering_id, x.currency, x.count, x.amount
      from unnest(p_offerings, p_currencies, p_statuses, p_days, p_counts, p_amounts)
        as x(offering_id, currency, status, day, count, amount)
     where x.status = 'COMPLETED'
     order by x.offering_id, x.currency, x.day
    on conflict (organization_id, day, offering_id, currency) do update
       set count = d.count + excluded.count, amount = d.amount + excluded.amount;
  end if;
end
$$;

create or replace function sum_new_purchases() returns trigger language plpgsql as $$
begin
  perform add_purchases(s.organization_id, array_agg(s.offering_id), array_agg(s.currency), array_agg(s.purchase_status),
                        array_agg(s.day), array_agg(s.count), array_agg(s.amount))
     from (
       select w.organization_id, w.offering_id, w.currency, w.purchase_status,
              (w.created_at at time zone 'UTC')::date as day, count(*)::int as count, sum(w.purchase_amount) as amount
         from written w group by 1, 2, 3, 4, 5
     ) s
    group by s.organization_id;
  return null;
end
$$;
create or replace trigger offering_purchase_intent_sum after insert on offering_purchase_intent
  referencing new table as written for each statement execute function sum_new_purchases();

create or replace function sum_moved_purchases() returns trigger language plpgsql as $$
begin
  perform add_purchases(s.organization_id, array_agg(s.offering_id), array_agg(s.currency), array_agg(s.purchase_status),
                        array_agg(s.day), array_agg(s.count), array_agg(s.amount))
     from (
       select m.organization_id, m.offering_id, m.currency, m.purchase_status,
              (m.created_at at time zone 'UTC')::date as day, sum(m.sign)::int as count,
              sum(m.sign * m.purchase_amount) as amount
         from (select 1 as sign, w.organization_id, w.offering_id, w.currency, w.purchase_status, w.created_at, w.purchase_amount
                 from written w
               union all
               select -1, x.organization_id, x.offering_id, x.currency, x.purchase_status, x.created_at, x.purchase_amount
                 from was x) m
        group by 1, 2, 3, 4, 5
       having sum(m.sign) <> 0 or sum(m.sign * m.purchase_amount) <> 0
     ) s
    group by s.organization_id;
  return null;
end
$$;
create or replace trigger offering_purchase_intent_sum_moved after update on offering_purchase_intent
  referencing old table as was new table as written for each statement execute function sum_moved_purchases();

-- Adds what accounts of wallets gained or lost to what their customers hold, and counts who began or ceased to. Called with
-- the accounts locked and moved; p_sums is an array of { id, available, frozen }: what was added to each.
create or replace function sum_holdings(p_organization_id text, p_sums jsonb) returns void
language plpgsql set enable_seqscan = off as $$
declare
  f record;
begin
  for f in
  with moved as materialized (
    select a.token_id, a.customer_id, sum(s.available + s.frozen) as change,
           (count(*) filter (where a.total = s.available + s.frozen) - count(*) filter (where a.total = 0))::int as wallets
      from jsonb_to_recordset(p_sums) as s(id text, available numeric, frozen numeric)
      join ledger_account a on a.organization_id = p_organization_id and a.id = s.id
       and a.id = any (array(select m.id from jsonb_to_recordset(p_sums) as m(id text)))
     where a.kind = 'WALLET' and s.available + s.frozen <> 0
     group by a.token_id, a.customer_id
  ), kept as (
    insert into holding as h (organization_id, token_id, customer_id, total, wallets)
    select p_organization_id, m.token_id, m.customer_id, m.change, m.wallets from moved m order by m.token_id, m.customer_id
    on conflict (organization_id, token_id, customer_id) do update
       set total = h.total + excluded.total, wallets = h.wallets + excluded.wallets
    returning h.token_id, h.customer_id, h.total
  ), counted as (
    select k.token_id, (count(*) filter (where k.total = m.change) - count(*) filter (where k.total = 0))::int as holders,
           sum(m.wallets)::int as wallets
      from kept k join moved m on m.token_id = k.token_id and m.customer_id = k.customer_id
     group by k.token_id
  )
  select v.figure, c.token_id, v.change
    from counted c cross join lateral (values ('HOLDERS', c.holders), ('WALLETS', c.wallets)) as v(figure, change)
   where v.change <> 0
  loop
    perform note_figure(p_organization_id, f.figure, f.token_id, f.change);
  end loop;
end
$$;
