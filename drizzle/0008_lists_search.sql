-- What generated columns of the next migration are made by; `db/functions/searchable_text.sql` is its home.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
create or replace function searchable_text(p_text text) returns text
language sql immutable strict parallel safe as $$
  select ' ' || replace(replace(replace(replace(translate(lower(
      regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g')),
      'ØøŁłĐđÐðı', 'oollddddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
