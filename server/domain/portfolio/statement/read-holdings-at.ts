import { raw } from "#db/client.ts";
import { pricesAt, tokenMoves } from "#server/domain/portfolio/portfolio/moves.ts";
import type { Prices } from "#server/domain/portfolio/portfolio/rules.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/** What was held of a token at an instant, as a decimal text, and its prices then. */
export interface HoldingAt {
  readonly tokenId: string;
  readonly tokenName: string;
  readonly tokenSymbol: string;
  readonly held: string;
  readonly prices: Prices;
}

/** What a customer held before an instant, by the register's entries, from A to Z. */
export async function readHoldingsAt(
  ctx: CallerContext,
  customerId: string,
  before: Date,
): Promise<HoldingAt[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const last = sql`${new Date(before.getTime() - 1).toISOString()}::timestamptz`;
  return sql<HoldingAt[]>`
    select t.id as "tokenId", t.name as "tokenName", t.symbol as "tokenSymbol", h.held::text,
           ${pricesAt(sql, organizationId, sql`t.id`, last)} as prices
      from (
        select e.token_id, sum(e.amount) as held from (${tokenMoves(sql, { organizationId, customerId })}) e
         where e.at <= ${last} group by 1 having sum(e.amount) > 0
      ) h
      join token t on t.organization_id = ${organizationId} and t.id = h.token_id
     order by t.name, t.id`;
}
