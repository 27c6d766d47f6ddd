import type { Sql } from "#db/client.ts";

/**
 * What must hold of an organization's money and tokens after every transaction, whatever happened
 * (docs/domain.md, Register; Offering; Purchase intent).
 * @returns a line for everything that does not
 */
export async function brokenInvariants(sql: Sql, organizationId: string): Promise<string[]> {
  const rows = await sql<{ broken: string }[]>`
    with account as (select a.* from ledger_account a where a.organization_id = ${organizationId}),
    intent as (
      select i.*, o.token_id from offering_purchase_intent i
        join offering o on o.organization_id = ${organizationId} and o.id = i.offering_id
       where i.organization_id = ${organizationId}
    ),
    entry as (
      select account_id, bucket, sum(amount) as amount from (
        select debit_account_id as account_id, debit_bucket as bucket, -amount as amount
          from ledger_entry where organization_id = ${organizationId}
        union all
        select credit_account_id, credit_bucket, amount from ledger_entry where organization_id = ${organizationId}
      ) e group by 1, 2
    ),
    paid as (
      select p.offering_purchase_intent_id as id, sum(p.amount) as amount, sum(p.refunded) as refunded
        from payment p where p.organization_id = ${organizationId} and p.status = 'SUCCEEDED' group by 1
    )
    select 'Σ balances of ' || t.id || ' ≠ total supply' as broken
      from token t
     where t.organization_id = ${organizationId}
       and t.total_supply <> (select coalesce(sum(a.available + a.frozen), 0) from account a
                               where a.token_id = t.id and a.kind <> 'SUPPLY')
    union all
    select 'account ' || a.id || ' differs from its entries' from account a
     where a.available <> coalesce((select amount from entry e where e.account_id = a.id and e.bucket = 'AVAILABLE'), 0)
        or a.frozen <> coalesce((select amount from entry e where e.account_id = a.id and e.bucket = 'FROZEN'), 0)
    union all
    select 'frozen tokens of ' || a.id || ' belong to no open offer and no lock-up' from account a
     where a.kind = 'WALLET'
       and a.frozen <>
           coalesce((select sum(o.amount) from offer o
                      where o.organization_id = ${organizationId} and o.token_id = a.token_id
                        and o.maker_customer_id = a.customer_id and o.maker_wallet_address = a.wallet_address
                        and o.status = 'OPEN' and o.intention = 'SELL'), 0)
         + coalesce((select sum(l.amount) from token_lock l
                      where l.organization_id = ${organizationId} and l.ledger_account_id = a.id
                        and l.released_at is null), 0)
    union all
    select 'tokens set aside of ' || a.token_id || ' ≠ those of allocated purchases' from account a
     where a.kind = 'UNISSUED'
       and a.frozen <> coalesce((select sum(i.token_amount) from intent i
                                  where i.token_id = a.token_id and i.settlement_status = 'ALLOCATED'), 0)
    union all
    select 'counters of ' || o.id || ' differ from its purchases' from offering o
     where o.organization_id = ${organizationId}
       and (o.raised, o.reserved, o.participants, o.investors) <> (
         select coalesce(sum(i.purchase_amount) filter (where i.purchase_status = 'COMPLETED'), 0),
                coalesce(sum(i.purchase_amount) filter (where i.purchase_status = 'PENDING'), 0),
                (count(distinct i.customer_id) filter (where i.purchase_status = 'COMPLETED'))::int,
                (count(distinct i.customer_id) filter (where i.purchase_status in ('PENDING', 'COMPLETED')))::int
           from intent i where i.offering_id = o.id)
    union all
    select 'participation of ' || p.customer_id || ' in ' || p.offering_id || ' differs from its purchases'
      from participation p
     where p.organization_id = ${organizationId}
       and (p.reserved, p.completed) <> (
         select coalesce(sum(i.purchase_amount) filter (where i.purchase_status = 'PENDING'), 0),
                coalesce(sum(i.purchase_amount) filter (where i.purchase_status = 'COMPLETED'), 0)
           from intent i where i.offering_id = p.offering_id and i.customer_id = p.customer_id)
    union all
    select 'payment ' || p.id || ' was not refunded what its refunds say' from payment p
     where p.organization_id = ${organizationId}
       and p.refunded <> coalesce((select sum(r.amount) from refund r
                                    where r.organization_id = ${organizationId} and r.payment_id = p.id), 0)
    union all
    select 'purchase ' || i.id || ' did not receive what it says' from intent i
      left join paid p on p.id = i.id
     where case when i.purchase_status in ('PENDING', 'COMPLETED')
                then i.received_amount <> coalesce(p.amount - p.refunded, 0)
                else coalesce(p.amount - p.refunded, 0) <> 0 end
    union all
    select 'purchase ' || i.id || ' is ' || i.settlement_status || ' against its refunds' from intent i
     where i.purchase_status in ('FAILED', 'CANCELLED')
       and (i.settlement_status = 'REFUND_DUE') <> exists (
         select from refund r
          where r.organization_id = ${organizationId} and r.offering_purchase_intent_id = i.id
            and r.status <> 'SUCCEEDED')
    union all
    select 'cash of ' || c.currency || ' differs from what came in, went back and was handed on'
      from cash_account c
     where c.organization_id = ${organizationId}
       and c.held <>
           coalesce((select sum(p.amount) from payment p where p.organization_id = ${organizationId}
                      and p.currency = c.currency and p.status = 'SUCCEEDED'), 0)
         - coalesce((select sum(r.amount) from refund r where r.organization_id = ${organizationId}
                      and r.currency = c.currency and r.status = 'SUCCEEDED'), 0)
         - coalesce((select sum(i.purchase_amount) from intent i
                      where i.currency = c.currency and i.settlement_status = 'DELIVERED'), 0)
         + coalesce((select sum(d.amount) from distribution d where d.organization_id = ${organizationId}
                      and d.currency = c.currency and d.status in ('PROCESSING', 'COMPLETED')), 0)
         - coalesce((select sum(x.amount) from distribution_payment x
                       join distribution d on d.organization_id = ${organizationId} and d.id = x.distribution_id
                      where x.organization_id = ${organizationId} and d.currency = c.currency and x.status = 'PAID'), 0)
    union all
    select 'cash of ' || c.currency || ' differs from its entries' from cash_account c
     where c.organization_id = ${organizationId}
       and (c.cash_in, c.cash_out) <> (
         select coalesce(sum(e.amount) filter (where e.reason in ('RECEIPT', 'FUNDING')), 0),
                coalesce(sum(e.amount) filter (where e.reason not in ('RECEIPT', 'FUNDING')), 0)
           from cash_entry e where e.organization_id = ${organizationId} and e.currency = c.currency)`;
  return rows.map(({ broken }) => broken);
}
