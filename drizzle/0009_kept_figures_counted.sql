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
