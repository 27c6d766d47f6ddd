import type postgres from "postgres";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";

/** What the load runs on, made in the database at once. */
export const world = {
  organizationId: DEMO_ORGANIZATION,
  offerings: 1_000,
  customers: 1_000,
  offeringId: (index: number) => `off_bench_${index}`,
  customerId: (index: number) => `cus_bench_${index}`,
  walletAddress: (index: number) => `0x${index.toString(16).padStart(40, "0")}`,
  offerId: (batch: number, index: number) => `bbo_bench_${batch}_${index}`,
};

/** Fills an empty, migrated database: offerings without practical limits, customers with tokens to offer. */
export async function fillWorld(sql: postgres.Sql): Promise<void> {
  const org = world.organizationId;
  await sql.begin(async (tx) => {
    await tx`insert into organization (id, slug, name, created_at) values (${org}, 'bench', 'Bench', now()) on conflict do nothing`;
    await tx`insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at)
      values (${org}, 'tok_bench', 'Bench', 'BNCH', ${world.walletAddress(1)}, 18, 1000000000, now())`;
    await tx`insert into ledger_account (organization_id, id, token_id, kind)
      values (${org}, 'acc_supply', 'tok_bench', 'SUPPLY'), (${org}, 'acc_unissued', 'tok_bench', 'UNISSUED')`;
    await tx`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
      values (${org}, 'led_supply', 'tok_bench', 'acc_supply', 'acc_unissued', 1000000000, 'ISSUE', now())`;
    await tx`insert into offering (organization_id, id, token_id, subdomain, title, subtitle, description, image_url, type,
        price_per_token, currency, start_date, end_date, min_payable_amount, max_payable_amount, hard_cap, soft_cap, state, created_at, updated_at)
      select ${org}, 'off_bench_' || n, 'tok_bench', 'bench-' || n, 'Offering ' || n, 'A tagline', repeat('Words. ', 60),
        '/images/offerings/none.svg', 'Real estate', 10, 'EUR', now() - interval '1 day', now() + interval '30 days',
        10, 9000000000, 9000000000, 100, 'PUBLISHED', now() - n * interval '1 minute', now()
      from generate_series(0, ${world.offerings - 1}::int) n`;
    await tx`insert into customer (organization_id, id, type, country_code, name, email, verification_status, referral_code, created_at, updated_at)
      select ${org}, 'cus_bench_' || n, 'INDIVIDUAL', 'DE', 'Customer ' || n, 'c' || n || '@example.com', 'COMPLETED', 'R' || n, now(), now()
      from generate_series(0, ${world.customers - 1}::int) n`;
    await tx`insert into wallet (organization_id, customer_id, address, position, created_at)
      select ${org}, 'cus_bench_' || n, '0x' || lpad(to_hex(n), 40, '0'), 0, now()
      from generate_series(0, ${world.customers - 1}::int) n`;
    await tx`insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
      select ${org}, 'acc_bench_' || n, 'tok_bench', 'WALLET', 'cus_bench_' || n, '0x' || lpad(to_hex(n), 40, '0')
      from generate_series(0, ${world.customers - 1}::int) n`;
    await tx`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
      select ${org}, 'led_bench_' || n, 'tok_bench', 'acc_unissued', 'acc_bench_' || n, 100000, 'MINT', now()
      from generate_series(0, ${world.customers - 1}::int) n`;
  });
  await sql`analyze`;
}

/** Posts open SELL offers to be cancelled, with their tokens frozen. */
export async function postOffers(sql: postgres.Sql, batch: number, count: number): Promise<void> {
  const org = world.organizationId;
  await sql`
    with posted as (
      insert into offer (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro,
        intention, created_at, updated_at)
      select ${org}, 'bbo_bench_' || ${batch}::int || '_' || n, 'tok_bench', 'cus_bench_' || n % ${world.customers}::int,
        '0x' || lpad(to_hex(n % ${world.customers}::int), 40, '0'), 1, 10, 'SELL', now(), now()
      from generate_series(0, ${count - 1}::int) n
      returning id, maker_customer_id, organization_id, token_id
    )
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, credit_bucket, amount,
      reason, reference, created_at)
    select p.organization_id, 'led_' || p.id, p.token_id, a.id, a.id, 'FROZEN', 1, 'FREEZE', p.id, now()
      from posted p
      join ledger_account a on a.organization_id = p.organization_id and a.customer_id = p.maker_customer_id`;
}
