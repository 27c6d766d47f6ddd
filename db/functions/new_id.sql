-- An identifier as `server/kernel/fields/id.ts` makes them: a prefix and a UUIDv7, for statements that write many rows.
create or replace function new_id(p_prefix text, p_at timestamptz) returns text language sql volatile as $$
  select p_prefix || '_' || lpad(to_hex(floor(extract(epoch from p_at) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14)
$$;
