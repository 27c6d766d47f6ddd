import { raw, type Sql } from "#db/client.ts";
import { offerFacets } from "#db/schema/facets.ts";
import { byWallet, customerColumns, customerName } from "#server/domain/investors/api.ts";
import { readTokensByIds, tokensNamed } from "#server/domain/register/api.ts";
import { getToken } from "#server/domain/register/token/contract.ts";
import type { Call, CallerContext, TenantContext } from "#server/kernel/context.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { havingMetadata } from "#server/kernel/having-metadata.ts";
import { byFacets, createdWithin, orderedBy, updatedWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { amongOrdered, beginning, isAddress, isId } from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { addressText, instantText, numberText, type Texts, textsFor } from "#server/kernel/reading/texts.ts";
import type { getOffer as getOperation, listOffers as listOperation, Offer } from "./contract.ts";
import { type OfferRow, presentOffer } from "./present.ts";
import { unitPriceText } from "./unit-price.ts";

const sorts = {
  createdAt: { expression: "o.created_at", type: "timestamptz" },
  priceInEuro: { expression: "o.cents", type: "bigint" },
  unitPriceInEuro: { expression: "o.unit_price", type: "float8" },
} as const;

const expansions: Expansions<Offer, "token"> = {
  token: { by: getToken, idOf: ({ tokenId }) => tokenId, read: readTokensByIds },
};

/**
 * One offer of the organization's board.
 * @throws Refusal offer_not_found
 */
export async function getOffer({ ctx, input }: Call<typeof getOperation>): Promise<Offer> {
  return expandOne(ctx, input, await readOffer(ctx, input.offerId), expansions);
}

/** Reads one offer of the caller's organization. @throws Refusal offer_not_found */
export const readOffer = oneOf(readOffersByIds, "offer_not_found", "offerId");

/** Offers of the caller's organization by their ids. */
export async function readOffersByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Offer>> {
  const rows = await readOfferRows(ctx, ids);
  return new Map(rows.map((row) => [row.id, presentOffer(row, ctx.actor)]));
}

/** Rows of offers of the caller's organization, in no order. */
export async function readOfferRows(ctx: TenantContext, offerIds: readonly string[]): Promise<OfferRow[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  return sql<OfferRow[]>`
    select ${columns(sql, organizationId)} ${source(sql, organizationId, offerIds)}`;
}

/** The organization's board, newest first. By metadata a customer finds its own offers alone. */
export async function listOffers({ ctx, input }: Call<typeof listOperation>): Promise<Page<Offer>> {
  const sql = raw(ctx.db);
  const { actor } = ctx;
  const { organizationId } = actor;
  const updated = updatedWithin(sql, ["offer", "o"], organizationId, input);
  const marked = havingMetadata(sql, organizationId, ["offer", "o"], input.metadata);
  const own = marked && actor.kind === "customer" ? actor.customerId : undefined;
  const how = orderedBy(input.customerId !== undefined, input.tokenId !== undefined);
  const { condition, facets } = byFacets(sql, "o", offerFacets, input, how);
  const created = createdWithin(sql, ["offer", "o"], organizationId, input);
  const typed = input.q ? typedFor(sql, organizationId, input.q) : undefined;
  const page = await readPage<OfferRow, Offer>(ctx.db, {
    input,
    columns: columns(sql, organizationId),
    alias: "o",
    sums: { amount: "o.price_in_euro", allIn: "EUR" },
    from: sql`from offer o where o.organization_id = ${organizationId} ${condition}
      ${when(sql, input.tokenId, (id) => sql`o.token_id = ${id}`)}
      ${when(sql, input.customerId, (id) => sql`o.maker_customer_id = ${id}`)}
      ${when(sql, own, (id) => sql`o.maker_customer_id = ${id}`)}
      ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [marked, typed, created.seek, updated]),
    sorts,
    id: "o.id",
    present: (row) => presentOffer(row, actor),
    ...textsFor(ctx, () => ({ texts: textsOf(sql, organizationId) })),
  });
  return expandPage(ctx, input, page, expansions);
}

/** Offers by what people type: their id, the maker's wallet, the token. */
function typedFor(sql: Sql, organizationId: string, typed: string): Seek {
  const table = sql`select o.id from offer o where o.organization_id = ${organizationId}`;
  if (isId(typed, "bbo")) return beginning(sql, sql`o.id`, typed, table);
  if (!isAddress(typed))
    return amongOrdered(sql, sql`o.token_id`, tokensNamed(sql, organizationId, typed), table);
  return byWallet(sql, organizationId, table, [sql`o.maker_customer_id`, sql`o.maker_wallet_address`], typed);
}

function columns(sql: Sql, organizationId: string): Fragment {
  const embedded = (id: Fragment) => sql`(
    select row_to_json(e) from (
      select ${customerColumns(sql, organizationId, sql`o.token_id`)} from customer c
       where c.organization_id = ${organizationId} and c.id = ${id}) e)`;
  return sql`o.id, o.token_id, t.symbol as token_symbol, o.maker_wallet_address, o.taker_wallet_address, o.amount::text, o.price_in_euro::text,
    o.status, o.intention, o.cancel_reason, o.metadata, o.expires_at, o.created_at, o.updated_at,
    ${tradeOf(sql, organizationId)} as trade_id,
    ${embedded(sql`o.maker_customer_id`)} as maker, ${embedded(sql`o.taker_customer_id`)} as taker`;
}

/** What {@link presentOffer} makes, field by field. */
function textsOf(sql: Sql, organizationId: string): Texts {
  return {
    offerId: sql`o.id`,
    createdAt: instantText(sql`o.created_at`),
    status: sql`o.status`,
    intention: sql`o.intention`,
    tokenId: sql`o.token_id`,
    tokenSymbol: sql`t.symbol`,
    amount: numberText(sql`o.amount`),
    priceInEuro: numberText(sql`o.price_in_euro`),
    unitPriceInEuro: unitPriceText(sql`o.price_in_euro`, sql`o.amount`),
    "maker.id": sql`o.maker_customer_id`,
    "maker.name": customerName(sql, organizationId, sql`o.maker_customer_id`),
    makerWalletAddress: addressText(sql`o.maker_wallet_address`),
    "taker.id": sql`o.taker_customer_id`,
    "taker.name": customerName(sql, organizationId, sql`o.taker_customer_id`),
    takerWalletAddress: addressText(sql`o.taker_wallet_address`),
    cancelReason: sql`o.cancel_reason`,
    tradeId: tradeOf(sql, organizationId),
    expiresAt: instantText(sql`o.expires_at`),
    updatedAt: instantText(sql`o.updated_at`),
  };
}

/** The id of the trade that an offer `o` became. */
function tradeOf(sql: Sql, organizationId: string): Fragment {
  return sql`(select d.id from trade d where d.organization_id = ${organizationId} and d.offer_id = o.id)`;
}

function joins(sql: Sql, organizationId: string): Fragment {
  return sql`join token t on t.organization_id = ${organizationId} and t.id = o.token_id`;
}

function source(sql: Sql, organizationId: string, ids: readonly string[]): Fragment {
  return sql`from ${byKey(sql, "offer", organizationId, ids)} o ${joins(sql, organizationId)}
    where o.organization_id = ${organizationId}`;
}
