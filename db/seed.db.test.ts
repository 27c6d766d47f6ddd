import { existsSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Sql } from "#db/client.ts";
import { seed } from "#db/seed.ts";
import { openTestServer, type TestServer } from "#db/testing-server.ts";
import { customer } from "#server/customer/contract.ts";
import { createOffering } from "#server/offering/contract.ts";

/** Each finds rows that break a rule of the demo data; none may. */
const violations = {
  "an offering's sums are not those of its purchases": `
    select o.id from offering o
      left join lateral (
        select coalesce(sum(purchase_amount) filter (where purchase_status = 'COMPLETED'), 0) as raised,
               coalesce(sum(purchase_amount) filter (where purchase_status = 'PENDING'), 0) as reserved,
               count(distinct customer_id) filter (where purchase_status = 'COMPLETED') as participants,
               min(created_at) as first_intent_at
          from offering_purchase_intent i where i.organization_id = o.organization_id and i.offering_id = o.id) s on true
     where (o.raised, o.reserved, o.participants) is distinct from (s.raised, s.reserved, s.participants)
        or o.first_intent_at is distinct from s.first_intent_at
        or o.raised + o.reserved > o.hard_cap`,
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
        or i.expires_at <> i.created_at + interval '72 hours'`,
  "a purchase is PENDING where it cannot be": `
    select i.id from offering_purchase_intent i
      join offering o on (o.organization_id, o.id) = (i.organization_id, i.offering_id)
     where i.purchase_status = 'PENDING'
       and (i.expires_at <= now() or o.state <> 'PUBLISHED' or now() not between o.start_date and o.end_date)`,
  "a purchase was completed for somebody unverified, or blocked by then": `
    select i.id from offering_purchase_intent i
      join customer c on (c.organization_id, c.id) = (i.organization_id, i.customer_id)
     where i.purchase_status = 'COMPLETED' and (c.verification_status <> 'COMPLETED' or c.blocked_at < i.created_at)`,
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
     where a.available < case when o.state = 'CLOSED_SUCCESSFUL' then 0 else o.hard_cap / o.price_per_token end`,
  "a holding is finer than its token": `
    select a.id from ledger_account a join token t on (t.organization_id, t.id) = (a.organization_id, a.token_id)
     where trunc(a.available, t.decimals) <> a.available or trunc(a.frozen, t.decimals) <> a.frozen`,
  "a wallet's frozen tokens are not those of its open SELL offers": `
    select a.id from ledger_account a
      left join lateral (
        select coalesce(sum(b.amount), 0) as offered from offer b
         where (b.organization_id, b.token_id, b.maker_customer_id, b.maker_wallet_address)
             = (a.organization_id, a.token_id, a.customer_id, a.wallet_address)
           and b.status = 'OPEN' and b.intention = 'SELL') s on true
     where a.frozen <> s.offered`,
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
    union all select created_at from ledger_entry where created_at > now()`,
};

let server: TestServer;
let sql: Sql;
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
        join participation p on p.offering_id = o.id and p.customer_id = 'cus_demo_ada'
        join offer b on b.id = 'bbo_demo_ada'
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
