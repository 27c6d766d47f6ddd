-- Payments, refunds and entries of bank statements change by several verbs, by jobs and by what settles purchases. These
-- triggers note each change of one, whoever made it. The arguments are the event's type and the resource's.
create or replace function note_money() returns trigger language plpgsql as $$
begin
  perform note_changes(w.organization_id, tg_argv[0], tg_argv[1], array_agg(w.id), w.updated_at)
     from written w group by w.organization_id, w.updated_at;
  return null;
end
$$;

create or replace trigger payment_made after insert on payment referencing new table as written
  for each statement execute function note_money('payment.updated', 'payment');
-- Nobody is told where a name that follows from other rows is filled in (`recount` in server/process/admin).
create or replace trigger payment_moved after update on payment referencing new table as written
  for each statement when (current_setting('app.fills_in', true) is distinct from 'on') execute function note_money('payment.updated', 'payment');
create or replace trigger refund_made after insert on refund referencing new table as written
  for each statement execute function note_money('refund.updated', 'refund');
create or replace trigger refund_moved after update on refund referencing new table as written
  for each statement execute function note_money('refund.updated', 'refund');
create or replace trigger bank_entry_made after insert on bank_entry referencing new table as written
  for each statement execute function note_money('bank_entry.updated', 'bank_entry');
create or replace trigger bank_entry_moved after update on bank_entry referencing new table as written
  for each statement execute function note_money('bank_entry.updated', 'bank_entry');

-- A statement shows how many of its entries stand where, so it changes when one leaves the queue. The entries that its
-- own import writes are part of the import's event.
create or replace function note_statement() returns trigger language plpgsql as $$
begin
  perform note_changes(s.organization_id, 'bank_statement.updated', 'bank_statement', array[s.id], s.updated_at)
     from (
       select w.organization_id, w.bank_statement_id as id, max(w.updated_at) as updated_at
         from written w
         join was on was.organization_id = w.organization_id and was.id = w.id
        where was.status = 'OPEN' and w.status <> 'OPEN'
        group by w.organization_id, w.bank_statement_id
     ) s;
  return null;
end
$$;
create or replace trigger bank_entry_moved_statement after update on bank_entry
  referencing old table as was new table as written
  for each statement execute function note_statement();

drop function if exists tell_money();
drop function if exists tell_statement();
