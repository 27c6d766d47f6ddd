alter table register_checkpoint enable row level security;
--> statement-breakpoint
create policy tenant on register_checkpoint using (organization_id = current_setting('app.organization_id', true));
--> statement-breakpoint
alter table past_balance enable row level security;
--> statement-breakpoint
create policy tenant on past_balance using (organization_id = current_setting('app.organization_id', true));
