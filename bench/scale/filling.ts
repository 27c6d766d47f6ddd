import type postgres from "postgres";
import { ENTRIES_A_CHECKPOINT } from "#server/domain/register/register/keep-registers.ts";

/** Makes the rows of a world. @param onStep hears what is made next */
export type Fill = (sql: postgres.Sql, scale: number, onStep: (step: string) => void) => Promise<void>;

/**
 * Fills an empty, migrated database past the triggers, and makes what these keep, the indexes and the checkpoints after it.
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
