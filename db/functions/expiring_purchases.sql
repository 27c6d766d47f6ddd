-- Whether a PENDING purchase ends soon: within a day, or in the last third of its time where that is shorter.
create or replace function ends_soon(p_created_at timestamptz, p_expires_at timestamptz, p_at timestamptz)
returns boolean language plpgsql immutable as $$
begin
  return p_expires_at > p_at
     and p_expires_at - least(interval '1 day', (p_expires_at - p_created_at) / 3) <= p_at;
end
$$;

-- Purchases of an organization that end soon, and whose buyers have not been told.
create or replace function expiring_purchases(p_organization_id text, p_at timestamptz, p_limit int)
returns table (id text) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
    select i.id from offering_purchase_intent i
     where i.organization_id = p_organization_id and i.purchase_status = 'PENDING'
       and i.expires_at between p_at and p_at + interval '1 day'
       and ends_soon(i.created_at, i.expires_at, p_at)
       and not exists (
         select from notice n
          where n.organization_id = p_organization_id and n.recipient_id = i.customer_id
            and n.topic = 'PURCHASE_EXPIRING' and n.resource_id = i.id)
     order by i.expires_at, i.id limit p_limit;
end
$$;

-- Organizations that have such purchases, for the clock that serves them all.
create or replace function organizations_with_expiring_purchases(p_at timestamptz) returns setof text
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select distinct i.organization_id from offering_purchase_intent i
     where i.purchase_status = 'PENDING' and i.expires_at between p_at and p_at + interval '1 day'
       and ends_soon(i.created_at, i.expires_at, p_at)
       and not exists (
         select from notice n
          where n.organization_id = i.organization_id and n.recipient_id = i.customer_id
            and n.topic = 'PURCHASE_EXPIRING' and n.resource_id = i.id);
end
$$;
