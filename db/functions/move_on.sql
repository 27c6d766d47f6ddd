-- What says when it last changed says another moment after each change: entity tags begin with it, so two changes within a
-- millisecond, or by a clock that stands, would else be one version (docs/decisions/040-finding-and-keeping.md). What only
-- follows from other rows does not set the moment, and keeps the version. What one transaction changes twice is one change:
-- nobody saw what was between.
create or replace function move_on() returns trigger language plpgsql as $$
begin
  new.updated_at := old.updated_at
    + case when old.xmin = pg_current_xact_id()::xid then interval '0' else interval '1 millisecond' end;
  return new;
end
$$;
create or replace trigger bank_entry_moves_on before update of updated_at on bank_entry
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger customer_moves_on before update of updated_at on customer
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger distribution_moves_on before update of updated_at on distribution
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger distribution_payment_moves_on before update of updated_at on distribution_payment
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger offer_moves_on before update of updated_at on offer
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger offering_moves_on before update of updated_at on offering
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger offering_purchase_intent_moves_on before update of updated_at on offering_purchase_intent
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger offering_update_moves_on before update of updated_at on offering_update
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger organization_moves_on before update of updated_at on organization
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger organization_settings_moves_on before update of updated_at on organization_settings
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger payment_moves_on before update of updated_at on payment
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger refund_moves_on before update of updated_at on refund
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger trade_moves_on before update of updated_at on trade
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
create or replace trigger webhook_endpoint_moves_on before update of updated_at on webhook_endpoint
  for each row when (new.updated_at <= old.updated_at) execute function move_on();
