import type postgres from "postgres";
import { demoPeople } from "#server/platform/identity/demo-people.ts";
import { DEMO_ORGANIZATION as org } from "#server/platform/identity/identify.ts";
import { fillWith } from "./filling.ts";
import { cities, countries, firstNames, hosts, lastNames } from "./people.ts";

const tokens = 60;
const offerings = 400;

/** What a world is made with. */
interface Making {
  readonly sql: postgres.Sql;
  readonly chance: ReturnType<typeof chances>;
  /** So many of that many at full scale. */
  readonly of: (rows: number) => number;
}

/**
 * Fills an empty, migrated database by set-based SQL: an organization of a real issuer's size in which a few have much and many
 * have little. Customers share names; every seventieth purchase is of one customer, every eleventh of one offering; one token was
 * given to all, by one note at one instant; identifiers and amounts follow no order. It has a history: customers and purchases
 * were brought from elsewhere, each offering was sold for two months, and what was usual once is not any more, so that what is
 * alike lies together and far from where a list begins.
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
  const making = {
    sql,
    chance: chances(sql),
    of: (rows: number) => Math.max(100, Math.round(rows * scale)),
  };
  // What the rows are made of stands in tables of their own, which go when they are made.
  await sql`create schema skew`;
  await sql`set search_path = public, skew`;
  await sql`
    create function skew.rnd(i bigint, salt bigint) returns float8 language sql immutable parallel safe as $$
      select (hashint8extended(i, salt) & 9007199254740991) / 9007199254740992.0::float8
    $$`;
  const steps = {
    "tokens and offerings": makeOfferings,
    customers: makeCustomers,
    purchases: makePurchases,
    money: makeMoney,
    register: makeRegister,
    "bulletin board": makeBoard,
    "events and audit trail": makeTrail,
  };
  for (const [step, make] of Object.entries(steps)) {
    onStep(step);
    await make(making);
  }
  await sql`set search_path = public`;
  await sql`drop schema skew cascade`;
}

/** SQL of what falls by chance, the same in every run. A `key` is the column that tells rows apart. */
function chances(sql: postgres.Sql) {
  let salt = 0;
  const share = (key: string) => {
    salt += 1;
    return sql.unsafe(`rnd(${key}, ${salt})`);
  };
  /** 0 to `count - 1`; the larger the power, the more often the first. */
  const among = (count: number, power: number, key = "i") =>
    sql`floor(${sql.unsafe(String(count))} * power(${share(key)}, ${sql.unsafe(String(power))}))::int`;
  return {
    /** 0 to 1. */
    share: (key = "i") => share(key),
    among,
    oneOf: (texts: readonly string[], power: number, key = "i") =>
      sql`(${[...texts]}::text[])[1 + ${among(texts.length, power, key)}]`,
    /** One of these texts, each for so many of a hundred rows. */
    byShare: (shares: Readonly<Record<string, number>>, key = "i") => {
      const all = Object.entries(shares).flatMap(([text, count]) => Array<string>(count).fill(text));
      return sql`(${all}::text[])[1 + ${among(all.length, 1, key)}]`;
    },
  };
}

async function makeOfferings({ sql, chance }: Making): Promise<void> {
  await sql`
    insert into organization (id, slug, name, created_at)
    select 'org_scale_' || i, 'scale-' || i, 'Issuer ' || i, now() - i * interval '1 minute' from generate_series(1, 500) i`;
  await sql`
    insert into organization (id, slug, name, created_at) values (${org}, 'scale', 'Nordlicht, skewed', now() - interval '3 years')
    on conflict do nothing`;
  await sql`
    insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at)
    select o.id, case o.id when ${org} then 'tok_' || md5('t' || i) else 'tok_' || o.id end, 'Token ' || i, 'T' || i,
           '0x' || lpad(to_hex(i), 40, '0'), 6, 1000000000000, now() - interval '2 years' + i * interval '1 hour'
      from organization o cross join generate_series(0, ${tokens - 1}::int) i
     where o.id = ${org} or (i = 0 and o.id like 'org_scale_%')`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind)
    select organization_id, kind || '_' || id, id, kind::ledger_account_kind
      from token cross join (values ('SUPPLY'), ('UNISSUED')) k(kind)`;
  await sql`
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
    select organization_id, 'led_issue_' || id, id, 'SUPPLY_' || id, 'UNISSUED_' || id, total_supply, 'ISSUE', created_at
      from token`;
  await sql`
    create table skew.offered as
    select i, 'off_' || md5('o' || i) as id, 'tok_' || md5('t' || ${chance.among(tokens, 2)}) as token_id,
           (case when began < now() - interval '320 days' then 'USD' else 'EUR' end)::currency as currency, began,
           round((1 + 99 * ${chance.share()})::numeric, 2) as price
      from generate_series(0, ${offerings - 1}::int) i
     cross join lateral (select now() - ${chance.share()} * interval '400 days' as began) b`;
  await sql`
    insert into offering (organization_id, id, token_id, subdomain, title, subtitle, description, type, price_per_token, currency,
      start_date, end_date, min_payable_amount, max_payable_amount, hard_cap, soft_cap, state, created_at, updated_at)
    select ${org}, id, token_id, 'skew-' || i,
           ${chance.oneOf(["Solar park", "Wine cellar", "Office tower", "Old timer", "Harbour bond"], 1)} || ' ' || i,
           'A tagline', repeat('Words about it. ', 60), ${chance.oneOf(["Real estate", "Energy", "Art"], 2)}, price, currency,
           began, now() + (1 + i) * interval '20 hours', 1, 90000000000, 90000000000, 100,
           'PUBLISHED', now() - interval '500 days' + i * interval '1 hour', now()
      from offered`;
  await sql`insert into subdomain (subdomain, organization_id, offering_id) select subdomain, organization_id, id from offering`;
}

async function makeCustomers({ sql, chance, of }: Making): Promise<void> {
  // Four of ten were brought from elsewhere at once.
  await sql`
    create table skew.person as
    select i, 'cus_' || md5('c' || i) as id, case when ${chance.share()} < 0.2 then 1 + ${chance.among(4, 1)} else 1 end as wallets,
           ${chance.oneOf(firstNames, 1.7)} as first, is_brought,
           case when is_brought then ${chance.oneOf(lastNames.toReversed(), 1.5)} else ${chance.oneOf(lastNames, 1.5)} end as last,
           case when is_brought then now() - interval '200 days' else now() - ${chance.share()} * interval '900 days' end as at
      from generate_series(0, ${of(1_000_000) - 1}::int) i
     cross join lateral (select ${chance.share()} < 0.4 as is_brought) b`;
  await sql`update person set id = 'cus_demo_ada', wallets = 1 where i = 20`;
  await sql`create unique index on skew.person (i)`;
  await sql`
    insert into customer (organization_id, id, type, country_code, username, name, email, phone, metadata, address_line1,
      address_city, address_postal_code, verification_status, referral_code, created_at, updated_at)
    select ${org}, id,
           (case when at < now() - interval '700 days' then ${chance.byShare({ ORGANIZATION: 25, INDIVIDUAL: 75 })} else 'INDIVIDUAL' end)::customer_type,
           case when is_brought then ${chance.oneOf(countries.toReversed(), 2)} else ${chance.oneOf(countries.slice(0, 4), 2)} end,
           case when ${chance.share()} < 0.7 then lower(first) || ${chance.among(100_000, 1)} end,
           case when ${chance.share()} < 0.93 then first || ' ' || last end,
           case when ${chance.share()} < 0.9 then lower(first || '.' || last) || ${chance.among(1000, 1)} || '@' || ${chance.oneOf(hosts, 2)} end,
           '+49' || ${chance.among(1_000_000_000, 1)}, case when ${chance.share()} < 0.5 then jsonb_build_object('userId', i::text) end,
           'Street ' || i, ${chance.oneOf(cities, 1.5)}, lpad(${chance.among(99_999, 1)}::text, 5, '0'),
           (case when is_brought then 'COMPLETED' when at > now() - interval '60 days' then ${chance.byShare({ COMPLETED: 50, IN_PROGRESS: 50 })}
             else ${chance.byShare({ COMPLETED: 85, INCOMPLETE: 15 })} end)::verification_status,
           upper(substr(md5('r' || i), 1, 10)), at, case when ${chance.share()} < 0.5 then at else at + ${chance.share()} * (now() - at) end
      from person order by at`;
  await sql`
    create table skew.purse as
    select p.i, p.id as customer_id, k, '0x' || substr(md5(p.i || 'w' || k) || md5(k || 'v' || p.i), 1, 40) as address, p.at
      from person p cross join lateral generate_series(0, p.wallets - 1) k`;
  await sql`
    insert into wallet (organization_id, customer_id, address, proven_at, position, created_at)
    select ${org}, customer_id, address, case when ${chance.share("i + k")} < 0.8 then at end, k, at from purse`;
  for (const { customerId, name, email } of demoPeople) {
    if (customerId === undefined) continue;
    await sql`
      insert into customer as c (organization_id, id, type, country_code, name, email, verification_status, referral_code, created_at, updated_at)
      values (${org}, ${customerId}, 'INDIVIDUAL', 'DE', ${name}, ${email}, 'COMPLETED', ${customerId}, now() - interval '2 years', now())
      on conflict (organization_id, id) do update
        set name = excluded.name, email = excluded.email, verification_status = excluded.verification_status`;
    await sql`
      insert into wallet (organization_id, customer_id, address, proven_at, position, created_at)
      values (${org}, ${customerId}, '0x' || substr(md5(${customerId}) || md5(${name}), 1, 40), now(), 1, now())`;
  }
}

async function makePurchases({ sql, chance, of }: Making): Promise<void> {
  await sql`
    create table skew.bought as
    select row_number() over (order by at) - 1 as i, id, offering_id, token_id, currency, customer_id, person, amount,
           round(amount / price, 6) + 0.000001 as tokens, status, status = 'COMPLETED' and share < 0.95 as is_delivered, at
      from (
        select 'opi_' || md5('p' || g.i) as id, o.id as offering_id, o.token_id, o.currency, o.price, p.id as customer_id, p.i as person,
               greatest(o.price, round((50 * exp(4 * (${chance.share("g.i")} - 0.3)))::numeric, 2)) as amount,
               case when s.at > now() - interval '20 days' then ${chance.byShare({ PENDING: 40, COMPLETED: 60 }, "g.i")}
                 when s.at < now() - interval '250 days' then ${chance.byShare({ CANCELLED: 20, FAILED: 3, COMPLETED: 77 }, "g.i")}
                 else 'COMPLETED' end as status,
               ${chance.share("g.i")} as share, s.at
          from generate_series(0, ${of(10_000_000) - 1}::int) g(i)
          join offered o on o.i = ${chance.among(offerings, 2.5, "g.i")}
          join person p on p.i = ${chance.among(of(1_000_000), 3, "g.i")}
         cross join lateral (
           select case when began < now() - interval '180 days' and ${chance.share("g.i")} < 0.5 then now() - interval '180 days'
                    else began + ${chance.share("g.i")} * least(now() - began, interval '60 days') end as at) s) sold`;
  await sql`analyze skew.bought`;
  await sql`
    insert into offering_purchase_intent (organization_id, id, offering_id, customer_id, wallet_address, purchase_amount,
      token_amount, currency, purchase_status, settlement_status, received_amount, paid_at, expires_at, completed_at, settled_at,
      created_at, updated_at)
    select ${org}, b.id, b.offering_id, b.customer_id, w.address, b.amount, b.tokens, b.currency, b.status::purchase_status,
           (case when b.is_delivered then 'DELIVERED' when c.at is not null then 'ALLOCATED' else 'NONE' end)::settlement_status,
           case when c.at is null then 0 else b.amount end, c.at, now() + interval '100 days', c.at,
           case when b.is_delivered then c.at end, b.at, b.at
      from bought b join purse w on w.i = b.person and w.k = 0
     cross join lateral (select case b.status when 'COMPLETED' then b.at end as at) c`;
}

async function makeMoney({ sql, chance, of }: Making): Promise<void> {
  await sql`
    insert into payment (organization_id, id, offering_purchase_intent_id, customer_id, provider, provider_reference, status,
      amount, currency, payer_name, payer_account, received_at, created_at, updated_at)
    select ${org}, 'pay_' || substr(id, 5), id, customer_id,
           (case when at > now() - interval '150 days' then ${chance.byShare({ STRIPE: 50, BANK_TRANSFER: 50 })} else 'BANK_TRANSFER' end)::payment_provider,
           'skew:' || id, 'SUCCEEDED', amount, currency, 'Payer ' || substr(customer_id, 5, 6),
           'DE' || lpad(abs(hashtext(customer_id))::text, 20, '0'), at, at, at
      from bought where status = 'COMPLETED'`;
  await sql`
    insert into bank_entry (organization_id, id, bank_statement_id, identity, booking_date, amount, currency, counterparty_name,
      remittance, status, problem, offering_purchase_intent_id, created_at, updated_at)
    select ${org}, 'ben_' || md5('b' || i), 'bst_scale_' || current_date - at::date, 'scale-' || i, at::date, amount, currency,
           'Payer ' || substr(customer_id, 5, 6), 'RF ' || id, s.status::bank_entry_status,
           case s.status when 'OPEN' then ${chance.oneOf(["UNMATCHED", "UNDERPAID", "OVERPAID", "WRONG_PAYER"], 1)}::bank_entry_problem end,
           id, at, at
      from bought
     cross join lateral (select case when at > now() - interval '40 days' then ${chance.byShare({ OPEN: 10, MATCHED: 90 })}
              when at < now() - interval '250 days' then ${chance.byShare({ IGNORED: 3, RESOLVED: 10, MATCHED: 87 })} else 'MATCHED' end as status) s
     where bought.status = 'COMPLETED' and i < ${of(2_000_000)}`;
}

async function makeRegister({ sql }: Making): Promise<void> {
  const first = sql`'tok_' || md5('t0')`;
  await sql`
    create table skew.held as
    select 'acc_' || md5(token_id || person) as id, token_id, person, customer_id, sum(tokens) as sum
      from bought where is_delivered group by token_id, person, customer_id`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address, available)
    select ${org}, h.id, h.token_id, 'WALLET', h.customer_id, w.address, h.sum
      from held h join purse w on w.i = h.person and w.k = 0`;
  await sql`
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, reference, created_at)
    select ${org}, 'led_' || md5('p' || i), token_id, 'UNISSUED_' || token_id, 'acc_' || md5(token_id || person), tokens, 'MINT', id, at
      from bought where is_delivered`;
  // The first token is given to whoever has none of it.
  await sql`
    create table skew.given as
    select md5('given' || w.i || '_' || w.k) as id, w.customer_id, w.address from purse w
     where not exists (select from held h where h.token_id = ${first} and h.person = w.i and w.k = 0)`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address, available)
    select ${org}, 'acc_' || id, ${first}, 'WALLET', customer_id, address, 1 from given`;
  await sql`
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, note, created_at)
    select ${org}, 'led_' || id, ${first}, 'UNISSUED_' || ${first}, 'acc_' || id, 1, 'MINT', 'Air drop', now() - interval '150 days'
      from given`;
}

async function makeBoard({ sql, chance, of }: Making): Promise<void> {
  await sql`
    insert into offer (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro, intention,
      status, cancel_reason, taker_customer_id, taker_wallet_address, created_at, updated_at)
    select ${org}, 'bbo_' || md5('x' || g.i), 'tok_' || md5('t' || ${chance.among(tokens, 2.5, "g.i")}), m.customer_id, m.address,
           1 + ${chance.among(1000, 3, "g.i")}, round((1 + 99 * ${chance.share("g.i")})::numeric, 2),
           (case when s.at > now() - interval '100 days' then ${chance.byShare({ BUY: 30, SELL: 70 }, "g.i")} else 'BUY' end)::offer_intention,
           s.status::offer_status,
           case s.status when 'CANCELLED' then 'MAKER'::offer_cancel_reason end,
           case s.status when 'FILLED' then t.customer_id end, case s.status when 'FILLED' then t.address end, s.at, s.at
      from generate_series(1, ${of(500_000)}::int) g(i)
      join purse m on m.i = ${chance.among(of(1_000_000), 3, "g.i")} and m.k = 0
      join purse t on t.i = ${chance.among(of(1_000_000), 3, "g.i")} and t.k = 0
     cross join lateral (select now() - ${chance.share("g.i")} * interval '300 days' as at) a
     cross join lateral (select a.at, case when a.at > now() - interval '30 days' then 'OPEN'
              when a.at < now() - interval '200 days' then ${chance.byShare({ CANCELLED: 60, FILLED: 40 }, "g.i")} else 'FILLED' end as status) s
     order by s.at`;
}

async function makeTrail({ sql, chance, of }: Making): Promise<void> {
  const count = of(10_000_000);
  const at = sql`now() - (${count}::int - i) * interval '3 seconds'`;
  // What was brought from elsewhere came first, of customers alone, by one member.
  await sql`
    create table skew.told as
    select b.*, i < ${of(2_000_000)}::int as is_brought, 'usr_' || ${chance.among(30, 2)} as member,
           ${chance.byShare({ apiKey: 70, member: 30 })} as kind
      from bought b`;
  await sql`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at, position)
    select ${org}, 'evt_' || md5('e' || i),
           case when is_brought then 'customer.created' else 'purchase_intent.' || ${chance.byShare({ created: 67, updated: 33 })} end,
           case when is_brought then 'customer' else 'offering_purchase_intent' end, case when is_brought then customer_id else id end,
           case when is_brought then jsonb_build_object('customerId', customer_id) else jsonb_build_object('offeringPurchaseIntentId', id) end,
           ${at}, i + 1 from told`;
  await sql`insert into event_stream (organization_id, position) values (${org}, ${count}) on conflict do nothing`;
  await sql`
    insert into audit_event (organization_id, id, at, actor_kind, actor_id, action, resource_type, resource_id, request_id,
      changes, personal, personal_salt, personal_digest, sequence, hash)
    select ${org}, 'aud_' || md5('a' || i), ${at}, (case when is_brought then 'member' else kind end)::actor_kind,
           case when is_brought then 'usr_brought' when kind = 'apiKey' then 'key_' || 7 * i / ${count}::int else member end,
           case when is_brought then ${chance.byShare({ createCustomer: 60, registerWallet: 40 })}
             else ${chance.oneOf(["createIntent", "confirmPayment", "createOffer", "cancelOffer"], 3)} end,
           case when is_brought then 'customer' else 'offering_purchase_intent' end, case when is_brought then customer_id else id end,
           'req_' || md5('q' || i), case when is_brought then '{"type": {"to": "INDIVIDUAL"}}'::jsonb else '{}' end, '{"changes": {}}', 'salt',
           'digest', i + 1, md5(i::text)
      from told`;
  await sql`insert into audit_chain (organization_id, sequence, hash) values (${org}, ${count}, md5(${count}::text)) on conflict do nothing`;
}
