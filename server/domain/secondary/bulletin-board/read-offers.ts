import { raw, type Sql } from "#db/client.ts";
import { customerColumns } from "#server/domain/investors/api.ts";
import type { Call, CallerContext, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, idsOf, readPage, when } from "#server/kernel/reading.ts";
import type { getOffer as getOperation, listOffers as listOperation, Offer } from "./contract.ts";
import { type OfferRow, presentOffer } from "./present.ts";

const sorts = {
  createdAt: { expression: "o.created_at", type: "timestamptz" },
  amount: { expression: "o.amount", type: "numeric" },
  priceInEuro: { expression: "o.price_in_euro", type: "numeric" },
  unitPriceInEuro: { expression: "o.price_in_euro / o.amount", type: "numeric" },
} as const;

/**
 * One offer of the organization's board.
 * @throws Refusal offer_not_found
 */
export async function getOffer({ ctx, input }: Call<typeof getOperation>): Promise<Offer> {
  return readOffer(ctx, input.offerId);
}

/** Reads one offer of the caller's organization. */
export async function readOffer(ctx: CallerContext, offerId: string): Promise<Offer> {
  const [row] = await readOfferRows(ctx, [offerId]);
  if (!row) throw refuse("offer_not_found", {}, "offerId");
  return presentOffer(row, ctx.actor);
}

/** Rows of offers of the caller's organization, in no order. */
export async function readOfferRows(ctx: TenantContext, offerIds: readonly string[]): Promise<OfferRow[]> {
  const sql = raw(ctx.db);
  return sql<OfferRow[]>`
    select ${columns(sql, ctx.actor.organizationId)} ${source(sql, ctx.actor.organizationId)} and o.id = any (${idsOf(sql, offerIds)})`;
}

/** The organization's board, newest first. */
export async function listOffers({ ctx, input }: Call<typeof listOperation>): Promise<Page<Offer>> {
  const sql = raw(ctx.db);
  return readPage<OfferRow, Offer>(ctx.db, {
    input,
    columns: columns(sql, ctx.actor.organizationId),
    from: sql`${source(sql, ctx.actor.organizationId)}
      ${when(sql, input.tokenId, (id) => sql`o.token_id = ${id}`)}
      ${when(sql, input.status, (status) => sql`o.status = ${status}`)}
      ${when(sql, input.intention, (intention) => sql`o.intention = ${intention}`)}
      ${when(sql, input.customerId, (id) => sql`o.maker_customer_id = ${id}`)}
      ${when(sql, input.q, (q) => contains(sql, "o.id, o.token_id, o.maker_wallet_address, t.name, t.symbol", q))}`,
    sorts,
    id: "o.id",
    present: (row) => presentOffer(row, ctx.actor),
  });
}

function columns(sql: Sql, organizationId: string): Fragment {
  const embedded = (id: Fragment) => sql`(
    select row_to_json(e) from (
      select ${customerColumns(sql, organizationId, sql`o.token_id`)} from customer c
       where c.organization_id = ${organizationId} and c.id = ${id}) e)`;
  return sql`o.id, o.token_id, t.symbol as token_symbol, o.maker_wallet_address, o.taker_wallet_address, o.amount::text, o.price_in_euro::text,
    o.status, o.intention, o.cancel_reason, o.expires_at, o.created_at, o.updated_at,
    (select d.id from trade d where d.organization_id = ${organizationId} and d.offer_id = o.id) as trade_id,
    ${embedded(sql`o.maker_customer_id`)} as maker, ${embedded(sql`o.taker_customer_id`)} as taker`;
}

function source(sql: Sql, organizationId: string): Fragment {
  return sql`from offer o
    join token t on t.organization_id = o.organization_id and t.id = o.token_id
    where o.organization_id = ${organizationId}`;
}
