-- A plan that is kept for any organization takes each for a tenth of all rows. Of the average one among thousands of small ones
-- it would expect one row, and look for what a key names among all rows of one that has thousands. Where the tables lie by
-- organization on a cluster their parts are planned for by themselves.
do $$
declare
  v_table regclass;
  v_is_placed boolean := false;
begin
  for v_table in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'
     order by c.relname
  loop
    if to_regclass('pg_catalog.pg_dist_partition') is not null then
      execute 'select exists (select from pg_dist_partition where logicalrelid = $1)' into v_is_placed using v_table;
    end if;
    if not v_is_placed then
      execute format('alter table %s alter column organization_id set (n_distinct = 10)', v_table);
      execute format('analyze %s (organization_id)', v_table);
    end if;
  end loop;
end $$;
