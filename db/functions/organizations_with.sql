-- The organizations that have rows of a kind, found in steps by an index that begins with them: nobody goes through all rows
-- of one that has many. In steps and not by recursion, as an organization may lie on any machine of a cluster.
-- p_rows: table and condition, as they stand behind `from`.
create or replace function organizations_with(p_rows text) returns setof text
language plpgsql stable as $$
declare
  v_step constant int := 1000;
  v_found text[];
  v_last text := '';
begin
  loop
    execute format('
      select array_agg(r.organization_id order by r.organization_id) from (
        select organization_id from %s and organization_id > $1 order by organization_id limit %s) r', p_rows, v_step)
       into v_found using v_last;
    return query select distinct o.id from unnest(v_found) o(id);
    exit when coalesce(cardinality(v_found), 0) < v_step;
    v_last := v_found[v_step];
  end loop;
end
$$;

-- Which organizations have audit rows that are not sealed yet, for the job that serves them all.
create or replace function organizations_to_seal() returns setof text
language plpgsql stable security definer set search_path = public as $$
begin
  return query select w.id from organizations_with('audit_event where hash is null') w(id);
end
$$;

-- Which organizations have events that are not published yet, for the job that serves them all.
create or replace function organizations_to_publish() returns setof text
language plpgsql stable security definer set search_path = public as $$
begin
  return query select w.id from organizations_with('event where position is null') w(id);
end
$$;
