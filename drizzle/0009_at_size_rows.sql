-- Who waits for a check that was submitted before customers knew since when.
update customer c set check_submitted_at = v.submitted_at
  from verification v
 where v.organization_id = c.organization_id and v.customer_id = c.id and v.status = 'IN_PROGRESS';
--> statement-breakpoint
-- The kept figures of what is there already; from here on triggers keep them (docs/domain.md, Kept figures).
insert into purchase_sum (organization_id, offering_id, currency, purchase_status, count, amount)
select organization_id, offering_id, currency, purchase_status, count(*), sum(purchase_amount)
  from offering_purchase_intent group by 1, 2, 3, 4;
--> statement-breakpoint
insert into purchase_day (organization_id, day, offering_id, currency, count, amount)
select organization_id, (created_at at time zone 'UTC')::date, offering_id, currency, count(*), sum(purchase_amount)
  from offering_purchase_intent where purchase_status = 'COMPLETED' group by 1, 2, 3, 4;
--> statement-breakpoint
insert into holding (organization_id, token_id, customer_id, total, wallets)
select organization_id, token_id, customer_id, sum(total), count(*)
  from ledger_account where kind = 'WALLET' and total > 0 group by 1, 2, 3;
--> statement-breakpoint
insert into figure (organization_id, figure, about, count)
select organization_id, 'CUSTOMERS', (created_at at time zone 'UTC')::date::text, count(*) from customer group by 1, 3
union all
select organization_id, 'OPEN_OFFERS', token_id, count(*) from offer where status = 'OPEN' group by 1, 3
union all
select organization_id, 'HOLDERS', token_id, count(*) from holding group by 1, 3
union all
select organization_id, 'WALLETS', token_id, sum(wallets) from holding group by 1, 3;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['purchase_sum', 'purchase_day', 'holding', 'figure', 'figure_change']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy tenant on %I using (organization_id = current_setting(''app.organization_id'', true))',
      name);
  end loop;
end
$$;
--> statement-breakpoint
alter table register_checkpoint enable row level security;
--> statement-breakpoint
create policy tenant on register_checkpoint using (organization_id = current_setting('app.organization_id', true));
--> statement-breakpoint
alter table past_balance enable row level security;
--> statement-breakpoint
create policy tenant on past_balance using (organization_id = current_setting('app.organization_id', true));
--> statement-breakpoint
-- Policies hold no subqueries: files of the market are read by functions (db/functions/published_files.sql).
drop policy market on image;
--> statement-breakpoint
drop policy market on offering_document;
--> statement-breakpoint
-- Rows that are changed in place again and again: room on their pages, so that a change writes no index.
alter table offering set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
alter table participation set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
alter table ledger_account set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
alter table cash_account set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
alter table event_stream set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
alter table audit_chain set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
alter table rate_use set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
--> statement-breakpoint
-- Rows that are written once and changed once or twice, soon after: clean them after so many, not after a fifth of a table
-- that only grows, and know what is in it as often.
alter table event set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100000, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
alter table audit_event set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100000, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
alter table offering_purchase_intent set (fillfactor = 90, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100000, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
alter table offer set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
alter table webhook_delivery set (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
-- An answer is filled in by the statement after its key, and goes after a day.
alter table idempotency_key set (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
-- Only ever written: visibility for index-only scans, and statistics, as they grow.
alter table ledger_entry set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
--> statement-breakpoint
-- New columns have no statistics yet, and plans without them read whole tables.
analyze organization, token, offering, customer, wallet, offering_purchase_intent, payment, refund, bank_entry, offer,
  trade, distribution_payment, event, webhook_delivery, audit_event, ledger_account, ledger_entry;
