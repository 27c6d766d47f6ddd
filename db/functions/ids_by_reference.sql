-- The ids of an organization's purchases or refunds that payment references name: by their ends, which row-level
-- security lets no index answer (see `search_ids`).
create or replace function ids_by_reference(p_organization_id text, p_table text, p_ends text[])
returns setof text language plpgsql stable security definer rows 1 set search_path = public as $$
begin
  if p_organization_id is distinct from current_setting('app.organization_id', true) then
    return;
  elsif p_table = 'offering_purchase_intent' then
    return query select i.id from offering_purchase_intent i
      where i.organization_id = p_organization_id and right(i.id, 21) = any (p_ends);
  elsif p_table = 'refund' then
    return query select r.id from refund r where r.organization_id = p_organization_id and right(r.id, 21) = any (p_ends);
  end if;
end
$$;
