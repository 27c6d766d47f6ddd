-- Purchases of any organization that could be completed or delivered, some of each organization. Those that are paid, and
-- those whose offering has closed, are few beside all others.
create or replace function purchases_with_open_gates(p_limit int)
returns table (organization_id text, ids text[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select w.organization_id, array_agg(w.id) from (
      select r.organization_id, r.id, row_number() over (partition by r.organization_id order by r.created_at) as place
        from (
          select i.organization_id, i.id, i.created_at
            from offering_purchase_intent i
            join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
            join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
            join ledger_account u on u.organization_id = i.organization_id and u.token_id = o.token_id and u.kind = 'UNISSUED'
           where i.purchase_status = 'PENDING' and i.paid_at is not null and c.verification_status = 'COMPLETED'
             and o.state in ('PUBLISHED', 'PAUSED', 'CLOSED_SUCCESSFUL') and i.token_amount <= u.available
          union all
          select i.organization_id, i.id, i.created_at
            from offering o
            join offering_purchase_intent i
              on i.organization_id = o.organization_id and i.offering_id = o.id and i.settlement_status = 'ALLOCATED'
            join wallet w on w.organization_id = i.organization_id and w.customer_id = i.customer_id
             and w.address = i.wallet_address
           where o.state = 'CLOSED_SUCCESSFUL' and o.delivered_up_to is null and w.proven_at is not null
             and not exists (
               select from chain_token k
                where k.organization_id = o.organization_id and k.token_id = o.token_id and k.status <> 'DETACHED'
                  and not exists (
                    select from chain_wallet r
                     where r.organization_id = o.organization_id and r.registry = k.identity_registry
                       and r.address = i.wallet_address and r.status = 'REGISTERED'))
        ) r
    ) w
    where w.place <= p_limit
    group by w.organization_id;
end
$$;
