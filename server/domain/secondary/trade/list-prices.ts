import { raw } from "#db/client.ts";
import { readToken } from "#server/domain/register/api.ts";
import type { Call } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { listPrices as operation, PricePoint } from "./contract.ts";
import { type PriceRow, presentPrice } from "./present.ts";

/**
 * What a token was traded at, newest first.
 * @throws Refusal token_not_found
 */
export async function listPrices({ ctx, input }: Call<typeof operation>): Promise<Page<PricePoint>> {
  await readToken(ctx, input.tokenId);
  const sql = raw(ctx.db);
  const traded = sql`from trade d
    where d.organization_id = ${ctx.actor.organizationId} and d.token_id = ${input.tokenId}
    ${when(sql, input.from, (from) => sql`d.created_at >= ${instant(from).toISOString()}`)}`;
  const points =
    input.interval === "DAY"
      ? sql`select date_trunc('day', d.created_at, 'UTC') as at, sum(d.amount) as amount,
              sum(d.price_in_euro) as price_in_euro, count(*)::int as trades, '' as id ${traded} group by 1`
      : sql`select d.created_at as at, d.amount, d.price_in_euro, 1 as trades, d.id ${traded}`;
  return readPage<PriceRow, PricePoint>(ctx.db, {
    input,
    columns: sql`p.at, p.amount::text, p.price_in_euro::text, p.trades`,
    from: sql`from (${points}) p where true`,
    sorts: { createdAt: { expression: "p.at", type: "timestamptz" } },
    id: "p.id",
    present: presentPrice,
  });
}
