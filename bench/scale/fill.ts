import type postgres from "postgres";
import { demoPeople } from "#server/platform/identity/demo-people.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { fillWith } from "./filling.ts";

/** Rows of the one large organization at scale 1, and how many small organizations stand beside it. */
const full = {
  customers: 1_000_000,
  purchases: 10_000_000,
  accounts: 3_000_000,
  entries: 10_000_000,
  events: 10_000_000,
  audits: 10_000_000,
  offers: 500_000,
  bankEntries: 2_000_000,
  organizations: 10_000,
};
const tokens = 100;
const offerings = 200;

/**
 * Fills an empty, migrated database by set-based SQL: an organization of a real issuer's size, whose customers, tokens and
 * offerings are each as large as the other, and small ones beside it.
 * @param scale share of the full size, 0 to 1
 * @param onStep hears what is made next
 * @param hasTrail whether there is an audit trail, whose hashes are made up
 * @param pool see {@link fillWith}
 */
export function fill(
  sql: postgres.Sql,
  scale: number,
  onStep: (step: string) => void,
  { hasTrail = true, pool = sql }: { readonly hasTrail?: boolean; readonly pool?: postgres.Sql } = {},
): Promise<void> {
  return fillWith((...world) => makeRows(...world, hasTrail), sql, scale, onStep, pool);
}

async function makeRows(
  sql: postgres.Sql,
  scale: number,
  onStep: (step: string) => void,
  hasTrail: boolean,
): Promise<void> {
  const of = (rows: number) => Math.max(100, Math.round(rows * scale));
  const n = {
    customers: of(full.customers),
    purchases: of(full.purchases),
    accounts: of(full.accounts),
    entries: of(full.entries),
    events: of(full.events),
    audits: hasTrail ? of(full.audits) : 0,
    offers: of(full.offers),
    bankEntries: of(full.bankEntries),
    organizations: of(full.organizations),
  };
  const org = DEMO_ORGANIZATION;

  onStep("organizations");
  await sql`
    insert into organization (id, slug, name, created_at)
    select 'org_scale_' || i, 'scale-' || i, 'Issuer ' || i, now() - i * interval '1 minute'
      from generate_series(1, ${n.organizations}::int) i`;
  await sql`
    insert into organization (id, slug, name, created_at) values (${org}, 'scale', 'Nordlicht at size', now() - interval '3 years')
    on conflict do nothing`;

  onStep("tokens and offerings");
  await sql`
    insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at)
    select o.id, case o.id when ${org} then 'tok_scale_' || i else 'tok_' || o.id end, 'Token ' || i, 'T' || i,
           '0x' || lpad(to_hex(i), 40, '0'), 6, 1000000000000, now() - i * interval '1 hour'
      from organization o cross join generate_series(0, ${tokens - 1}::int) i
     where (o.id = ${org} or (i = 0 and o.id like 'org_scale_%'))`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind)
    select organization_id, kind || '_' || id, id, kind::ledger_account_kind
      from token cross join (values ('SUPPLY'), ('UNISSUED')) k(kind)`;
  await sql`
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
    select organization_id, 'led_issue_' || id, id, 'SUPPLY_' || id, 'UNISSUED_' || id, total_supply, 'ISSUE', created_at - interval '2 years'
      from token`;
  await sql`
    insert into offering (organization_id, id, token_id, subdomain, title, subtitle, description, type, price_per_token, currency,
      start_date, end_date, min_payable_amount, max_payable_amount, hard_cap, soft_cap, state, created_at, updated_at)
    select organization_id, 'off_' || id || '_' || i, id, 'scale-' || row_number() over (order by organization_id, id, i),
           'Offering ' || i || ' of ' || name, 'A tagline', repeat('Words about it. ', 60), 'Real estate', 10,
           (case when right(id, 1) = '9' then 'USD' else 'EUR' end)::currency,
           now() - interval '400 days', now() + (i - 1) * interval '20 days' + interval '1 day', 10, 90000000000, 90000000000, 100,
           'PUBLISHED', created_at + i * interval '1 minute', now()
      from token cross join generate_series(1, ${offerings / tokens}::int) i`;
  await sql`insert into subdomain (subdomain, organization_id, offering_id) select subdomain, organization_id, id from offering`;

  onStep("customers and wallets");
  await sql`
    insert into customer (organization_id, id, type, country_code, username, name, email, phone, metadata, address_line1,
      address_city, address_postal_code, verification_status, referral_code, created_at, updated_at)
    select ${org}, 'cus_scale_' || i, (case i % 10 when 0 then 'ORGANIZATION' else 'INDIVIDUAL' end)::customer_type,
           (array['DE', 'AT', 'FR', 'NL', 'ES', 'IT', 'PT', 'CH'])[1 + i % 8], 'user' || i,
           (array['Ada', 'Björn', 'Clara', 'Dmitri', 'Élodie', 'Finn', 'Grace', 'Hélène'])[1 + i % 8] || ' ' ||
           (array['Winter', 'Müller', 'Rossi', 'García', 'Novák', 'Jansen', 'Martin', 'Silva', 'Weber'])[1 + i % 9] || ' ' || i,
           'p' || i || '@example.com', '+49170' || i, jsonb_build_object('userId', i::text), 'Street ' || i, 'Town',
           lpad((i % 99999)::text, 5, '0'),
           (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'INCOMPLETE', 'IN_PROGRESS'])[1 + i % 6]::verification_status,
           'R' || i, now() - i * interval '30 seconds', now()
      from generate_series(1, ${n.customers}::int) i`;
  await sql`
    insert into wallet (organization_id, customer_id, address, proven_at, position, created_at)
    select ${org}, 'cus_scale_' || i, '0x' || lpad(to_hex(i), 40, '0'), case when i % 4 > 0 then now() end, 0, now()
      from generate_series(1, ${n.customers}::int) i`;

  // The people of the demo are customers like these: their pages are at size, too.
  for (const { customerId, name, email } of demoPeople) {
    if (customerId === undefined) continue;
    await sql`
      insert into customer (organization_id, id, type, country_code, name, email, verification_status, referral_code, created_at, updated_at)
      values (${org}, ${customerId}, 'INDIVIDUAL', 'DE', ${name}, ${email}, 'COMPLETED', ${customerId}, now() - interval '2 years', now())`;
    await sql`
      insert into wallet (organization_id, customer_id, address, proven_at, position, created_at)
      values (${org}, ${customerId}, '0x' || substr(md5(${customerId}) || md5(${name}), 1, 40), now(), 0, now())`;
  }
  onStep("register");
  await sql`create temporary table scale_account on commit preserve rows as
    select i, 'acc_scale_' || i as id, 'tok_scale_' || ((i - 1) / ${n.customers}::int * 7 + i) % ${tokens}::int as token_id,
           1 + (i - 1) % ${n.customers}::int as customer
      from generate_series(1, ${n.accounts}::int) i`;
  await sql`analyze scale_account`;
  await sql`
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
    select ${org}, 'led_scale_' || g, a.token_id, 'UNISSUED_' || a.token_id, a.id, 1 + g % 100, 'MINT', now() - g * interval '3 seconds'
      from generate_series(1, ${n.entries}::int) g
      join scale_account a on a.i = 1 + g % ${n.accounts}::int`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address, available)
    select ${org}, a.id, a.token_id, 'WALLET', 'cus_scale_' || a.customer, '0x' || lpad(to_hex(a.customer), 40, '0'), coalesce(e.sum, 0)
      from scale_account a
      left join (select credit_account_id as id, sum(amount) from ledger_entry where organization_id = ${org} group by 1) e using (id)`;
  onStep("purchases");
  await sql`
    insert into offering_purchase_intent (organization_id, id, offering_id, customer_id, wallet_address, purchase_amount,
      token_amount, currency, purchase_status, settlement_status, received_amount, paid_at, expires_at, completed_at, created_at, updated_at)
    select ${org}, 'opi_scale_' || lpad(i::text, 32, '0'), 'off_tok_scale_' || i % ${tokens}::int || '_' || 1 + i % ${offerings / tokens}::int,
           'cus_scale_' || c, '0x' || lpad(to_hex(c), 40, '0'), 10 * (1 + i % 50), 1 + i % 50,
           (case i % 10 when 9 then 'USD' else 'EUR' end)::currency, s.status::purchase_status,
           (case s.status when 'COMPLETED' then 'ALLOCATED' else 'NONE' end)::settlement_status,
           case s.status when 'COMPLETED' then 10 * (1 + i % 50) else 0 end, case s.status when 'COMPLETED' then s.at end,
           now() + interval '100 days', case s.status when 'COMPLETED' then s.at end, s.at, s.at
      from generate_series(1, ${n.purchases}::int) i
      cross join lateral (select 1 + (i::bigint * 7919) % ${n.customers}::int as c) buyer
      cross join lateral (select now() - i * interval '3 seconds' as at,
        case when i % 20 = 0 then 'PENDING' when i % 20 = 1 then 'CANCELLED' when i % 1000 = 2 then 'FAILED' else 'COMPLETED' end as status) s`;
  await sql`
    insert into payment (organization_id, id, offering_purchase_intent_id, customer_id, provider, provider_reference, status,
      amount, currency, payer_name, payer_account, received_at, created_at, updated_at)
    select organization_id, 'pay_' || substr(id, 5), id, customer_id, 'BANK_TRANSFER', 'scale:' || id, 'SUCCEEDED',
           received_amount, currency, 'Payer', 'DE' || lpad(abs(hashtext(customer_id))::text, 20, '0'), paid_at, paid_at, paid_at
      from offering_purchase_intent where organization_id = ${org} and received_amount > 0`;

  await sql`
    insert into bank_entry (organization_id, id, bank_statement_id, identity, booking_date, amount, currency, counterparty_name,
      remittance, status, problem, offering_purchase_intent_id, created_at, updated_at)
    select ${org}, 'ben_scale_' || i, 'bst_scale_' || i % 1000, 'scale-' || i, current_date - i % 1000, 10 * (1 + i % 50), 'EUR',
           'Payer ' || i, 'opi_scale_' || lpad(i::text, 32, '0'),
           (case when i % 500 = 0 then 'OPEN' when i % 1000 = 1 then 'IGNORED' when i % 100 = 2 then 'RESOLVED' else 'MATCHED' end)::bank_entry_status,
           case when i % 500 = 0 then (array['UNMATCHED', 'UNDERPAID', 'OVERPAID', 'WRONG_PAYER'])[1 + i / 500 % 4]::bank_entry_problem end,
           'opi_scale_' || lpad(i::text, 32, '0'), now() - i * interval '20 seconds', now() - i * interval '20 seconds'
      from generate_series(1, ${n.bankEntries}::int) i`;

  onStep("bulletin board");
  await sql`
    insert into offer (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro, intention,
      status, cancel_reason, taker_customer_id, taker_wallet_address, created_at, updated_at)
    select ${org}, 'bbo_scale_' || i, 'tok_scale_' || i % ${tokens}::int, 'cus_scale_' || 1 + i % ${n.customers}::int,
           '0x' || lpad(to_hex(1 + i % ${n.customers}::int), 40, '0'), 1 + i % 30, 10 + i % 400, 'BUY',
           (array['OPEN', 'CANCELLED', 'FILLED', 'FILLED', 'FILLED'])[1 + i % 5]::offer_status, case i % 5 when 1 then 'MAKER'::offer_cancel_reason end,
           case when i % 5 > 1 then 'cus_scale_2' end, case when i % 5 > 1 then '0x' || lpad('2', 40, '0') end,
           now() - i * interval '1 minute', now()
      from generate_series(1, ${n.offers}::int) i`;
  onStep("events and audit trail");
  await sql`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
    select ${org}, 'evt_scale_' || i,
           case when i % 1000 = 0 then 'refund.created' when i % 10 < 6 then 'purchase_intent.created' when i % 10 < 8 then 'purchase_intent.updated'
                when i % 10 = 8 then 'customer.created' else 'offer.created' end, 'offering_purchase_intent', 'opi_scale_' || lpad(i::text, 32, '0'),
           jsonb_build_object('offeringPurchaseIntentId', 'opi_scale_' || lpad(i::text, 32, '0')), now() - (${n.events}::int - i) * interval '3 seconds', i
      from generate_series(1, ${n.events}::int) i`;
  await sql`insert into event_stream (organization_id, position) values (${org}, ${n.events}) on conflict do nothing`;
  await sql`
    insert into audit_event (organization_id, id, at, actor_kind, actor_id, action, resource_type, resource_id, request_id,
      changes, personal, personal_salt, personal_digest, sequence, hash)
    select ${org}, 'aud_scale_' || i, now() - (${n.audits}::int - i) * interval '3 seconds', 'apiKey', 'key_' || i % 7,
           (array['createIntent', 'createIntent', 'createCustomer', 'confirmPayment', 'createOffer'])[1 + i % 5],
           'offering_purchase_intent', 'opi_scale_' || lpad(i::text, 32, '0'), 'req_' || i, '{}', '{"changes": {}}', 'salt', 'digest', i, md5(i::text)
      from generate_series(1, ${n.audits}::int) i`;
  if (hasTrail)
    await sql`insert into audit_chain (organization_id, sequence, hash) values (${org}, ${n.audits}, md5(${n.audits}::text)) on conflict do nothing`;
}
