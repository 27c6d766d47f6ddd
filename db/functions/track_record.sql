-- What an issuer has done, for everybody to see, from kept figures and small tables alone: offerings published and funded,
-- those of the funded ones whose tokens are all delivered, what completed purchases brought, and distributions paid in full.
create or replace function track_record(p_organization_id text)
returns table (published int, funded int, delivered int, raised jsonb, distributed jsonb)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select count(*)::int,
           (count(*) filter (where o.state = 'CLOSED_SUCCESSFUL'))::int,
           (count(*) filter (where o.state = 'CLOSED_SUCCESSFUL' and not exists (
              select from offering_purchase_intent i
               where i.organization_id = p_organization_id and i.offering_id = o.id and i.settlement_status = 'ALLOCATED')))::int,
           (select coalesce(jsonb_agg(r order by r.currency), '[]') from (
              select s.currency::text as currency, sum(s.amount)::text as amount
                from purchase_sum s
               where s.organization_id = p_organization_id and s.purchase_status = 'COMPLETED' and s.amount > 0
               group by s.currency) r),
           (select coalesce(jsonb_agg(r order by r.currency), '[]') from (
              select d.currency::text as currency, sum(d.amount)::text as amount, count(*)::int as count
                from distribution d
               where d.organization_id = p_organization_id and d.status = 'COMPLETED'
               group by d.currency) r)
      from offering o
     where o.organization_id = p_organization_id and o.state <> 'DRAFT';
end
$$;
