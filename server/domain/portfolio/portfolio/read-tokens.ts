import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { rowByKey } from "#server/kernel/reading/rows.ts";
import { allMoves, moneyMoves, pricesAt, type Whose } from "./moves.ts";
import type { TokenFacts } from "./rules.ts";

/** A token a customer has, or had, to do with. */
export interface PositionFacts extends TokenFacts {
  readonly tokenId: string;
  readonly tokenName: string;
  readonly tokenSymbol: string;
}

/** Every token that a customer holds or money moved for, with what its figures are reckoned from. */
export async function readPositions(ctx: CallerContext, whose: Whose): Promise<PositionFacts[]> {
  const sql = raw(ctx.db);
  const { organizationId, customerId, tokenId } = whose;
  const rows = await sql<(Omit<PositionFacts, "prices"> & PricesRow)[]>`
    with moved as materialized (
      select m.token_id, m.currency, sum(m.paid) as put_in, sum(m.received) filter (where m.kind = 'SOLD') as sold,
             sum(m.received) filter (where m.kind = 'DISTRIBUTION') as distributed,
             sum(m.paid) filter (where m.kind = 'PURCHASE' and m.settled_at is null) as awaiting
        from ${allMoves(sql, moneyMoves(sql, whose))} group by 1, 2
    ), held as materialized (
      select a.token_id, sum(a.total) as total from ledger_account a
       where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.customer_id = ${customerId}
         ${when(sql, tokenId, (id) => sql`a.token_id = ${id}`)}
       group by 1 having sum(a.total) > 0
    )
    select t.id as "tokenId", t.name as "tokenName", t.symbol as "tokenSymbol", coalesce(h.total, 0)::text as held,
           p.last_trade as "lastTrade", p.issue,
           coalesce((select json_agg(json_build_object('currency', m.currency, 'putIn', m.put_in::text,
             'sold', coalesce(m.sold, 0)::text, 'distributed', coalesce(m.distributed, 0)::text,
             'awaiting', coalesce(m.awaiting, 0)::text)) from moved m where m.token_id = t.id), '[]') as money
      from (select token_id from moved union select token_id from held) k
      cross join ${rowByKey(sql, "token", organizationId, sql`k.token_id`)} t
      left join held h on h.token_id = t.id
      ${pricesAt(sql, organizationId, sql`t.id`, sql`${ctx.now.toISOString()}::timestamptz`)}
     order by t.name, t.id`;
  return rows.map(({ lastTrade, issue, ...row }) => ({ ...row, prices: { lastTrade, issue } }));
}

type PricesRow = TokenFacts["prices"];
