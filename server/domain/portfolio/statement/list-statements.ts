import { raw } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/api.ts";
import { movementsOf } from "#server/domain/portfolio/movement/read-movements.ts";
import { allMoves, tokenMoves } from "#server/domain/portfolio/portfolio/moves.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import type { listStatements as operation, Statement } from "./contract.ts";

/**
 * The years a customer has statements for, newest first.
 * @throws Refusal customer_not_found
 */
export async function listStatements({ ctx, input }: Call<typeof operation>): Promise<Page<Statement>> {
  await requireCustomer(ctx, input.customerId);
  return wholeList(await readYears(ctx, input.customerId));
}

/** Years in which something moved, or at whose end tokens were held, up to the present one; newest first. */
export async function readYears(ctx: CallerContext, customerId: string): Promise<Statement[]> {
  const sql = raw(ctx.db);
  const whose = { organizationId: ctx.actor.organizationId, customerId };
  const moved = await sql<{ year: number; movements: number }[]>`
    select extract(year from m.at at time zone 'UTC')::int as year, count(*)::int as movements
      from ${allMoves(sql, movementsOf(sql, whose))} group by 1 order by 1`;
  const tokens = await sql<{ year: number; token_id: string; amount: string }[]>`
    select extract(year from e.at at time zone 'UTC')::int as year, e.token_id, sum(e.amount)::text as amount
      from (${tokenMoves(sql, whose)}) e group by 1, 2`;
  const first = Math.min(...moved.map(({ year }) => year), ...tokens.map(({ year }) => year));
  const present = ctx.now.getUTCFullYear();
  const years: Statement[] = [];
  for (let year = present; year >= first; year -= 1) {
    const movements = moved.find((one) => one.year === year)?.movements ?? 0;
    if (movements > 0 || holdsAtEnd(tokens, year))
      years.push({ year, isComplete: year < present, movements });
  }
  return years;
}

function holdsAtEnd(tokens: readonly { year: number; token_id: string; amount: string }[], end: number) {
  const until = tokens.filter(({ year }) => year <= end);
  const byToken = Map.groupBy(until, ({ token_id }) => token_id);
  return [...byToken.values()].some((moves) => !Exact.sum(...moves.map(({ amount }) => amount)).isZero());
}
