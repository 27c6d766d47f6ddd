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
