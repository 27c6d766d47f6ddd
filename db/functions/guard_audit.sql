-- What is written in the audit trail stays: no row goes, a row's place in the chain is given once, and of what it says
-- only the personal part can be emptied. It holds for whoever comes through SQL; `audit verify` finds who goes around it.
create or replace function guard_audit_event() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'rows of the audit trail are not deleted' using errcode = 'restrict_violation';
  end if;
  if (new.organization_id, new.id, new.at, new.actor_kind, new.actor_id, new.actor_customer_id, new.action,
      new.resource_type, new.resource_id, new.request_id, new.changes, new.personal_digest)
     is distinct from
     (old.organization_id, old.id, old.at, old.actor_kind, old.actor_id, old.actor_customer_id, old.action,
      old.resource_type, old.resource_id, old.request_id, old.changes, old.personal_digest)
     or (old.hash is not null and (new.sequence, new.hash) is distinct from (old.sequence, old.hash))
     or (num_nonnulls(new.personal, new.personal_salt) > 0 and (new.personal, new.personal_salt) is distinct from (old.personal, old.personal_salt))
  then
    raise exception 'rows of the audit trail are not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger audit_event_guard before update or delete on audit_event
  for each row execute function guard_audit_event();

-- A chain only grows.
create or replace function guard_audit_chain() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.organization_id <> old.organization_id or new.sequence <= old.sequence then
    raise exception 'the end of an audit trail only moves on' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create or replace trigger audit_chain_guard before update or delete on audit_chain
  for each row execute function guard_audit_chain();
