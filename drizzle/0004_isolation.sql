-- Organizations keep apart in the database itself: the service connects as a role that row-level security holds for,
-- and names the organization of each transaction in `app.organization_id`. A query that forgets its organization sees
-- nothing of another one's. `offerboard_app` is made before the migrations (`db/application-role.ts`).
grant usage on schema public to offerboard_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to offerboard_app;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to offerboard_app;
--> statement-breakpoint
revoke update, delete on ledger_entry from offerboard_app;
--> statement-breakpoint
revoke update, delete on audit_event from offerboard_app;
--> statement-breakpoint
-- Sealing, and erasing what is personal.
grant update (sequence, hash, personal, personal_salt) on audit_event to offerboard_app;
--> statement-breakpoint
revoke delete on audit_chain from offerboard_app;
--> statement-breakpoint
do $$
declare
  name text;
begin
  -- Rows of one organization: there only for a transaction of that organization.
  foreach name in array array['customer', 'wallet', 'wallet_challenge', 'token', 'ledger_account', 'ledger_entry',
    'offering', 'offering_purchase_intent', 'participation', 'offer', 'idempotency_key', 'image', 'audit_event',
    'audit_chain']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (organization_id = current_setting(''app.organization_id'', true))',
      name);
  end loop;
  -- Directories over all organizations: whole for what belongs to none (signing in, finding a key), closed to one's own
  -- rows within an organization.
  foreach name in array array['member', 'invitation', 'api_key', 'customer_login', 'customer_invitation', 'subdomain']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (
      coalesce(current_setting(''app.organization_id'', true), '''') in ('''', organization_id))', name);
  end loop;
end
$$;
--> statement-breakpoint
alter table organization enable row level security;
--> statement-breakpoint
create policy tenant on organization using (
  coalesce(current_setting('app.organization_id', true), '') in ('', id));
--> statement-breakpoint
-- The market: what is published, of every organization, and only to be read.
create policy market on offering for select using (
  current_setting('app.organization_id', true) = 'market' and state <> 'DRAFT');
--> statement-breakpoint
create policy market on token for select using (current_setting('app.organization_id', true) = 'market');
--> statement-breakpoint
create policy market on organization for select using (current_setting('app.organization_id', true) = 'market');
--> statement-breakpoint
create policy market on image for select using (
  current_setting('app.organization_id', true) = 'market'
  and exists (
    select from offering o
     where o.organization_id = image.organization_id and o.image_url = '/image/' || image.id and o.state <> 'DRAFT'));
--> statement-breakpoint
-- Counts are of no worth after a crash, and cost less without a log.
alter table rate_use set unlogged;
