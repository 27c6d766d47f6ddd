-- Which organizations have audit rows that are not sealed yet, for the job that serves them all.
create or replace function organizations_to_seal() returns setof text
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select distinct organization_id from audit_event where hash is null;
end
$$;
