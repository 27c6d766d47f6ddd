-- The ids of an organization's rows that a text finds, by the index over the trigrams of their `search`; a single null
-- where they are `p_most` or more.
--
-- Row-level security lets no index answer `like`, as that is not leakproof, and reads the whole organization instead. So
-- this runs as the tables' owner, names the organization itself, and answers for none but the one of the transaction.
-- Index scans are off because a few rows in the order of another index look cheap to the planner where a word is common.
--
-- What is found far and wide is not looked up, as the index would list all of it first: some pages of the table, always the
-- same, tell that there is too much, where they do so beyond chance.
--
-- Of a long word, such as an account, eight characters are asked of the index, which goes through the rows of every three that it
-- is asked for; those with a digit, as "example.com" is in every address. The rest is tried on the rows that have them, which the
-- same pages tell to be few: a bank's code is in the accounts of many.
create or replace function search_ids(p_organization_id text, p_table text, p_typed text, p_most int)
returns setof text language plpgsql stable security definer rows 20
set search_path = public set enable_seqscan = off set enable_indexscan = off as $$
declare
  c_pages constant int := 100;
  v_conditions text;
  v_parts text;
  v_tried text;
  v_hits_of_parts int;
  v_pages int;
  v_rows real;
  v_hits int;
  v_pages_hit int;
  v_found text[];
begin
  if p_organization_id is distinct from current_setting('app.organization_id', true)
    or p_table not in ('customer', 'payment', 'bank_entry', 'ledger_entry', 'audit_event') then
    return;
  end if;
  select string_agg(format('x.search like %L', p), ' and '),
         string_agg(format('x.search like %L', coalesce('%' || piece || '%', p)), ' and '),
         string_agg(format('x.search || '''' like %L', p), ' and ')
    into v_conditions, v_parts, v_tried
    from unnest(search_patterns(p_typed)) p
    cross join trim(p, '%') word
    cross join lateral (
      select case when length(word) <= 10 then null
                  when right(word, 8) ~ '\d' then right(word, 8)
                  when left(word, 8) ~ '\d' then left(word, 8) end) part(piece);
  if v_conditions is null then
    return;
  end if;
  select relpages, reltuples into v_pages, v_rows from pg_class where oid = p_table::regclass;
  if v_pages > 2 * c_pages and v_rows > 4 * p_most then
    execute format(
      'select count(*) filter (where %4$s), count(distinct (x.ctid::text::point)[0]) filter (where %4$s), count(*)
         from %1$I x tablesample system (%2$s) repeatable (0) where x.organization_id = $1 and %3$s',
      p_table, 100.0 * c_pages / v_pages, v_parts, v_conditions)
      into v_hits, v_pages_hit, v_hits_of_parts using p_organization_id;
    -- By two standard deviations of the pages: a few that are full of it tell nothing of the others.
    if v_hits * (1 - 2 / sqrt(greatest(v_pages_hit, 1))) * v_pages / c_pages > p_most then
      return query select null::text;
      return;
    end if;
    if v_parts <> v_conditions and v_hits_of_parts::bigint * v_pages / c_pages <= p_most then
      v_conditions := v_parts || ' and ' || v_tried;
    end if;
  end if;
  execute format(
    'select array(select x.id from %I x where x.organization_id = $1 and %s limit $2)', p_table, v_conditions)
    into v_found using p_organization_id, p_most;
  return query select u.id from unnest(case when cardinality(v_found) < p_most then v_found else array[null] end) u(id);
end
$$;
