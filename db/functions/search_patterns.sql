-- What a searched text has to be `like` to be found by what somebody typed: each word from any part on, a word of one or
-- two letters from a word's beginning on. Null where nothing was typed that could be found.
create or replace function search_patterns(p_typed text) returns text[]
language sql immutable strict parallel safe as $$
  select array_agg(case when length(w) > 2 then '%' else '% ' end || w || '%')
    from regexp_split_to_table(searchable_text(p_typed), '\s+') w
   where w ~ '[[:alnum:]]'
$$;
