import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { rowByKey } from "#server/kernel/reading/rows.ts";
import { MOST_NAMED } from "./contract.ts";
import { allMoves, issuesUntil, lastTradeAt, moneyMoves, pricesAt, tokenMoves, type Whose } from "./moves.ts";
import type { Issue, LastTrade, TokenFacts } from "./rules.ts";

/** How many instants a line has; the first is the beginning and the last is now. */
const INSTANTS = 61;

/** A token a customer has, or had, to do with. */
export interface PositionFacts extends TokenFacts {
  readonly tokenId: string;
  readonly tokenName: string;
  readonly tokenSymbol: string;
}

/** A purchase that is paid and not delivered, as it is read: numerics as text. */
export interface AwaitedRow {
  readonly id: string;
  readonly offering_id: string;
  readonly offering_title: string;
  readonly token_id: string;
  readonly token_name: string;
  readonly token_symbol: string;
  readonly token_amount: string;
  readonly amount: string;
  readonly currency: Currency;
  readonly closes_at: string;
}

/** A place of the line where a token is held, or something moved since the place before; amounts are decimal texts. */
export interface LineStep {
  /** From 1 on. */
  readonly place: number;
  readonly held: string;
  /** The last trade since the place before, where it was held there too, else up to here; null where there was none. */
  readonly lastTrade: LastTrade | null;
  /** What moved since the place before. */
  readonly money: readonly {
    readonly currency: Currency;
    readonly putIn: string;
    readonly awaiting: string;
  }[];
}

/** What a line is drawn from of a token, place by place. */
export interface LineToken {
  readonly tokenId: string;
  readonly issues: readonly Issue[];
  readonly steps: readonly LineStep[];
}

/** What a portfolio is reckoned from. */
export interface PortfolioFacts {
  /** Every token that the customer holds or money moved for. */
  readonly positions: readonly PositionFacts[];
  /** What is paid and not delivered, the first to close first. */
  readonly awaited: readonly AwaitedRow[];
  /** The instants of the line (ISO 8601), from the first token or payment on, at equal distances; none where there was none. */
  readonly instants: readonly string[];
  /** What moved after an instant, up to the next, is told with the next. */
  readonly moved: readonly LineToken[];
}

/** Reads what a portfolio is reckoned from; all that moved is read once. */
export async function readFacts(ctx: CallerContext, whose: Whose): Promise<PortfolioFacts> {
  const sql = raw(ctx.db);
  const { organizationId, customerId, tokenId } = whose;
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const named = (table: string, id: string) => rowByKey(sql, table, organizationId, sql.unsafe(id));
  // Instants are exact to the millisecond, and so is what moves.
  const place = (at: string) =>
    sql`width_bucket(${sql.unsafe(at)} - interval '1 millisecond', (select at from places)) + 1`;
  const [facts] = await sql<[PortfolioFacts]>`
    with moved as materialized (
      select * from ${allMoves(sql, moneyMoves(sql, whose))}
    ), entries as materialized (
      ${tokenMoves(sql, whose)}
    ), holdings as materialized (
      select a.token_id, sum(a.total) as total from ledger_account a
       where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.customer_id = ${customerId}
         ${when(sql, tokenId, (id) => sql`a.token_id = ${id}`)}
       group by 1 having sum(a.total) > 0
    ), places as materialized (
      select array(
        select distinct b.at + round(b.span * n / ${INSTANTS - 1}) * interval '1 millisecond'
          from generate_series(0, ${INSTANTS - 1}) n where b.at is not null order by 1) as at
        from (
          select l.at, greatest(extract(epoch from ${now} - l.at) * 1000, 0) as span
            from (select date_trunc('milliseconds', least((select min(at) from moved), (select min(at) from entries))) as at offset 0) l
        ) b
    ), sums as materialized (
      select m.token_id, m.currency, sum(m.paid) as put_in,
             coalesce(sum(m.received) filter (where m.kind = 'SOLD'), 0) as sold,
             coalesce(sum(m.received) filter (where m.kind = 'DISTRIBUTION'), 0) as distributed,
             coalesce(sum(m.paid) filter (where m.kind = 'PURCHASE' and m.settled_at is null), 0) as awaiting
        from moved m group by 1, 2
    ), money as materialized (
      select p.token_id, p.place, json_agg(json_build_object('currency', p.currency, 'putIn', p.put_in::text,
             'awaiting', p.awaiting::text)) as by_currency from (
        select s.token_id, s.place, s.currency, sum(s.put_in) as put_in, sum(s.awaiting) as awaiting from (
          select m.token_id, ${place("m.at")} as place, m.currency, m.paid as put_in,
                 case m.kind when 'PURCHASE' then m.paid else 0 end as awaiting from moved m
          union all
          select m.token_id, ${place("m.settled_at")}, m.currency, 0, -m.paid from moved m where m.settled_at is not null
        ) s group by 1, 2, 3
      ) p group by 1, 2
    ), tokens as materialized (
      select e.token_id, ${place("e.at")} as place, sum(e.amount) as amount from entries e group by 1, 2
    ), first as materialized (
      select s.token_id, min(s.place) as place
        from (select token_id, place from money union all select token_id, place from tokens) s group by 1
    ), positions as (
      select t.id as "tokenId", t.name as "tokenName", t.symbol as "tokenSymbol", coalesce(h.total, 0)::text as held,
             ${pricesAt(sql, organizationId, sql`t.id`, now)} as prices,
             coalesce((select json_agg(json_build_object('currency', m.currency, 'putIn', m.put_in::text, 'sold', m.sold::text,
               'distributed', m.distributed::text, 'awaiting', m.awaiting::text)) from sums m where m.token_id = t.id), '[]') as money
        from (select token_id from sums union select token_id from holdings) k
       cross join ${named("token", "k.token_id")} t
        left join holdings h on h.token_id = t.id
       order by t.name, t.id
    ), awaited as (
      select m.id, o.id as offering_id, o.title as offering_title, t.id as token_id, t.name as token_name,
             t.symbol as token_symbol, m.tokens::text as token_amount, m.paid::text as amount, m.currency,
             coalesce(o.closed_at, o.end_date) as closes_at
        from moved m
       cross join ${named("offering", "m.about")} o
       cross join ${named("token", "m.token_id")} t
       where m.kind = 'PURCHASE' and m.settled_at is null
       order by closes_at, m.id limit ${MOST_NAMED}
    ), held as (
      select k.token_id, i.place, i.at, m.by_currency, t.amount, sum(coalesce(t.amount, 0)) over each_token as held
        from first k
        join unnest((select at from places)) with ordinality i(at, place) on i.place >= k.place
        left join tokens t on t.token_id = k.token_id and t.place = i.place
        left join money m on m.token_id = k.token_id and m.place = i.place
      window each_token as (partition by k.token_id order by i.place)
    ), steps as (
      select h.token_id, json_agg(json_build_object('place', h.place, 'held', h.held::text, 'lastTrade',
               case when h.held <> 0 then ${lastTradeAt(sql, organizationId, sql`h.token_id`, sql`h.at`, sql`h.known_until`)} end,
               'money', coalesce(h.by_currency, '[]')) order by h.place) as steps
        from (
          select *, case when lag(held) over each_token <> 0 then lag(at) over each_token else '-infinity' end as known_until
            from held
          window each_token as (partition by token_id order by place)
        ) h
       where h.held <> 0 or h.amount is not null or h.by_currency is not null
       group by 1
    ), drawn as (
      select s.token_id as "tokenId", ${issuesUntil(sql, organizationId, sql`s.token_id`, now)} as issues, s.steps from steps s
    )
    select coalesce((select json_agg(r) from positions r), '[]') as positions,
           coalesce((select json_agg(r) from awaited r), '[]') as awaited,
           to_json((select at from places)) as instants,
           coalesce((select json_agg(r) from drawn r), '[]') as moved`;
  return facts;
}
