-- The ids of an organization's rows whose `metadata` has what is wanted, by the index over it; a single null where they
-- are `p_most` or more. It runs as the tables' owner, and without index scans, for the reasons of `search_ids`.
--
-- p_wanted: array of arrays of objects; of each inner array one object has to be contained.
create or replace function ids_by_metadata(p_organization_id text, p_table text, p_wanted jsonb, p_most int)
returns setof text language plpgsql stable security definer rows 20
set search_path = public set enable_seqscan = off set enable_indexscan = off as $$
declare
  v_conditions text;
  v_found text[];
begin
  if p_organization_id is distinct from current_setting('app.organization_id', true)
    or p_table not in ('customer', 'offering', 'offering_purchase_intent', 'offer') then
    return;
  end if;
  select string_agg(format('(%s)', (
           select string_agg(format('x.metadata @> %L::jsonb', w.object), ' or ') from jsonb_array_elements(a.either) w(object)
         )), ' and ')
    into v_conditions from jsonb_array_elements(p_wanted) a(either);
  if v_conditions is null then
    return;
  end if;
  execute format(
    'select array(select x.id from %I x where x.organization_id = $1 and x.metadata is not null and %s limit $2)',
    p_table, v_conditions)
    into v_found using p_organization_id, p_most;
  return query select u.id from unnest(case when cardinality(v_found) < p_most then v_found else array[null] end) u(id);
end
$$;
