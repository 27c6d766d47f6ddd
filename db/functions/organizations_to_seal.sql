-- Which organizations have audit rows that are not sealed yet, for the job that serves them all: one look at the index for
-- each, however many rows it has.
create or replace function organizations_to_seal() returns setof text
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    with recursive waiting(id) as (
      (select e.organization_id from audit_event e where e.hash is null order by 1 limit 1)
      union all
      select (select e.organization_id from audit_event e
               where e.hash is null and e.organization_id > w.id order by 1 limit 1)
        from waiting w where w.id is not null
    ) select w.id from waiting w where w.id is not null;
end
$$;
