-- The customers, of any organization, that a person signs in as.
create or replace function customers_of_person(p_user_id text)
returns table (organization_id text, organization_name text, customer_id text, customer_name text)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select g.id, g.name, c.id, coalesce(c.name, c.username, c.id)
      from customer_login l
      join customer c on c.organization_id = l.organization_id and c.id = l.customer_id
      join organization g on g.id = c.organization_id
     where l.user_id = p_user_id
     order by l.created_at, c.id;
end
$$;
