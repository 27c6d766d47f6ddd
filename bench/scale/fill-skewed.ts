import type postgres from "postgres";
import { demoPeople } from "#server/platform/identity/demo-people.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";
import { fillWith } from "./filling.ts";

const tokens = 60;
const offerings = 400;

/**
 * Fills an empty, migrated database by set-based SQL: an organization of a real issuer's size in which a few have much and many
 * have little. Customers share names; every seventieth purchase is of one customer, every eleventh of one offering; one token was
 * given to all, by one note at one instant; identifiers and amounts follow no order.
 * @param scale share of a million customers and ten million purchases, 0 to 1
 * @param onStep hears what is made next
 * @param pool see {@link fillWith}
 */
export function fillSkewed(
  sql: postgres.Sql,
  scale: number,
  onStep: (step: string) => void,
  { pool = sql }: { readonly pool?: postgres.Sql } = {},
): Promise<void> {
  return fillWith(makeRows, sql, scale, onStep, pool);
}

async function makeRows(sql: postgres.Sql, scale: number, onStep: (step: string) => void): Promise<void> {
  const of = (rows: number) => Math.max(100, Math.round(rows * scale));
  const customers = of(1_000_000);
  const purchases = of(10_000_000);
  const org = DEMO_ORGANIZATION;
  // What the rows are made of, gone with them made.
  await sql`create schema skew`;
  await sql`set search_path = public, skew`;
  await sql`create function skew.rnd(i bigint, salt bigint) returns float8 language sql immutable parallel safe as $$
    select (hashint8extended(i, salt) & 9007199254740991) / 9007199254740992.0::float8 $$`;
  // Power law: a few get much. The place of rank r in the order of time is anywhere.
  await sql`create function skew.pick(i bigint, salt bigint, n bigint, k float8) returns bigint language sql immutable parallel safe as $$
    select floor(n * power(rnd(i, salt), k))::bigint $$`;
  onStep("organizations");
  await sql`insert into organization (id, slug, name, created_at)
    select 'org_scale_' || i, 'scale-' || i, 'Issuer ' || i, now() - i * interval '1 minute' from generate_series(1, 500) i`;
  await sql`insert into organization (id, slug, name, created_at) values (${org}, 'scale', 'Skewed', now() - interval '3 years') on conflict do nothing`;
  onStep("tokens");
  await sql`insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at)
    select o.id, case o.id when ${org} then 'tok_' || md5('t' || i) else 'tok_' || o.id end, 'Token ' || i, 'T' || i,
           '0x' || lpad(to_hex(i), 40, '0'), (array[0, 2, 6, 18])[1 + i % 4], 1000000000000, now() - interval '2 years' + i * interval '1 hour'
      from organization o cross join generate_series(0, ${tokens - 1}::int) i where (o.id = ${org} or (i = 0 and o.id like 'org_scale_%'))`;
  await sql`insert into ledger_account (organization_id, id, token_id, kind)
    select organization_id, kind || '_' || id, id, kind::ledger_account_kind from token cross join (values ('SUPPLY'), ('UNISSUED')) k(kind)`;
  await sql`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
    select organization_id, 'led_issue_' || id, id, 'SUPPLY_' || id, 'UNISSUED_' || id, total_supply, 'ISSUE', created_at from token`;
  await sql`create table skew.off as select o as i, 'off_' || md5('o' || o) as id, 'tok_' || md5('t' || pick(o, 7, ${tokens}, 2)) as token_id,
      (case when rnd(o, 8) < 0.1 then 'USD' else 'EUR' end)::currency as currency, round((1 + 99 * rnd(o, 9))::numeric, 2) as price,
      case when rnd(o, 10) < 0.05 then 'DRAFT' when rnd(o, 10) < 0.4 then 'CLOSED' else 'PUBLISHED' end as state
    from generate_series(0, ${offerings - 1}::int) o`;
  await sql`insert into offering (organization_id, id, token_id, subdomain, title, subtitle, description, type, price_per_token, currency,
      start_date, end_date, min_payable_amount, max_payable_amount, hard_cap, soft_cap, state, created_at, updated_at)
    select ${org}, id, token_id, 'skew-' || i, (array['Solar park','Wine cellar','Office tower','Old timer','Harbour bond'])[1 + i % 5] || ' ' || i, 'A tagline', repeat('Words about it. ', 60),
      (array['Real estate','Energy','Art'])[1 + i % 3], price, currency, now() - interval '400 days', now() + (case state when 'CLOSED' then -1 else 1 end) * (1 + i) * interval '1 day' * 0.9, 1, 90000000000, 90000000000, 100, 'PUBLISHED',
      now() - interval '500 days' + i * interval '1 hour', now() from off`;
  await sql`insert into subdomain (subdomain, organization_id, offering_id) select subdomain, organization_id, id from offering`;
  onStep("customers");
  await sql`create table skew.cus as select i, 'cus_' || md5('c' || i) as id, 1 + (case when rnd(i, 20) < 0.2 then floor(rnd(i, 21) * 4)::int else 0 end) as wallets,
      case when rnd(i, 22) < 0.4 then now() - interval '200 days' else now() - rnd(i, 23) * interval '900 days' end as at
    from generate_series(0, ${customers - 1}::int) i`;
  await sql`update cus set id = 'cus_demo_ada', wallets = 1 where i = 20`;
  await sql`create unique index on skew.cus (i)`;
  await sql`insert into customer (organization_id, id, type, country_code, username, name, email, phone, metadata, address_line1, address_city, address_postal_code,
      verification_status, referral_code, created_at, updated_at)
    select ${org}, id, (case when rnd(i, 30) < 0.05 then 'ORGANIZATION' else 'INDIVIDUAL' end)::customer_type,
      (array['DE','DE','DE','DE','FR','NL','ES','IT','US','CH'])[1 + pick(i, 31, 10, 1.5)], case when rnd(i, 32) < 0.7 then lower(f) || floor(rnd(i, 33) * 100000)::int end,
      case when rnd(i, 36) < 0.93 then f || ' ' || l end, case when rnd(i, 37) < 0.9 then lower(f) || '.' || lower(l) || floor(rnd(i, 34) * 1000)::int || '@' || (array['gmail.com','gmx.de','web.de','example.org','outlook.com'])[1 + pick(i, 35, 5, 2)] end,
      '+49' || floor(rnd(i, 38) * 1e10)::bigint, case when rnd(i, 39) < 0.5 then jsonb_build_object('userId', i::text) end, 'Street ' || i,
      (array['Berlin','München','Hamburg','Köln','Paris','Lyon','Zürich','Wien','Roma','Den Haag'])[1 + pick(i, 40, 10, 1.5)], lpad(floor(rnd(i, 41) * 99999)::int::text, 5, '0'),
      (case when rnd(i, 42) < 0.85 then 'COMPLETED' when rnd(i, 42) < 0.9 then 'IN_PROGRESS' else 'INCOMPLETE' end)::verification_status,
      upper(substr(md5('r' || i), 1, 10)), at, case when rnd(i, 43) < 0.5 then at else at + rnd(i, 44) * (now() - at) end
    from (select c.*, (array['Anna','Ben','Clara','David','Emma','Félix','Greta','Hans','Inês','Jürgen','Karl','Lea','Max','Nina','Oskar','Paul','Quentin','Rosa','Søren','Tom','Ute','Viktor','Wanda','Xaver','Yasmin','Zoë','Łukasz','Müge','Chloé','Sven'])[1 + pick(i, 50, 30, 1.7)] as f,
      (array['Müller','Schmidt','Schneider','Fischer','Weber','Meyer','Wagner','Becker','Schulz','Hoffmann','Koch','Bauer','Richter','Klein','Wolf','Schröder','Neumann','Schwarz','Zimmermann','Braun','Krüger','Hofmann','Hartmann','Lange','Schmitt','Werner','Krause','Meier','Lehmann','Köhler','Maier','Herrmann','König','Walter','Mayer','Huber','Kaiser','Fuchs','Peters','Lang','Scholz','Möller','Weiß','Jung','Hahn','Schubert','Vogel','Friedrich','Keller','Günther','Frank','Berger','Winkler','Roth','Beck','Lorenz','Baumann','Franke','Albrecht','Schuster'])[1 + pick(i, 51, 60, 1.5)]
        || case when rnd(i, 52) < 0.1 then '-' || (array['Dubois','García','Rossi','Novák'])[1 + pick(i, 53, 4, 1)] else '' end as l from cus c) c`;
  await sql`create table skew.wal as select c.i, c.id as customer, k, '0x' || substr(md5(c.i || 'w' || k) || md5(k || 'v' || c.i), 1, 40) as address, c.at
      from cus c cross join lateral generate_series(0, c.wallets - 1) k`;
  await sql`insert into wallet (organization_id, customer_id, address, proven_at, position, created_at)
    select ${org}, customer, address, case when rnd(i, 60 + k) < 0.8 then at end, k, at from wal`;
  for (const { customerId, name, email } of demoPeople) {
    if (customerId === undefined) continue;
    await sql`update customer set email = ${email}, name = ${name}, verification_status = 'COMPLETED' where id = ${customerId}`;
    await sql`insert into customer (organization_id, id, type, country_code, name, email, verification_status, referral_code, created_at, updated_at)
      values (${org}, ${customerId}, 'INDIVIDUAL', 'DE', ${name}, ${email}, 'COMPLETED', ${customerId}, now() - interval '2 years', now()) on conflict do nothing`;
    await sql`insert into wallet (organization_id, customer_id, address, proven_at, position, created_at)
      select ${org}, ${customerId}, '0x' || substr(md5(${customerId}) || md5(${name}), 1, 40), now(), 1, now() on conflict do nothing`;
  }
  await sql`insert into verification (organization_id, id, customer_id, provider, status, submitted_at, decided_at, error_code, error_reason)
    select organization_id, 'ver_' || substr(id, 5), id, 'MANUAL', s.status::verification_check_status, created_at,
           case s.status when 'IN_PROGRESS' then null else created_at + interval '1 hour' end,
           case s.status when 'REJECTED' then 'document_unreadable' end, case s.status when 'REJECTED' then 'It cannot be read.' end
      from customer cross join lateral (select case verification_status when 'COMPLETED' then 'APPROVED' when 'IN_PROGRESS' then 'IN_PROGRESS' else 'REJECTED' end as status) s
     where organization_id = ${org}`;
  onStep("purchases");
  await sql`create table skew.pur as select g.i, 'opi_' || md5('p' || g.i) as id, o.id as offering_id, o.token_id, o.currency, o.price, c.id as customer_id, c.i as c,
      greatest(o.price, round((50 * exp(4 * (rnd(g.i, 70) - 0.3)))::numeric, 2)) as amount, s.status,
      case when rnd(g.i, 72) < 0.3 then now() - interval '180 days' else now() - power(rnd(g.i, 73), 1.5) * interval '400 days' end as at
    from generate_series(0, ${purchases - 1}::int) g(i)
    cross join lateral (select pick(g.i, 74, ${offerings}, 2.5) as o, pick(g.i, 75, ${customers}, 3) as c) z
    join off o on o.i = z.o join cus c on c.i = z.c
    cross join lateral (select case when rnd(g.i, 76) < 0.03 then 'PENDING' when rnd(g.i, 76) < 0.1 then 'CANCELLED' when rnd(g.i, 76) < 0.11 then 'FAILED' else 'COMPLETED' end as status) s`;
  await sql`analyze skew.pur`;
  await sql`insert into offering_purchase_intent (organization_id, id, offering_id, customer_id, wallet_address, purchase_amount,
      token_amount, currency, purchase_status, settlement_status, received_amount, paid_at, expires_at, completed_at, created_at, updated_at, settled_at)
    select ${org}, p.id, p.offering_id, p.customer_id, w.address, p.amount, round(p.amount / p.price, 6) + 0.000001, p.currency, p.status::purchase_status,
      (case when p.status = 'COMPLETED' then case when rnd(p.i, 77) < 0.95 then 'DELIVERED' else 'ALLOCATED' end else 'NONE' end)::settlement_status,
      case p.status when 'COMPLETED' then p.amount else 0 end, case p.status when 'COMPLETED' then p.at end, now() + interval '100 days',
      case p.status when 'COMPLETED' then p.at end, p.at, p.at, case when p.status = 'COMPLETED' and rnd(p.i, 77) < 0.95 then p.at end
    from pur p join wal w on w.i = p.c and w.k = 0`;
  await sql`insert into payment (organization_id, id, offering_purchase_intent_id, customer_id, provider, provider_reference, status,
      amount, currency, payer_name, payer_account, received_at, created_at, updated_at)
    select organization_id, 'pay_' || substr(id, 5), id, customer_id, (case when hashtext(id) % 3 = 0 then 'STRIPE' else 'BANK_TRANSFER' end)::payment_provider, 'skew:' || id, 'SUCCEEDED',
           received_amount, currency, 'Payer ' || substr(customer_id, 5, 6), 'DE' || lpad(abs(hashtext(customer_id))::text, 20, '0'), paid_at, paid_at, paid_at
      from offering_purchase_intent where organization_id = ${org} and received_amount > 0`;
  await sql`insert into refund (organization_id, id, payment_id, offering_purchase_intent_id, provider, status, reason, amount, currency, created_at, updated_at, refunded_at)
    select organization_id, 'ref_' || substr(id, 5), id, offering_purchase_intent_id, provider, s.status::refund_status,
           (case when abs(hashtext(id)) % 3 = 0 then 'OVERPAID' else 'OFFERING_CANCELLED' end)::refund_reason, least(amount, 1), currency, received_at, received_at, case s.status when 'SUCCEEDED' then received_at end
      from payment cross join lateral (select (array['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'DUE', 'FAILED'])[1 + abs(hashtext(id)) / 100 % 5] as status) s
     where organization_id = ${org} and abs(hashtext(id)) % 20 = 0`;
  onStep("bank");
  await sql`insert into bank_statement (organization_id, id, file_name, format, sha256, new_entries, entries, created_at)
    select ${org}, 'bst_scale_' || i, 'day-' || i || '.xml', 'CAMT053', md5(i::text), 2000, 2000, now() - i * interval '1 day' from generate_series(0, 1000) i`;
  await sql`insert into bank_entry (organization_id, id, bank_statement_id, identity, booking_date, amount, currency, counterparty_name,
      remittance, status, problem, offering_purchase_intent_id, created_at, updated_at)
    select ${org}, 'ben_' || md5('b' || i), 'bst_scale_' || pick(i, 80, 1000, 1), 'scale-' || i, at::date, amount, currency, 'Payer ' || substr(customer_id, 5, 6), 'RF ' || id,
           (case when rnd(i, 81) < 0.01 then 'OPEN' when rnd(i, 81) < 0.02 then 'IGNORED' when rnd(i, 81) < 0.05 then 'RESOLVED' else 'MATCHED' end)::bank_entry_status,
           case when rnd(i, 81) < 0.01 then (array['UNMATCHED', 'UNDERPAID', 'OVERPAID', 'WRONG_PAYER'])[1 + i % 4]::bank_entry_problem end, id, at, at
      from pur where status = 'COMPLETED' and i < ${of(2_000_000)}`;
  onStep("register");
  // One account a holder and token for what was delivered; entries one a purchase.
  await sql`create table skew.acc as select 'acc_' || md5(token_id || c) as id, token_id, c, customer_id, sum(round(amount / price, 6) + 0.000001) as sum
      from pur where status = 'COMPLETED' and rnd(i, 77) < 0.95 group by token_id, c, customer_id`;
  await sql`insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address, available)
    select ${org}, a.id, a.token_id, 'WALLET', a.customer_id, w.address, a.sum from acc a join wal w on w.i = a.c and w.k = 0`;
  // An air drop of the first token to all: a register of everybody, in one instant.
  await sql`insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address, available)
    select ${org}, 'acc_' || md5('drop' || w.i || '_' || w.k), 'tok_' || md5('t0'), 'WALLET', w.customer, w.address, 1 from wal w
     where not exists (select from acc a where a.token_id = 'tok_' || md5('t0') and a.c = w.i and w.k = 0)`;
  await sql`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, reference, created_at)
    select ${org}, 'led_' || md5('p' || p.i), p.token_id, 'UNISSUED_' || p.token_id, 'acc_' || md5(p.token_id || p.c), round(p.amount / p.price, 6) + 0.000001, 'MINT', p.id, p.at
      from pur p where status = 'COMPLETED' and rnd(i, 77) < 0.95`;
  await sql`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, note, created_at)
    select ${org}, 'led_' || substr(a.id, 5), a.token_id, 'UNISSUED_' || a.token_id, a.id, 1, 'MINT', 'Air drop', now() - interval '150 days'
      from ledger_account a where organization_id = ${org} and kind = 'WALLET' and available = 1 and not exists (select from acc x where x.id = a.id)`;
  onStep("distributions");
  await sql`insert into distribution (organization_id, id, token_id, kind, title, currency, amount, record_date, status, holders, created_at, updated_at, completed_at)
    select organization_id, 'dis_' || substr(id, 5), id, 'DIVIDEND', 'Dividend of ' || name, 'EUR', 100000, created_at, 'COMPLETED', 1000, created_at, created_at, created_at
      from token where organization_id = ${org}`;
  await sql`insert into distribution_payment (organization_id, id, distribution_id, customer_id, token_amount, amount, status, provider, paid_at, created_at, updated_at)
    select a.organization_id, 'dsp_' || substr(a.id, 5), d.id, a.customer_id, a.available, 1.5, s.status::distribution_payment_status,
           'BANK_TRANSFER', case s.status when 'PAID' then s.at end, s.at, s.at
      from ledger_account a join distribution d on d.organization_id = a.organization_id and d.token_id = a.token_id
      cross join lateral (select d.created_at - interval '2 hours' as at, case when abs(hashtext(a.id)) % 100 = 0 then 'FAILED' else 'PAID' end as status) s
     where a.organization_id = ${org} and a.kind = 'WALLET' and a.available > 0 on conflict do nothing`;
  onStep("board");
  await sql`insert into offer (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro, intention,
      status, cancel_reason, taker_customer_id, taker_wallet_address, created_at, updated_at)
    select ${org}, 'bbo_' || md5('x' || g.i), 'tok_' || md5('t' || pick(g.i, 90, ${tokens}, 2.5)), w.customer, w.address, 1 + pick(g.i, 91, 1000, 3), round((1 + 99 * rnd(g.i, 92))::numeric, 2),
           (case when s.status = 'FILLED' or rnd(g.i, 93) < 0.5 then 'BUY' else 'SELL' end)::offer_intention, s.status::offer_status, case s.status when 'CANCELLED' then 'MAKER'::offer_cancel_reason end,
           case when s.status = 'FILLED' then x.customer end, case when s.status = 'FILLED' then x.address end, s.at, s.at
      from generate_series(1, ${of(500_000)}::int) g(i)
      cross join lateral (select case when rnd(g.i, 94) < 0.4 then 'OPEN' when rnd(g.i, 94) < 0.6 then 'CANCELLED' else 'FILLED' end as status, now() - rnd(g.i, 95) * interval '300 days' as at) s
      join wal w on w.i = pick(g.i, 96, ${customers}, 3) and w.k = 0
      join wal x on x.i = pick(g.i, 97, ${customers}, 3) and x.k = 0`;
  await sql`insert into trade (organization_id, id, offer_id, token_id, seller_customer_id, seller_wallet_address, buyer_customer_id,
      buyer_wallet_address, amount, price_in_euro, payment_status, created_at, updated_at)
    select organization_id, 'trd_' || substr(id, 5), id, token_id, taker_customer_id, taker_wallet_address, maker_customer_id,
           maker_wallet_address, amount, price_in_euro, 'NOT_TRACKED', created_at, created_at
      from offer where organization_id = ${org} and status = 'FILLED' and maker_customer_id <> taker_customer_id`;
  onStep("events and audit");
  await sql`insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
    select ${org}, 'evt_' || md5('e' || i), case when i % 3 = 0 then 'purchase_intent.updated' else 'purchase_intent.created' end, 'offering_purchase_intent', id,
           jsonb_build_object('offeringPurchaseIntentId', id), now() - (${purchases}::int - i) * interval '3 seconds', i + 1 from pur`;
  await sql`insert into event_stream (organization_id, position) values (${org}, ${purchases}) on conflict do nothing`;
  await sql`insert into audit_event (organization_id, id, at, actor_kind, actor_id, action, resource_type, resource_id, request_id, changes, personal, personal_salt, personal_digest, sequence, hash)
    select ${org}, 'aud_' || md5('a' || i), now() - (${purchases}::int - i) * interval '3 seconds', (case when rnd(i, 100) < 0.7 then 'apiKey' else 'member' end)::actor_kind, case when rnd(i, 100) < 0.7 then 'key_' || i % 7 else 'usr_' || pick(i, 101, 30, 2) end,
           (array['createIntent', 'createCustomer', 'confirmPayment', 'createOffer', 'cancelOffer'])[1 + pick(i, 102, 5, 3)],
           'offering_purchase_intent', id, 'req_' || md5('q' || i), '{}', '{"changes": {}}', 'salt', 'digest', i + 1, md5(i::text) from pur`;
  await sql`insert into audit_chain (organization_id, sequence, hash) values (${org}, ${purchases}, md5(${purchases}::text)) on conflict do nothing`;

  await sql`set search_path = public`;
  await sql`drop schema skew cascade`;
}
