-- Purchases of any organization that could be completed or delivered, some of each organization. Both parts begin with the
-- few that wait, by an index: those that are paid and PENDING, and those of closed offerings that are ALLOCATED.
create or replace function purchases_with_open_gates(p_limit int)
returns table (organization_id text, ids text[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select w.organization_id, array_agg(w.id) from (
      select i.organization_id, i.id, row_number() over (partition by i.organization_id order by i.created_at) as place
        from (
          select p.organization_id, p.id, p.created_at
            from offering_purchase_intent p
            join offering o on o.organization_id = p.organization_id and o.id = p.offering_id
            join customer c on c.organization_id = p.organization_id and c.id = p.customer_id
            join ledger_account u on u.organization_id = p.organization_id and u.token_id = o.token_id and u.kind = 'UNISSUED'
           where p.purchase_status = 'PENDING' and p.paid_at is not null and c.verification_status = 'COMPLETED'
             and o.state in ('PUBLISHED', 'PAUSED', 'CLOSED_SUCCESSFUL') and p.token_amount <= u.available
          union all
          select p.organization_id, p.id, p.created_at
            from offering o
            join offering_purchase_intent p on p.organization_id = o.organization_id and p.offering_id = o.id
            join wallet a on a.organization_id = p.organization_id and a.customer_id = p.customer_id
             and a.address = p.wallet_address
           where o.state = 'CLOSED_SUCCESSFUL' and p.settlement_status = 'ALLOCATED' and a.proven_at is not null
        ) i
    ) w
    where w.place <= p_limit
    group by w.organization_id;
end
$$;
