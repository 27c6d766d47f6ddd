-- Purchases of any organization that could be completed or delivered, some of each organization.
create or replace function purchases_with_open_gates(p_limit int)
returns table (organization_id text, ids text[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select w.organization_id, array_agg(w.id) from (
      select i.organization_id, i.id, row_number() over (partition by i.organization_id order by i.created_at) as place
        from offering_purchase_intent i
        join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
        join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
        join wallet w on w.organization_id = i.organization_id and w.customer_id = i.customer_id
         and w.address = i.wallet_address
        join ledger_account u on u.organization_id = i.organization_id and u.token_id = o.token_id and u.kind = 'UNISSUED'
       where (i.purchase_status = 'PENDING' and i.paid_at is not null and c.verification_status = 'COMPLETED'
              and o.state in ('PUBLISHED', 'PAUSED', 'CLOSED_SUCCESSFUL') and i.token_amount <= u.available)
          or (i.settlement_status = 'ALLOCATED' and o.state = 'CLOSED_SUCCESSFUL' and w.proven_at is not null)
    ) w
    where w.place <= p_limit
    group by w.organization_id;
end
$$;
