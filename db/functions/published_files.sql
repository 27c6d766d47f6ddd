-- Files that anybody may read, of any organization: logos of issuers, pictures that a published offering shows, and documents
-- of published offerings, of any version. The files' own tables show nothing to a transaction of the market.
create or replace function published_image(p_id text) returns table (media_type text, bytes bytea)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
declare
  v_url text := '/image/' || p_id;
  v_shown jsonb := jsonb_build_array(jsonb_build_object('url', v_url));
begin
  return query
    select i.media_type, i.bytes
      from image i
      join offering o on o.organization_id = i.organization_id and o.state <> 'DRAFT'
     where i.id = p_id
       and (o.image_url = v_url
            or o.story @> jsonb_build_array(jsonb_build_object('pictures', v_shown))
            or o.story @> jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('url', v_url)))
            or o.story @> jsonb_build_array(jsonb_build_object('people', jsonb_build_array(jsonb_build_object('picture', v_url)))))
    union all
    select i.media_type, i.bytes
      from image i
      join organization g on g.id = i.organization_id and g.brand ->> 'logoUrl' = v_url
     where i.id = p_id
     limit 1;
end
$$;

create or replace function published_document(p_id text) returns table (file_name text, media_type text, bytes bytea)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
    select d.file_name, d.media_type, d.bytes
      from offering_document d
      join offering o on o.organization_id = d.organization_id and o.id = d.offering_id and o.state <> 'DRAFT'
     where d.id = p_id;
end
$$;
