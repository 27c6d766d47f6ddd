-- A text as it is searched: lower case, without accents, ligatures and signs, with a space before its first word. So a
-- word begins after a space alone, for `like` as for the index over trigrams, which takes any sign for the end of a word.
-- Signs go by an expression: `translate` compares each letter with each of them, and took four fifths of the time of a text of two
-- kilobytes. Generated columns are made of it, so a change of what it gives needs a migration that makes them anew.
create or replace function searchable_text(p_text text) returns text
language sql immutable strict parallel safe as $$
  select ' ' || replace(replace(replace(replace(translate(regexp_replace(lower(
      regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g')),
      '[]!"#$%&''()*+,./:;<=>?@\\[^_`{|}~‘’‚“”„–—·•«»-]', '', 'g'),
      'ØøŁłĐđÐðı', 'oollddddi'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
