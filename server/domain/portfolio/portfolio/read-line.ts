import { raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { allMoves, moneyMoves, offeringsOf, pricesAt, tokenMoves, type Whose } from "./moves.ts";
import type { Prices } from "./rules.ts";

/** A token at a place of the line where it is held, or something moved since the place before; amounts are decimal texts. */
export interface LineStep extends Prices {
  readonly tokenId: string;
  /** From 1 on. */
  readonly place: number;
  /** What is held there; without any, no price is told. */
  readonly held: string;
  /** What moved since the place before. */
  readonly money: readonly {
    readonly currency: Currency;
    readonly putIn: string;
    readonly awaiting: string;
  }[];
}

/** When a customer's first token or payment came; null where there was none. */
export async function readBeginning(ctx: CallerContext, whose: Whose): Promise<Date | null> {
  const sql = raw(ctx.db);
  const [row] = await sql<{ at: string | null }[]>`
    select least((select min(m.at) from ${allMoves(sql, moneyMoves(sql, whose))}),
                 (select min(e.at) from (${tokenMoves(sql, whose)}) e)) as at`;
  return row?.at ? new Date(row.at) : null;
}

/**
 * What moved between the instants of a line, what was held at each and at which prices, token by token and place by place; what
 * moved after an instant, up to the next, is told with the next.
 */
export async function readSteps(
  ctx: CallerContext,
  whose: Whose,
  instants: readonly Date[],
): Promise<LineStep[]> {
  const sql = raw(ctx.db);
  const { organizationId } = whose;
  const places = sql`array(
    select i.at::timestamptz from jsonb_array_elements_text(${JSON.stringify(instants)}::jsonb) with ordinality i(at, n)
     order by i.n)`;
  // Instants are exact to the millisecond, and so is what moves.
  const place = (at: string) =>
    sql`width_bucket(${sql.unsafe(at)} - interval '1 millisecond', (select at from places)) + 1`;
  return sql<LineStep[]>`
    with places as materialized (select ${places} as at),
    moved as materialized (select * from ${allMoves(sql, moneyMoves(sql, whose))}),
    money as materialized (
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
      select e.token_id, ${place("e.at")} as place, sum(e.amount) as amount
        from (${tokenMoves(sql, whose)}) e group by 1, 2
    ), first as materialized (
      select s.token_id, min(s.place) as place
        from (select token_id, place from money union all select token_id, place from tokens) s group by 1
    ), offerings as materialized (
      select o.id, o.token_id, o.state, o.created_at, o.price_per_token, o.currency
        from first k cross join lateral ${offeringsOf(sql, organizationId, sql`k.token_id`)} o
    )
    select s.token_id as "tokenId", s.place::int as place, s.held::text as held, p.last_trade as "lastTrade", p.issue,
           coalesce(s.by_currency, '[]') as money
      from (
        select k.token_id, i.place, i.at, m.by_currency, t.amount,
               sum(coalesce(t.amount, 0)) over (partition by k.token_id order by i.place) as held
          from first k
          join unnest((select at from places)) with ordinality i(at, place) on i.place >= k.place
          left join tokens t on t.token_id = k.token_id and t.place = i.place
          left join money m on m.token_id = k.token_id and m.place = i.place
      ) s
      ${pricesAt(sql, organizationId, sql`s.token_id`, sql`case when s.held <> 0 then s.at end`, sql`(select * from offerings n where n.token_id = s.token_id)`)}
     where s.held <> 0 or s.amount is not null or s.by_currency is not null
     order by s.token_id, s.place`;
}
