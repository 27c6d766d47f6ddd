import type postgres from "postgres";
import { ENTRIES_A_CHECKPOINT } from "#server/domain/register/register/keep-registers.ts";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";

/** Makes the rows of a world. @param onStep hears what is made next */
export type Fill = (sql: postgres.Sql, scale: number, onStep: (step: string) => void) => Promise<void>;

/**
 * Fills an empty, migrated database past the triggers: by `fill`, then with what follows from its rows, with what triggers keep, the
 * indexes and the checkpoints.
 * @param fill makes customers, purchases, payments, accounts, entries, offers, events and the audit trail
 * @param pool connections that make indexes and checkpoints, beside each other where it has several
 */
export async function fillWith(
  fill: Fill,
  sql: postgres.Sql,
  scale: number,
  onStep: (step: string) => void,
  pool: postgres.Sql = sql,
): Promise<void> {
  await sql`set session_replication_role = replica`;
  await sql`set synchronous_commit = off`;
  await sql`set work_mem = '256MB'`;
  await sql`set maintenance_work_mem = '1GB'`;
  const indexes = await dropIndexes(sql);
  await fill(sql, scale, onStep);

  onStep("checks, refunds, distributions and trades");
  await makeWhatFollows(sql);

  onStep("kept figures");
  await keepFigures(sql);

  onStep("indexes");
  await Promise.all(indexes.map((index) => pool.unsafe(index)));

  onStep("checkpoints of registers");
  await sql`analyze`;
  const registers = await sql<{ organization_id: string; token_id: string }[]>`
    select organization_id, token_id from registers_to_keep(now() - interval '1 hour', ${ENTRIES_A_CHECKPOINT}::int)`;
  await Promise.all(
    registers.map(
      ({ organization_id, token_id }) =>
        pool`select keep_register(${organization_id}, ${token_id}, now() - interval '1 hour', ${ENTRIES_A_CHECKPOINT}::int)`,
    ),
  );

  onStep("statistics");
  await sql`vacuum analyze`;
  await sql`set session_replication_role = origin`;
}

/** What follows from the rows of the one large organization: it is made alike in every world. */
async function makeWhatFollows(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into verification (organization_id, id, customer_id, provider, status, submitted_at, decided_at, error_code, error_reason)
    select organization_id, 'ver_' || substr(id, 5), id, 'MANUAL', s.status::verification_check_status, created_at,
           case s.status when 'IN_PROGRESS' then null else created_at + interval '1 hour' end,
           case s.status when 'REJECTED' then 'document_unreadable' end, case s.status when 'REJECTED' then 'It cannot be read.' end
      from customer cross join lateral (select case verification_status
             when 'COMPLETED' then 'APPROVED' when 'IN_PROGRESS' then 'IN_PROGRESS' else 'REJECTED' end as status) s
     where organization_id = ${DEMO_ORGANIZATION}`;
  await sql`
    insert into refund (organization_id, id, payment_id, offering_purchase_intent_id, provider, status, reason, amount, currency,
      created_at, updated_at, refunded_at)
    select organization_id, 'ref_' || substr(id, 5), id, offering_purchase_intent_id, provider, s.status::refund_status,
           'OVERPAID', least(amount, 1), currency, received_at, received_at, case s.status when 'SUCCEEDED' then received_at end
      from payment cross join lateral (select (array['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'DUE', 'FAILED'])
             [1 + abs(hashtext(id)) / 100 % 5] as status) s
     where organization_id = ${DEMO_ORGANIZATION} and abs(hashtext(id)) % 20 = 0`;
  await sql`
    insert into bank_statement (organization_id, id, file_name, format, sha256, new_entries, entries, created_at)
    select ${DEMO_ORGANIZATION}, 'bst_scale_' || i, 'day-' || i || '.xml', 'CAMT053', md5(i::text), 2000, 2000, now() - i * interval '1 day'
      from generate_series(0, 1000) i`;
  await sql`
    update payment p set refunded = r.amount from refund r
     where r.organization_id = p.organization_id and r.payment_id = p.id`;
  await sql`
    insert into distribution (organization_id, id, token_id, kind, title, currency, amount, record_date, status, holders, created_at,
      updated_at, completed_at)
    select organization_id, 'dis_' || substr(id, 5), id, 'DIVIDEND', 'Dividend of ' || name, 'EUR', 100000, created_at, 'COMPLETED', 1000,
           created_at, created_at, created_at
      from token where organization_id = ${DEMO_ORGANIZATION}`;
  // Those of one distribution are made at one instant, the latest before the last hour.
  await sql`
    insert into distribution_payment (organization_id, id, distribution_id, customer_id, token_amount, amount, status, provider,
      paid_at, created_at, updated_at)
    select a.organization_id, 'dsp_' || substr(a.id, 5), d.id, a.customer_id, a.available, 1.5, s.status::distribution_payment_status,
           'BANK_TRANSFER', case s.status when 'PAID' then s.at end, s.at, s.at
      from ledger_account a join distribution d on d.organization_id = a.organization_id and d.token_id = a.token_id
      cross join lateral (select d.created_at - interval '2 hours' as at,
             case when abs(hashtext(a.id)) % 500 = 0 then 'FAILED' else 'PAID' end as status) s
     where a.organization_id = ${DEMO_ORGANIZATION} and a.kind = 'WALLET' and a.available > 0
    on conflict do nothing`;
  await sql`
    insert into trade (organization_id, id, offer_id, token_id, seller_customer_id, seller_wallet_address, buyer_customer_id,
      buyer_wallet_address, amount, price_in_euro, payment_status, created_at, updated_at)
    select organization_id, 'trd_' || substr(id, 5), id, token_id, taker_customer_id, taker_wallet_address, maker_customer_id,
           maker_wallet_address, amount, price_in_euro, 'NOT_TRACKED', created_at, created_at
      from offer where organization_id = ${DEMO_ORGANIZATION} and status = 'FILLED' and maker_customer_id <> taker_customer_id`;
}

/** What the triggers would have kept of accounts, purchases, holdings, offers and customers. */
async function keepFigures(sql: postgres.Sql): Promise<void> {
  await sql`
    update ledger_account a set available = s.sum
      from (select organization_id, account, sum(amount)
              from (select organization_id, credit_account_id as account, amount from ledger_entry where reason = 'ISSUE'
                    union all
                    select organization_id, debit_account_id, -amount from ledger_entry) side
             group by 1, 2) s
     where a.kind <> 'WALLET' and a.organization_id = s.organization_id and a.id = s.account`;
  await sql`
    insert into participation (organization_id, offering_id, customer_id, reserved, completed)
    select organization_id, offering_id, customer_id, coalesce(sum(purchase_amount) filter (where purchase_status = 'PENDING'), 0),
           coalesce(sum(purchase_amount) filter (where purchase_status = 'COMPLETED'), 0)
      from offering_purchase_intent group by 1, 2, 3`;
  await sql`
    update offering o set raised = p.raised, reserved = p.reserved, participants = p.participants, investors = p.investors,
           first_intent_at = o.created_at
      from (select organization_id, offering_id, sum(completed) as raised, sum(reserved) as reserved,
                   count(*) filter (where completed > 0) as participants, count(*) filter (where completed + reserved > 0) as investors
              from participation group by 1, 2) p
     where o.organization_id = p.organization_id and o.id = p.offering_id`;
  await sql`
    insert into purchase_sum (organization_id, offering_id, currency, purchase_status, count, amount)
    select organization_id, offering_id, currency, purchase_status, count(*), sum(purchase_amount)
      from offering_purchase_intent group by 1, 2, 3, 4`;
  await sql`
    insert into purchase_day (organization_id, day, offering_id, currency, count, amount)
    select organization_id, (created_at at time zone 'UTC')::date, offering_id, currency, count(*), sum(purchase_amount)
      from offering_purchase_intent where purchase_status = 'COMPLETED' group by 1, 2, 3, 4`;
  await sql`
    insert into holding (organization_id, token_id, customer_id, total, wallets)
    select organization_id, token_id, customer_id, sum(total), count(*)
      from ledger_account where kind = 'WALLET' and total > 0 group by 1, 2, 3`;
  await sql`
    insert into figure (organization_id, figure, about, count)
    select organization_id, 'CUSTOMERS', (created_at at time zone 'UTC')::date::text, count(*) from customer group by 1, 3
    union all
    select organization_id, 'OPEN_OFFERS', token_id, count(*) from offer where status = 'OPEN' group by 1, 3
    union all
    select organization_id, 'HOLDERS', token_id, count(*) from holding group by 1, 3
    union all
    select organization_id, 'WALLETS', token_id, sum(wallets) from holding group by 1, 3`;
  await sql`
    update customer c set check_submitted_at = v.submitted_at from verification v
     where v.organization_id = c.organization_id and v.customer_id = c.id and v.status = 'IN_PROGRESS'`;
}

/** Drops what the rows can be without while they come, as an index is made faster than kept. @returns what makes it again */
async function dropIndexes(sql: postgres.Sql): Promise<readonly string[]> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and not i.indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}
