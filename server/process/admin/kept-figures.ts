import type { Sql } from "#db/client.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/** What is kept beside the rows it follows from, and how it is counted anew (docs/domain.md, Kept figures). */
export interface KeptFigure {
  /** The table it is kept in. */
  readonly table: string;
  /** Columns that say what it is of, after the organization's. */
  readonly keys: readonly string[];
  readonly values: readonly string[];
  /** Where what is kept stands, if not in the table alone. */
  readonly kept?: (sql: Sql, organizationId: string) => Fragment;
  /** `select` of keys and values, from the rows they follow from; what is nothing may be left out. */
  readonly counted: (sql: Sql, organizationId: string) => Fragment;
  /** Whether the table is of what is kept alone, so that a row is made where there is none. */
  readonly isOfItsOwn?: boolean;
  /** True where the values are names that follow from other rows, and are set in place of being added to. */
  readonly areNames?: boolean;
  /** True where what differs is removed, with all of its token, as a round makes it anew. */
  readonly isMadeAnew?: boolean;
}

/** All that is kept, each after what it is counted from. */
export const keptFigures: readonly KeptFigure[] = [
  {
    table: "ledger_account",
    keys: ["id"],
    values: ["available", "frozen"],
    counted: (sql, organizationId) => sql`
      select m.id, coalesce(sum(m.amount) filter (where m.bucket = 'AVAILABLE'), 0) as available,
             coalesce(sum(m.amount) filter (where m.bucket = 'FROZEN'), 0) as frozen
        from (select e.debit_account_id as id, e.debit_bucket as bucket, -e.amount as amount
                from ledger_entry e where e.organization_id = ${organizationId}
              union all
              select e.credit_account_id, e.credit_bucket, e.amount
                from ledger_entry e where e.organization_id = ${organizationId}) m
       group by m.id`,
  },
  {
    table: "holding",
    keys: ["token_id", "customer_id"],
    values: ["total", "wallets"],
    isOfItsOwn: true,
    counted: (sql, organizationId) => sql`
      select a.token_id, a.customer_id, sum(a.total) as total, count(*) as wallets from ledger_account a
       where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.total > 0 group by 1, 2`,
  },
  {
    table: "register_checkpoint",
    keys: ["token_id", "at"],
    values: ["entries"],
    isMadeAnew: true,
    counted: (sql, organizationId) => sql`
      select c.token_id, c.at, (
          select count(*) from ledger_entry e
           where e.organization_id = ${organizationId} and e.token_id = c.token_id and e.created_at <= c.at
             and e.created_at > coalesce(c.before, '-infinity')) as entries
        from (select x.token_id, x.at, lag(x.at) over (partition by x.token_id order by x.at) as before
                from register_checkpoint x where x.organization_id = ${organizationId}) c`,
  },
  {
    table: "cash_account",
    keys: ["currency"],
    values: ["cash_in", "cash_out", "held"],
    isOfItsOwn: true,
    counted: (sql, organizationId) => sql`
      select s.currency, s.cash_in, s.cash_out, s.cash_in - s.cash_out as held
        from (select e.currency, coalesce(sum(e.amount) filter (where e.reason in ('RECEIPT', 'FUNDING')), 0) as cash_in,
                     coalesce(sum(e.amount) filter (where e.reason not in ('RECEIPT', 'FUNDING')), 0) as cash_out
                from cash_entry e where e.organization_id = ${organizationId} group by e.currency) s`,
  },
  {
    table: "payment",
    keys: ["id"],
    values: ["refunded"],
    counted: (sql, organizationId) => sql`
      select r.payment_id as id, sum(r.amount) as refunded
        from refund r where r.organization_id = ${organizationId} group by 1`,
  },
  {
    table: "payment",
    keys: ["id"],
    values: ["customer_id"],
    areNames: true,
    counted: (sql, organizationId) => sql`
      select p.id, i.customer_id from payment p
        left join offering_purchase_intent i
          on i.organization_id = p.organization_id and i.id = p.offering_purchase_intent_id
       where p.organization_id = ${organizationId}`,
  },
  {
    table: "participation",
    keys: ["offering_id", "customer_id"],
    values: ["reserved", "completed"],
    isOfItsOwn: true,
    counted: (sql, organizationId) => sql`
      select i.offering_id, i.customer_id,
             coalesce(sum(i.purchase_amount) filter (where i.purchase_status = 'PENDING'), 0) as reserved,
             coalesce(sum(i.purchase_amount) filter (where i.purchase_status = 'COMPLETED'), 0) as completed
        from offering_purchase_intent i where i.organization_id = ${organizationId} group by 1, 2`,
  },
  {
    table: "offering",
    keys: ["id"],
    values: ["raised", "reserved", "participants", "investors"],
    counted: (sql, organizationId) => sql`
      select p.offering_id as id, sum(p.completed) as raised, sum(p.reserved) as reserved,
             count(*) filter (where p.completed > 0) as participants,
             count(*) filter (where p.completed + p.reserved > 0) as investors
        from participation p where p.organization_id = ${organizationId} group by 1`,
  },
  {
    table: "purchase_sum",
    keys: ["offering_id", "currency", "purchase_status"],
    values: ["count", "amount"],
    isOfItsOwn: true,
    counted: (sql, organizationId) => sql`
      select i.offering_id, i.currency, i.purchase_status, count(*) as count, sum(i.purchase_amount) as amount
        from offering_purchase_intent i where i.organization_id = ${organizationId} group by 1, 2, 3`,
  },
  {
    table: "purchase_day",
    keys: ["day", "offering_id", "currency"],
    values: ["count", "amount"],
    isOfItsOwn: true,
    counted: (sql, organizationId) => sql`
      select (i.created_at at time zone 'UTC')::date as day, i.offering_id, i.currency, count(*) as count,
             sum(i.purchase_amount) as amount
        from offering_purchase_intent i
       where i.organization_id = ${organizationId} and i.purchase_status = 'COMPLETED' group by 1, 2, 3`,
  },
  {
    table: "figure",
    keys: ["figure", "about"],
    values: ["count"],
    isOfItsOwn: true,
    kept: (sql, organizationId) => sql`
      select k.figure, k.about, sum(k.count) as count
        from (select f.figure, f.about, f.count from figure f where f.organization_id = ${organizationId}
              union all
              select c.figure, c.about, c.change from figure_change c where c.organization_id = ${organizationId}) k
       group by 1, 2`,
    counted: (sql, organizationId) => sql`
      select 'CUSTOMERS' as figure, (c.created_at at time zone 'UTC')::date::text as about, count(*) as count
        from customer c where c.organization_id = ${organizationId} group by 2
      union all
      select 'OPEN_OFFERS', o.token_id, count(*)
        from offer o where o.organization_id = ${organizationId} and o.status = 'OPEN' group by 2
      union all
      select v.figure, h.token_id, sum(v.count)
        from holding h cross join lateral (values ('HOLDERS', 1), ('WALLETS', h.wallets)) as v(figure, count)
       where h.organization_id = ${organizationId} and h.total > 0 group by 1, 2`,
  },
  {
    table: "event_stream",
    keys: [],
    values: ["position"],
    isOfItsOwn: true,
    counted: (sql, organizationId) => sql`
      select max(e.position) as position from event e where e.organization_id = ${organizationId}`,
  },
];
