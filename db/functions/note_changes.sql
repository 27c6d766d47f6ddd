-- Notes that resources changed: the publisher reads each of them when it publishes the note. Every note of a trigger is written here.
create or replace function note_changes(
  p_organization_id text, p_type text, p_resource_type text, p_resource_ids text[], p_at timestamptz)
returns void language plpgsql as $$
begin
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  select p_organization_id, new_id('evt', p_at), p_type, p_resource_type, r.id, p_at
    from unnest(p_resource_ids) as r(id);
end
$$;
drop function if exists note_change(text, text, text, text);
