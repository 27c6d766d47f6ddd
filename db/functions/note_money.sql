-- Payments, refunds and entries of bank statements change by several verbs, by jobs and by what settles purchases. These
-- triggers note each change of one, whoever made it; the resource is read when the event is published.
create or replace function tell_money() returns trigger language plpgsql as $$
begin
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  select w.organization_id, new_id('evt', w.updated_at), tg_table_name || '.updated', tg_table_name, w.id, w.updated_at
    from written w;
  return null;
end
$$;

create or replace trigger payment_made after insert on payment referencing new table as written
  for each statement execute function tell_money();
create or replace trigger payment_moved after update on payment referencing new table as written
  for each statement execute function tell_money();
create or replace trigger refund_made after insert on refund referencing new table as written
  for each statement execute function tell_money();
create or replace trigger refund_moved after update on refund referencing new table as written
  for each statement execute function tell_money();
create or replace trigger bank_entry_made after insert on bank_entry referencing new table as written
  for each statement execute function tell_money();
create or replace trigger bank_entry_moved after update on bank_entry referencing new table as written
  for each statement execute function tell_money();

-- A statement shows how many of its entries stand where, so it moves when one leaves the queue. What its own import
-- writes is told with the import.
create or replace function tell_statement() returns trigger language plpgsql as $$
begin
  insert into event (organization_id, id, type, resource_type, resource_id, created_at)
  select w.organization_id, new_id('evt', max(w.updated_at)), 'bank_statement.updated', 'bank_statement',
         w.bank_statement_id, max(w.updated_at)
    from written w
    join was on was.organization_id = w.organization_id and was.id = w.id
   where was.status = 'OPEN' and w.status <> 'OPEN'
   group by w.organization_id, w.bank_statement_id;
  return null;
end
$$;
create or replace trigger bank_entry_moved_statement after update on bank_entry
  referencing old table as was new table as written
  for each statement execute function tell_statement();
