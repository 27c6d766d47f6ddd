-- The customers, of any organization, that a person may sign in as because its confirmed e-mail address is theirs: those
-- that nobody signs in as, and whose sign-ins the organization has not taken away.
create or replace function claimable_customers(p_user_id text)
returns table (organization_id text, organization_name text, customer_id text, customer_name text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select g.id, g.name, c.id, coalesce(c.name, c.username, c.id)
      from auth_user u
      join customer c on lower(c.email) = u.email
      join organization g on g.id = c.organization_id
     where u.id = p_user_id and u.email_verified
       and not exists (
         select from customer_login l where l.organization_id = c.organization_id and l.customer_id = c.id)
       and not exists (
         select from audit_event e
          where e.organization_id = c.organization_id and e.resource_id = c.id and e.action = 'removeCustomerLogin')
     order by g.name, c.created_at
     limit 50;
end
$$;
