-- Whether data is what it was, with members emptied at most: each still stands where it stood, and is the same or null.
create or replace function only_empties(p_after jsonb, p_before jsonb) returns boolean language plpgsql immutable as $$
begin
  if p_after = p_before or p_after = 'null' then
    return true;
  end if;
  if jsonb_typeof(p_after) is distinct from 'object' or jsonb_typeof(p_before) is distinct from 'object' then
    return false;
  end if;
  return (select array_agg(k order by k) from jsonb_object_keys(p_after) k)
       is not distinct from (select array_agg(k order by k) from jsonb_object_keys(p_before) k)
     and not exists (select from jsonb_each(p_after) a where not only_empties(a.value, p_before -> a.key));
end
$$;

-- What listeners were told stays told; only what can identify a person is emptied, where the law asks for it.
create or replace function guard_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'data' <> to_jsonb(old) - 'data' or jsonb_typeof(new.data) is distinct from 'object'
    or not only_empties(new.data, old.data)
  then
    raise exception 'published events are never changed nor removed' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create or replace trigger event_guard before update or delete on event for each row
  when (old.position is not null) execute function guard_event();
