import { existsSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Driver } from "#db/client.ts";
import { customer } from "#server/domain/investors/customer/contract.ts";
import { createOffering } from "#server/domain/primary/offering/contract.ts";
import { settleEnding } from "#server/domain/settlement/settle-ending.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { openTestServer, type TestServer } from "#testing/server.ts";
import { openProcess } from "#testing/testing.ts";
import { seed } from "./seed.ts";

/** Each finds rows that break a rule of the demo data; none may. */
const violations = {
  "an offering's sums are not those of its purchases": `
    select o.id from offering o
      left join lateral (
        select coalesce(sum(purchase_amount) filter (where purchase_status = 'COMPLETED'), 0) as raised,
               coalesce(sum(purchase_amount) filter (where purchase_status = 'PENDING'), 0) as reserved,
               count(distinct customer_id) filter (where purchase_status = 'COMPLETED') as participants,
               count(distinct customer_id) filter (where purchase_status in ('PENDING', 'COMPLETED')) as investors,
               min(created_at) as first_intent_at
          from offering_purchase_intent i where i.organization_id = o.organization_id and i.offering_id = o.id) s on true
     where (o.raised, o.reserved, o.participants, o.investors) is distinct from (s.raised, s.reserved, s.participants, s.investors)
        or o.first_intent_at is distinct from s.first_intent_at
        or o.raised + o.reserved > o.hard_cap
        or (o.state in ('CLOSED_SUCCESSFUL', 'CLOSED_UNSUCCESSFUL')) <> (o.closed_at is not null)
        or (o.state = 'CLOSED_SUCCESSFUL') <> coalesce(o.raised_at_close >= o.soft_cap, false)`,
  "a participation is missing, idle or wrong": `
    select 1 from participation p
      full join (
        select organization_id, offering_id, customer_id,
               coalesce(sum(purchase_amount) filter (where purchase_status = 'PENDING'), 0) as reserved,
               coalesce(sum(purchase_amount) filter (where purchase_status = 'COMPLETED'), 0) as completed
          from offering_purchase_intent group by 1, 2, 3) s using (organization_id, offering_id, customer_id)
     where (p.reserved, p.completed) is distinct from (s.reserved, s.completed)`,
  "a customer passes an offering's maximum": `
    select 1 from participation p join offering o on (o.organization_id, o.id) = (p.organization_id, p.offering_id)
     where p.reserved + p.completed > o.max_payable_amount`,
  "a purchase breaks the terms of its offering": `
    select i.id from offering_purchase_intent i
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
      join token t on (t.organization_id, t.id) = (o.organization_id, o.token_id)
     where i.purchase_amount < o.min_payable_amount
        or i.purchase_amount <> i.token_amount * o.price_per_token
        or trunc(i.token_amount, t.decimals) <> i.token_amount
        or i.currency <> o.currency
        or i.created_at not between o.start_date and o.end_date
        or i.expires_at <> case when i.purchase_status = 'PENDING' and i.paid_at is not null
             then i.paid_at + interval '14 days' else i.created_at + interval '72 hours' end`,
  "a purchase is PENDING where it cannot be": `
    select i.id from offering_purchase_intent i
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
     where i.purchase_status = 'PENDING'
       and (i.expires_at <= now() or o.state <> 'PUBLISHED' or now() not between o.start_date and o.end_date)`,
  "a purchase was made by whom its offering does not let buy": `
    select i.id from offering_purchase_intent i
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
      join customer c on (c.organization_id, c.id) = (i.organization_id, i.customer_id)
     where c.country_code = any (o.blocked_countries) or not coalesce(c.country_code = any (o.allowed_countries), true)
        or not coalesce(c.type = any (o.customer_types), true)`,
  "a purchase was completed for somebody unverified, or blocked by then": `
    select i.id from offering_purchase_intent i
      join customer c on (c.organization_id, c.id) = (i.organization_id, i.customer_id)
     where i.purchase_status = 'COMPLETED'
       and (c.verification_status <> 'COMPLETED' or c.blocked_at < i.created_at
         or not exists (select from verification v where (v.organization_id, v.customer_id) = (c.organization_id, c.id)
              and v.status = 'APPROVED' and v.decided_at <= i.completed_at))`,
  "a purchase is settled unlike its offering ended": `
    select i.id from offering_purchase_intent i
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
     where (i.settlement_status = 'DELIVERED') <> (o.state = 'CLOSED_SUCCESSFUL' and i.purchase_status = 'COMPLETED')
        or (i.settlement_status in ('REFUND_DUE', 'REFUNDED')) > (o.state = 'CLOSED_UNSUCCESSFUL')
        or (i.settlement_status = 'ALLOCATED') <> (i.purchase_status = 'COMPLETED' and o.state in ('PUBLISHED', 'PAUSED'))
        or (i.purchase_status = 'COMPLETED' and o.state = 'CLOSED_UNSUCCESSFUL')`,
  "delivered tokens were not minted": `
    select i.id from offering_purchase_intent i
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
      left join ledger_entry e
        on (e.organization_id, e.token_id, e.reference) = (i.organization_id, o.token_id, i.id) and e.reason = 'MINT'
      left join ledger_account a on (a.organization_id, a.id) = (e.organization_id, e.credit_account_id)
     where i.settlement_status = 'DELIVERED'
       and (e.amount, a.customer_id, a.wallet_address) is distinct from (i.token_amount, i.customer_id, i.wallet_address)`,
  "the register does not add up to the supply": `
    select t.id from token t
      join ledger_account a on (a.organization_id, a.token_id) = (t.organization_id, t.id)
     group by t.organization_id, t.id, t.total_supply
    having sum(a.available + a.frozen) <> 0
        or sum(a.available + a.frozen) filter (where a.kind <> 'SUPPLY') <> t.total_supply`,
  "a supply does not cover what is sold": `
    select o.id from offering o
      join ledger_account a on (a.organization_id, a.token_id, a.kind) = (o.organization_id, o.token_id, 'UNISSUED')
     where a.available + a.frozen < case when o.state = 'CLOSED_SUCCESSFUL' then 0 else o.hard_cap / o.price_per_token end`,
  "a holding is finer than its token": `
    select a.id from ledger_account a join token t on (t.organization_id, t.id) = (a.organization_id, a.token_id)
     where trunc(a.available, t.decimals) <> a.available or trunc(a.frozen, t.decimals) <> a.frozen`,
  "tokens are set aside for other than completed purchases": `
    select a.id from ledger_account a
      left join lateral (
        select coalesce(sum(i.token_amount), 0) as allocated from offering_purchase_intent i
          join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
         where (o.organization_id, o.token_id) = (a.organization_id, a.token_id)
           and i.settlement_status = 'ALLOCATED') s on true
     where a.kind = 'UNISSUED' and a.frozen <> s.allocated`,
  "a wallet's frozen tokens are not those of its open SELL offers and lock-ups": `
    select a.id from ledger_account a
      left join lateral (
        select coalesce(sum(b.amount), 0) as offered from offer b
         where (b.organization_id, b.token_id, b.maker_customer_id, b.maker_wallet_address)
             = (a.organization_id, a.token_id, a.customer_id, a.wallet_address)
           and b.status = 'OPEN' and b.intention = 'SELL') s on true
      left join lateral (
        select coalesce(sum(l.amount), 0) as locked from token_lock l
         where (l.organization_id, l.ledger_account_id) = (a.organization_id, a.id) and l.released_at is null) k on true
     where a.kind = 'WALLET' and a.frozen <> s.offered + k.locked`,
  "a lock-up is over and holds, or was not asked for": `
    select l.id from token_lock l
      join offering_purchase_intent i on (i.organization_id, i.id) = (l.organization_id, l.reference)
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
     where (l.released_at is null) <> (l.locked_until > now())
        or l.locked_until <> i.settled_at + make_interval(days => o.lock_up_days) or l.amount <> i.token_amount`,
  "what came in for a purchase is not what its payments say": `
    select i.id from offering_purchase_intent i
      left join lateral (
        select coalesce(sum(p.amount), 0) as received, coalesce(sum(p.refunded), 0) as refunded from payment p
         where (p.organization_id, p.offering_purchase_intent_id) = (i.organization_id, i.id) and p.status = 'SUCCEEDED'
           and p.currency = i.currency) s on true
     where i.received_amount <> s.received
        or s.refunded <> case when i.settlement_status in ('REFUND_DUE', 'REFUNDED') then s.received else 0 end`,
  "cash does not add up": `
    select a.currency from cash_account a
     where a.cash_in <> a.cash_out + a.held or a.held < 0
        or a.cash_in <> (select sum(e.amount) from cash_entry e where (e.organization_id, e.currency) = (a.organization_id, a.currency)
             and e.reason in ('RECEIPT', 'FUNDING'))`,
  "cash is not held for exactly what is still to be settled": `
    select a.currency from cash_account a
     where a.held <> coalesce((select sum(i.received_amount) from offering_purchase_intent i
             where (i.organization_id, i.currency) = (a.organization_id, a.currency)
               and (i.purchase_status = 'PENDING' or i.settlement_status in ('ALLOCATED', 'REFUND_DUE'))), 0)
           + coalesce((select sum(p.amount - p.refunded) from payment p
             where (p.organization_id, p.currency) = (a.organization_id, a.currency) and p.status = 'SUCCEEDED'
               and p.offering_purchase_intent_id is null), 0)
           + coalesce((select sum(d.amount) from distribution_payment d
             join distribution s on (s.organization_id, s.id) = (d.organization_id, d.distribution_id)
             where (s.organization_id, s.currency) = (a.organization_id, a.currency) and d.status <> 'PAID'), 0)`,
  "a refund or its booking is missing": `
    select i.id from offering_purchase_intent i
      left join refund r on (r.organization_id, r.offering_purchase_intent_id) = (i.organization_id, i.id)
      left join cash_entry e on (e.organization_id, e.reference) = (r.organization_id, r.id) and e.reason = 'REFUND'
     where i.settlement_status in ('REFUND_DUE', 'REFUNDED')
       and (r.amount is distinct from i.received_amount
         or (r.status = 'SUCCEEDED') <> (i.settlement_status = 'REFUNDED') or (e.id is not null) <> (r.status = 'SUCCEEDED'))`,
  "a filled offer has no trade, or another one": `
    select b.id from offer b
      full join trade t on (t.organization_id, t.offer_id) = (b.organization_id, b.id)
     where (b.status = 'FILLED') is distinct from (t.id is not null)
        or (b.status = 'FILLED' and (t.amount, t.price_in_euro, case b.intention when 'SELL' then t.seller_customer_id else t.buyer_customer_id end)
             is distinct from (b.amount, b.price_in_euro, b.maker_customer_id))`,
  "a distribution does not share its amount among the holders at its record date": `
    select d.id from distribution d
      left join lateral (
        select coalesce(sum(p.amount), 0) as shared, count(*) as holders, bool_and(p.status = 'PAID') as is_over
          from distribution_payment p where (p.organization_id, p.distribution_id) = (d.organization_id, d.id)) s on true
     where (d.status = 'SCHEDULED') <> (d.record_date > now()) or (d.status = 'SCHEDULED') <> (s.holders = 0)
        or (d.status <> 'SCHEDULED' and (d.amount <> s.shared or d.holders <> s.holders
             or (d.status = 'COMPLETED') is distinct from s.is_over))`,
  "a payment to a holder is not by what it held at the record date": `
    select p.id from distribution_payment p
      join distribution d on (d.organization_id, d.id) = (p.organization_id, p.distribution_id)
      left join lateral (
        select sum(case when a.id = e.credit_account_id then e.amount else 0 end
                 - case when a.id = e.debit_account_id then e.amount else 0 end) as held
          from ledger_account a
          join ledger_entry e on e.organization_id = a.organization_id and a.id in (e.debit_account_id, e.credit_account_id)
         where (a.organization_id, a.token_id, a.customer_id) = (d.organization_id, d.token_id, p.customer_id)
           and e.created_at <= d.record_date) h on true
     where p.token_amount is distinct from h.held`,
  "a customer's status is not that of its last check": `
    select c.id from customer c
      left join verification v on (v.organization_id, v.customer_id) = (c.organization_id, c.id)
     where coalesce(v.status::text, 'NONE') <> case
             when c.verification_status = 'COMPLETED' then 'APPROVED'
             when c.verification_status = 'IN_PROGRESS' then 'IN_PROGRESS'
             when c.verification_error_code is not null then 'REJECTED' else 'NONE' end
        or c.verified_until is distinct from v.valid_until`,
  "an offering lacks its documents, or a buyer accepted none": `
    select o.id from offering o
     where (select count(*) from offering_document d where (d.organization_id, d.offering_id) = (o.organization_id, o.id)
              and d.replaced_at is null and substr(d.bytes, 1, 5) = '%PDF-' and d.size = length(d.bytes)) <> 2
    union all
    select i.id from offering_purchase_intent i
     where (select count(*) from document_acceptance a
             where (a.organization_id, a.offering_purchase_intent_id) = (i.organization_id, i.id)) <> 2`,
  "an offer moved other than it says": `
    select b.id from offer b
      left join lateral (
        select array_agg(e.reason order by e.created_at)::text[] as reasons, bool_and(e.amount = b.amount) as exact
          from ledger_entry e where (e.organization_id, e.reference) = (b.organization_id, b.id)) m on true
     where coalesce(m.reasons, '{}') <> case b.intention || ' ' || b.status
             when 'SELL OPEN' then array['FREEZE']
             when 'SELL CANCELLED' then array['FREEZE', 'RELEASE']
             when 'SELL FILLED' then array['FREEZE', 'TRANSFER']
             when 'BUY FILLED' then array['TRANSFER']
             else '{}' end
        or not coalesce(m.exact, true)`,
  "an offer is taken by its maker or somebody unverified": `
    select b.id from offer b
      join customer c on (c.organization_id, c.id) = (b.organization_id, b.taker_customer_id)
     where b.taker_customer_id = b.maker_customer_id or c.verification_status <> 'COMPLETED'`,
  "an offer's price is far from the offering's": `
    select b.id from offer b join offering o on (o.organization_id, o.token_id) = (b.organization_id, b.token_id)
     where b.price_in_euro / b.amount not between o.price_per_token * 0.85 and o.price_per_token * 1.15`,
  "an offering has not its one subdomain": `
    select 1 from offering o
      full join subdomain s on (s.organization_id, s.offering_id, s.subdomain) = (o.organization_id, o.id, o.subdomain)
     where o.id is null or s.subdomain is null`,
  "a customer is INCOMPLETE with nothing due, or further with something due": `
    select id from customer
     where verification_error_code is null and (verification_status = 'INCOMPLETE') <>
       (num_nulls(name, email, phone, address_line1, address_city, address_postal_code) > 0)`,
  "an address, code or wallet is written as it must not be": `
    select referral_code from customer where referral_code !~ '^[A-HJ-NP-Z2-9]{8}$'
    union all select email from customer where email !~ '@([a-z]+[.])?example[.](com|org|net)$'
    union all select address from wallet where address !~ '^0x[0-9a-f]{40}$'
    union all select address from token where address !~ '^0x[0-9a-f]{40}$'`,
  "a customer has no wallet": `
    select c.id from customer c
     where not exists (select from wallet w where (w.organization_id, w.customer_id) = (c.organization_id, c.id))`,
  "a moment lies in the future": `
    select updated_at from offering where greatest(created_at, updated_at) > now()
    union all select updated_at from offering_purchase_intent where greatest(created_at, updated_at) > now()
    union all select updated_at from offer where greatest(created_at, updated_at) > now()
    union all select updated_at from customer where greatest(created_at, updated_at) > now()
    union all select created_at from ledger_entry where created_at > now()
    union all select created_at from cash_entry where created_at > now()
    union all select updated_at from payment where greatest(created_at, updated_at, received_at) > now()
    union all select updated_at from refund where greatest(created_at, updated_at, refunded_at) > now()
    union all select updated_at from distribution where greatest(created_at, updated_at, completed_at) > now()
    union all select updated_at from distribution_payment where greatest(created_at, updated_at, paid_at) > now()
    union all select created_at from trade where created_at > now()
    union all select submitted_at from verification where greatest(submitted_at, decided_at) > now()`,
};

let server: TestServer;
let sql: Driver;
let url: string;

beforeAll(async () => {
  server = await openTestServer(inject("databaseUrl"));
  url = await server.createDatabase();
  sql = postgres(url, { max: 1, onnotice: () => {} });
});

afterAll(async () => {
  await sql.end();
  await server.close();
});

describe("seeding an empty database", () => {
  it("writes the demo once, whoever else tries at the same time", async () => {
    await sql`insert into organization (id, slug, name, created_at) values ('org_demo', 'demo', 'Demo organization', now())`;
    const outcomes = await Promise.all([seed(url), seed(url)]);
    expect(outcomes.toSorted()).toEqual(["kept", "seeded"]);
    const organizations = await sql`select id, slug, name from organization order by created_at`;
    expect([...organizations]).toEqual([
      { id: "org_demo", slug: "nordlicht", name: "Nordlicht Real Assets" },
      { id: "org_quinta", slug: "quinta-do-vale", name: "Quinta do Vale Land Partners" },
      { id: "org_meridian", slug: "meridian", name: "Meridian Art & Infrastructure" },
    ]);
  });

  it.each(Object.entries(violations))("never: %s", async (_, query) => {
    expect([...(await sql.unsafe(query))]).toEqual([]);
  });

  it("shows purchases, offers and customers in every status", async () => {
    const [found] = await sql`
      select (select count(distinct purchase_status)::int from offering_purchase_intent) as purchases,
             (select count(distinct settlement_status)::int from offering_purchase_intent) as settlements,
             (select count(distinct (status, intention, cancel_reason))::int from offer) as offers,
             (select count(distinct verification_status)::int from customer) as customers,
             (select count(*)::int from customer where blocked_at is not null) as blocked,
             (select count(*)::int from token where is_paused) as paused,
             (select count(*)::int from offering where currency is null) as without_currency,
             (select array_agg(distinct decimals order by decimals) from token) as decimals`;
    expect(found).toEqual({
      purchases: 4,
      settlements: 5,
      offers: 8,
      customers: 3,
      blocked: 1,
      paused: 1,
      without_currency: 1,
      decimals: [0, 6, 18],
    });
  });

  it("shows settlements, checks and distributions as they go on", async () => {
    const [found] = await sql`
      select (select count(distinct provider)::int from payment) as ways,
             (select array_agg(distinct problem::text order by problem::text) from bank_entry where status = 'OPEN') as queue,
             (select count(*)::int > 3 from bank_entry where status = 'MATCHED') as matched,
             (select array_agg(distinct status::text order by status::text) from refund) as refunds,
             (select array_agg(distinct status::text order by status::text) from verification) as checks,
             (select array_agg(distinct status::text order by status::text) from distribution) as distributions,
             (select array_agg(distinct status::text order by status::text) from distribution_payment) as payouts,
             (select count(*)::int > 20 from trade) as lively,
             (select count(distinct released_at is null)::int from token_lock) as locks,
             (select count(*)::int from organization_settings where iban is not null) as accounts`;
    expect(found).toEqual({
      ways: 2,
      queue: ["UNDERPAID", "UNMATCHED"],
      matched: true,
      refunds: ["DUE", "SUCCEEDED"],
      checks: ["APPROVED", "IN_PROGRESS", "REJECTED"],
      distributions: ["COMPLETED", "PROCESSING", "SCHEDULED"],
      payouts: ["FAILED", "PAID"],
      lively: true,
      locks: 1,
      accounts: 3,
    });
  });

  it("gives the customers that the documentation names what they need", async () => {
    const [ada] = await sql`
      select (select count(*)::int from wallet where customer_id = 'cus_demo_ada') as wallets,
             (select count(distinct token_id)::int from ledger_account where customer_id = 'cus_demo_ada' and available > 0) as holdings,
             (select count(distinct purchase_status)::int from offering_purchase_intent where customer_id = 'cus_demo_ada') as statuses,
             (select array_agg(distinct intention::text) from offer where maker_customer_id = 'cus_demo_ada' and status = 'OPEN') as open`;
    expect(ada).toEqual({ wallets: 2, holdings: 3, statuses: 4, open: ["BUY", "SELL"] });
    const [harbour] = await sql`
      select o.price_per_token::float as price, o.min_payable_amount::float as min, o.max_payable_amount::float as max,
             o.hard_cap - o.raised - o.reserved > 200000 as roomy,
             p.reserved + p.completed < 10000 as ada_may_buy, b.status, b.intention, b.maker_customer_id
        from offering o
        join participation p on p.organization_id = o.organization_id and p.offering_id = o.id and p.customer_id = 'cus_demo_ada'
        join offer b on b.organization_id = o.organization_id and b.id = 'bbo_demo_ada'
       where o.id = 'off_demo_harbour' and o.state = 'PUBLISHED' and now() between o.start_date and o.end_date`;
    expect(harbour).toEqual({
      price: 12.5,
      min: 100,
      max: 25_000,
      roomy: true,
      ada_may_buy: true,
      status: "OPEN",
      intention: "SELL",
      maker_customer_id: "cus_demo_ada",
    });
    const named = await sql`
      select id, type, verification_status from customer where id like 'cus_demo_%' order by id`;
    expect([...named]).toEqual([
      { id: "cus_demo_ada", type: "INDIVIDUAL", verification_status: "COMPLETED" },
      { id: "cus_demo_kranich", type: "ORGANIZATION", verification_status: "COMPLETED" },
      { id: "cus_demo_tomas", type: "INDIVIDUAL", verification_status: "INCOMPLETE" },
    ]);
  });

  it("tells what the interface would take, with an image of the project's own", async () => {
    const { title, subtitle, description, type, imageUrl, subdomain } = createOffering.input.shape;
    const rows = await sql`select title, subtitle, description, type, image_url, subdomain from offering`;
    for (const row of rows) {
      for (const [field, value] of [
        [title, row.title],
        [subtitle, row.subtitle],
        [description, row.description],
        [type, row.type],
        [imageUrl, row.image_url],
        [subdomain, row.subdomain],
      ] as const) {
        expect(field.safeParse(value).success).toBe(true);
      }
      expect(existsSync(join(import.meta.dirname, "../public", row.image_url))).toBe(true);
    }
    const countries = await sql`select distinct country_code from customer`;
    for (const { country_code } of countries)
      expect(customer.shape.countryCode.safeParse(country_code).success).toBe(true);
  });

  it("changes nothing when it runs again", async () => {
    const before = await fingerprint();
    expect(await seed(url)).toBe("kept");
    expect(await fingerprint()).toEqual(before);
  });

  it("leaves nothing that the service cannot settle when an offering ends", async () => {
    const running = await sql<{ organization_id: string; id: string }[]>`
      select organization_id, id from offering where state in ('PUBLISHED', 'PAUSED')`;
    const app = openProcess(2, url);
    try {
      for (const { organization_id, id } of running)
        await asSystem(app, organization_id, new Date(), (ctx) => settleEnding(ctx, id, "END"));
    } finally {
      await app.close();
    }
    const [left] = await sql`
      select (select count(*)::int from offering where state in ('PUBLISHED', 'PAUSED')) as running,
             (select count(*)::int from offering_purchase_intent where settlement_status = 'ALLOCATED') as allocated,
             (select min(held)::float >= 0 from cash_account) as covered`;
    expect(left).toEqual({ running: 0, allocated: 0, covered: true });
  });
});

describe("seeding a database that holds something", () => {
  it.each([
    [
      "a token",
      "insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at) values ('org_own', 'own', 'Own', 'OWN', '0x0', 18, 1, now())",
    ],
    [
      "a customer",
      "insert into customer (organization_id, id, type, country_code, verification_status, referral_code, created_at, updated_at) values ('org_own', 'cus_own', 'INDIVIDUAL', 'DE', 'INCOMPLETE', 'AAAAAAAA', now(), now())",
    ],
  ])("leaves it alone: %s", async (_, insert) => {
    const other = await server.createDatabase();
    const own = postgres(other, { max: 1, onnotice: () => {} });
    await own`insert into organization (id, slug, name, created_at) values ('org_own', 'own', 'Own', now())`;
    await own.unsafe(insert);
    expect(await seed(other)).toBe("kept");
    const [left] = await own`
      select (select count(*)::int from organization) + (select count(*)::int from customer) + (select count(*)::int from token)
           + (select count(*)::int from offering) + (select count(*)::int from ledger_entry) as rows`;
    expect(left).toEqual({ rows: 2 });
    await own.end();
  });
});

/** Every table's rows as one hash each. */
async function fingerprint(): Promise<Record<string, unknown>[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  return Promise.all(
    tables.map(async ({ name }) => {
      const [hash] =
        await sql`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql(name)} t`;
      return { name, ...hash };
    }),
  );
}
