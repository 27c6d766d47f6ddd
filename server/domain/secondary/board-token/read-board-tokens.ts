import { raw, type Sql } from "#db/client.ts";
import type { Intention } from "#db/schema/enums.ts";
import { facetsOf, offerFacets } from "#db/schema/facets.ts";
import { requireCustomer } from "#server/domain/investors/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { daysAfter } from "#server/kernel/fields/days.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { type Fragment, isKey } from "#server/kernel/reading/rows.ts";
import { isFound } from "#server/kernel/reading/search.ts";
import {
  type BoardOffer,
  type BoardToken,
  CHANGE_DAYS,
  type getBoardToken as getOperation,
  type listBoardTokens as listOperation,
  MOST_OFFERS,
} from "./contract.ts";
import { type BoardOfferRow, type BoardTokenRow, presentBoardOffer, presentBoardToken } from "./present.ts";

/** How the organization's tokens stand on the board, newest first. */
export async function listBoardTokens({ ctx, input }: Call<typeof listOperation>): Promise<Page<BoardToken>> {
  const sql = raw(ctx.db);
  return readPage<BoardTokenRow, BoardToken>(ctx.db, {
    input,
    columns: columns(sql, ctx),
    alias: "t",
    from: sql`from token t where t.organization_id = ${ctx.actor.organizationId}
      ${when(sql, input.q, (q) => isFound(sql, sql`t.search`, q))}`,
    sorts: {
      createdAt: { expression: "t.created_at", type: "timestamptz" },
      name: { expression: "t.name", type: "text" },
    },
    id: "t.id",
    present: presentBoardToken,
  });
}

/**
 * A token's prices and open offers as one customer sees them; a customer names itself.
 * @throws Refusal customer_not_found, token_not_found
 */
export async function getBoardToken({ ctx, input }: Call<typeof getOperation>) {
  const { tokenId, customerId } = input;
  await requireCustomer(ctx, customerId);
  const sql = raw(ctx.db);
  const [[row], toSell, toBuy] = await Promise.all([
    sql<BoardTokenRow[]>`
      select ${columns(sql, ctx)} from token t where t.organization_id = ${ctx.actor.organizationId} and t.id = ${tokenId}`,
    readSide(ctx, tokenId, customerId, "SELL"),
    readSide(ctx, tokenId, customerId, "BUY"),
  ]);
  if (!row) throw refuse("token_not_found", {}, "tokenId");
  return { token: presentBoardToken(row), toSell, toBuy };
}

/** One side of a token's board, the best first, with what the customer could accept. */
async function readSide(
  ctx: CallerContext,
  tokenId: string,
  customerId: string,
  intention: Intention,
): Promise<BoardOffer[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const rows = await sql<BoardOfferRow[]>`
    with shown as materialized (${open(sql, ctx, sql`${tokenId}`, intention, MOST_OFFERS)}), acceptable as materialized (
      select a.offer_id from acceptances(
               ${organizationId}, array(select s.id from shown s), ${customerId},
               array(select w.address from wallet w where w.organization_id = ${organizationId} and w.customer_id = ${customerId}),
               ${at}) a
       where a.reasons = '[]'
    )
    select o.id, o.amount::text, o.price_in_euro::text, o.expires_at, o.created_at,
           o.maker_customer_id = ${customerId} as is_own,
           o.id in (select a.offer_id from acceptable a) as can_accept
      from shown o order by ${bestFirst(sql, intention, "o")}`;
  return rows.map(presentBoardOffer);
}

function columns(sql: Sql, ctx: CallerContext): Fragment {
  const { organizationId } = ctx.actor;
  const before = daysAfter(ctx.now, -CHANGE_DAYS).toISOString();
  const trade = (until?: string) => sql`(
    select json_build_object('at', d.created_at, 'amount', d.amount::text, 'priceInEuro', d.price_in_euro::text)
      from trade d
     where d.organization_id = ${organizationId} and ${isKey(sql, sql`d.token_id`, sql`t.id`)}
       ${when(sql, until, (at) => sql`d.created_at <= ${at}`)}
     order by d.created_at desc, d.id desc limit 1)`;
  const best = (intention: Intention) => sql`(
    select json_build_object('amount', o.amount::text, 'priceInEuro', o.price_in_euro::text)
      from (${open(sql, ctx, sql`t.id`, intention, 1)}) o)`;
  return sql`t.id, t.name, t.symbol, t.is_paused, ${trade()} as last_trade, ${trade(before)} as earlier_trade,
    ${best("SELL")} as best_to_sell, ${best("BUY")} as best_to_buy`;
}

/** The best open offers of a token on one side, found in the order of an index. */
function open(sql: Sql, ctx: CallerContext, tokenId: Fragment, intention: Intention, most: number): Fragment {
  const [facets = 0] = facetsOf(offerFacets, { status: "OPEN", intention });
  return sql`
    select x.* from offer x
     where x.organization_id = ${ctx.actor.organizationId} and x.token_id = ${tokenId} and x.facets = ${facets}
       and (x.expires_at is null or x.expires_at > ${ctx.now.toISOString()})
     order by ${bestFirst(sql, intention, "x")} limit ${most}`;
}

/** The order of a side of the board: who takes an offer wants to pay little, or to get much. */
function bestFirst(sql: Sql, intention: Intention, alias: string): Fragment {
  const direction = intention === "SELL" ? "asc" : "desc";
  return sql.unsafe(`${alias}.unit_price ${direction}, ${alias}.id ${direction}`);
}
