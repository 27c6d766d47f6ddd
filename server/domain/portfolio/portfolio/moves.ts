import type { Sql } from "#db/client.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { type Fragment, isKey, joinParts, rowByKey } from "#server/kernel/reading/rows.ts";

/** Whose tokens and money are read, and of which token where it is one. */
export interface Whose {
  readonly organizationId: string;
  readonly customerId: string;
  readonly tokenId?: string | undefined;
}

/** Columns of {@link moneyMoves}, in their order. */
const moveColumns = "kind, id, token_id, at, currency, paid, received, tokens, settled_at, about, title";

/**
 * `select`s of the money that moved for a customer's tokens, one for each kind (docs/domain.md, Portfolio): `kind`, `id`,
 * `token_id`, `at`, `currency`, `paid` (put in), `received`, `tokens`, `settled_at` (when purchased tokens came), `about` (the
 * offering, offer or distribution) and its `title`. Purchases count from the moment their whole price had come in.
 */
export function moneyMoves(sql: Sql, { organizationId, customerId, tokenId }: Whose): readonly Fragment[] {
  const ofToken = (alias: string) => when(sql, tokenId, (id) => sql`${sql.unsafe(alias)}.token_id = ${id}`);
  const isTheirs = (column: string) => isKey(sql, sql.unsafe(column), sql`${customerId}`);
  const traded = (kind: string, side: string, paid: Fragment, received: Fragment) => sql`
    select ${sql.unsafe(`'${kind}'`)}, d.id, d.token_id, d.created_at, 'EUR'::currency, ${paid}, ${received}, d.amount,
           null::timestamptz, d.offer_id, null
      from trade d
     where d.organization_id = ${organizationId} and ${isTheirs(`d.${side}_customer_id`)} ${ofToken("d")}`;
  return [
    sql`
    select 'PURCHASE', i.id, o.token_id, i.paid_at, i.currency, i.purchase_amount, 0::numeric, i.token_amount,
           case i.settlement_status when 'DELIVERED' then i.settled_at end, o.id, o.title
      from offering_purchase_intent i
      cross join ${rowByKey(sql, "offering", organizationId, sql`i.offering_id`)} o
     where i.organization_id = ${organizationId} and ${isTheirs("i.customer_id")} and i.paid_at is not null
       and i.purchase_status in ('PENDING', 'COMPLETED') ${ofToken("o")}`,
    traded("BOUGHT", "buyer", sql`d.price_in_euro`, sql`0::numeric`),
    traded("SOLD", "seller", sql`0::numeric`, sql`d.price_in_euro`),
    sql`
    select 'DISTRIBUTION', p.id, b.token_id, p.paid_at, b.currency, 0::numeric, p.amount, p.token_amount, null::timestamptz,
           b.id, b.title
      from distribution_payment p
      cross join ${rowByKey(sql, "distribution", organizationId, sql`p.distribution_id`)} b
     where p.organization_id = ${organizationId} and ${isTheirs("p.customer_id")} and p.status = 'PAID' ${ofToken("b")}`,
  ];
}

/** A from item of all of some moves, named `m`. */
export function allMoves(sql: Sql, moves: readonly Fragment[]): Fragment {
  return sql`(${joinParts(sql, moves, " union all ")}) m(${sql.unsafe(moveColumns)})`;
}

/** `select` of what a customer's wallets gained and, below zero, lost: `token_id`, `at`, `amount`. */
export function tokenMoves(sql: Sql, { organizationId, customerId, tokenId }: Whose): Fragment {
  return sql`
    select a.token_id, e.at, e.amount from ledger_account a
     cross join lateral (
       select k.created_at as at, k.amount from ledger_entry k
        where k.organization_id = ${organizationId} and ${isKey(sql, sql`k.credit_account_id`, sql`a.id`)}
       union all
       select d.created_at, -d.amount from ledger_entry d
        where d.organization_id = ${organizationId} and ${isKey(sql, sql`d.debit_account_id`, sql`a.id`)}
     ) e
     where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.customer_id = ${customerId}
       ${when(sql, tokenId, (id) => sql`a.token_id = ${id}`)}`;
}

/**
 * The last trade of a token up to an instant, as JSON of decimal texts; null where there was none.
 * @param since only trades after it; left out = all
 */
export function lastTradeAt(
  sql: Sql,
  organizationId: string,
  tokenId: Fragment,
  at: Fragment,
  since?: Fragment,
): Fragment {
  return sql`(
    select json_build_object('amount', d.amount::text, 'priceInEuro', d.price_in_euro::text, 'at', d.created_at)
      from trade d
     where d.organization_id = ${organizationId} and ${isKey(sql, sql`d.token_id`, tokenId)} and d.created_at <= ${at}
       ${when(sql, since, (after) => sql`d.created_at > ${after}`)}
     order by d.created_at desc, d.id desc limit 1)`;
}

/** What a token's issuer has asked for it up to an instant, each with when it began to, the oldest first, as JSON. */
export function issuesUntil(sql: Sql, organizationId: string, tokenId: Fragment, at: Fragment): Fragment {
  return sql`(
    select coalesce(json_agg(json_build_object('price', o.price_per_token::text, 'currency', o.currency, 'at', o.created_at)
             order by o.created_at, o.id), '[]')
      from (select * from offering f
             where f.organization_id = ${organizationId} and ${isKey(sql, sql`f.token_id`, tokenId)} offset 0) o
     where o.state <> 'DRAFT' and o.created_at <= ${at})`;
}

/** What a token was sold for up to an instant, as JSON (`Prices`). */
export function pricesAt(sql: Sql, organizationId: string, tokenId: Fragment, at: Fragment): Fragment {
  return sql`json_build_object('lastTrade', ${lastTradeAt(sql, organizationId, tokenId, at)},
    'issues', ${issuesUntil(sql, organizationId, tokenId, at)})`;
}
