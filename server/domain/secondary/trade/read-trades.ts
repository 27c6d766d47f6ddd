import { raw, type Sql } from "#db/client.ts";
import { tradeFacets } from "#db/schema/facets.ts";
import { byWallet, customerColumns, customerName } from "#server/domain/investors/api.ts";
import { readTokensByIds, tokensNamed } from "#server/domain/register/api.ts";
import { getToken } from "#server/domain/register/token/contract.ts";
import { getOffer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { readOffersByIds } from "#server/domain/secondary/bulletin-board/read-offers.ts";
import { unitPriceText } from "#server/domain/secondary/bulletin-board/unit-price.ts";
import { onChain } from "#server/domain/settlement/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { byFacets, createdWithin, orderedBy, updatedWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { amongOrdered, anyOf, beginning, exactly, isAddress, isId } from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import {
  addressText,
  instantText,
  numberText,
  type Texts,
  textsFor,
  written,
} from "#server/kernel/reading/texts.ts";
import type { getTrade as getOperation, listTrades as listOperation, Trade } from "./contract.ts";
import { presentTrade, type TradeRow } from "./present.ts";

const sorts = {
  createdAt: { expression: "d.created_at", type: "timestamptz" },
  priceInEuro: { expression: "d.cents", type: "bigint" },
  unitPriceInEuro: { expression: "d.unit_price", type: "float8" },
} as const;

const expansions: Expansions<Trade, "offer" | "token"> = {
  offer: { by: getOffer, idOf: ({ offerId }) => offerId, read: readOffersByIds },
  token: { by: getToken, idOf: ({ tokenId }) => tokenId, read: readTokensByIds },
};

/**
 * One trade of the organization's board.
 * @throws Refusal trade_not_found
 */
export async function getTrade({ ctx, input }: Call<typeof getOperation>): Promise<Trade> {
  return expandOne(ctx, input, await readTrade(ctx, input.tradeId), expansions);
}

/** Reads one trade of the caller's organization. @throws Refusal trade_not_found */
export const readTrade = oneOf(readTradesByIds, "trade_not_found", "tradeId");

/** Trades of the caller's organization by their ids, in no order. */
export async function readTradesByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Trade>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<TradeRow[]>`
    select ${columns(sql, organizationId)} ${source(sql, organizationId, ids)}`;
  return new Map(rows.map((row) => [row.id, presentTrade(row, ctx.actor)]));
}

/** What changed hands, newest first. Of payments a customer finds its own alone. */
export async function listTrades({ ctx, input }: Call<typeof listOperation>): Promise<Page<Trade>> {
  const sql = raw(ctx.db);
  const { actor } = ctx;
  const { organizationId } = actor;
  const own = actor.kind === "customer" && input.paymentStatus !== undefined ? actor.customerId : undefined;
  const how = orderedBy(false, input.tokenId !== undefined);
  const { condition, facets } = byFacets(sql, "d", tradeFacets, input, how);
  const created = createdWithin(sql, ["trade", "d"], organizationId, input);
  const typed = input.q ? typedFor(sql, organizationId, input.q) : undefined;
  const page = await readPage<TradeRow, Trade>(ctx.db, {
    input,
    columns: columns(sql, organizationId),
    alias: "d",
    from: sql`from trade d where d.organization_id = ${organizationId} ${condition}
      ${when(sql, input.tokenId, (id) => sql`d.token_id = ${id}`)}
      ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [
      typed,
      created.seek,
      updatedWithin(sql, ["trade", "d"], organizationId, input),
      parties(sql, organizationId, input.customerId),
      parties(sql, organizationId, own),
    ]),
    sums: { amount: "d.price_in_euro", allIn: "EUR" },
    sorts,
    id: "d.id",
    present: (row) => presentTrade(row, actor),
    ...textsFor(ctx, () => ({ texts: textsOf(sql, organizationId) })),
  });
  return expandPage(ctx, input, page, expansions);
}

/** Trades that a customer bought or sold in. */
function parties(sql: Sql, organizationId: string, customerId: string | undefined): Seek | undefined {
  if (customerId === undefined) return undefined;
  const table = sql`select d.id from trade d where d.organization_id = ${organizationId}`;
  return anyOf(sql, [
    exactly(sql, sql`d.seller_customer_id`, customerId, table),
    exactly(sql, sql`d.buyer_customer_id`, customerId, table),
  ]);
}

/** Trades by what people type: their id or their offer's, a wallet of either side, the token. */
function typedFor(sql: Sql, organizationId: string, typed: string): Seek {
  const table = sql`select d.id from trade d where d.organization_id = ${organizationId}`;
  if (isId(typed, "trd")) return beginning(sql, sql`d.id`, typed, table);
  if (isId(typed, "bbo")) return beginning(sql, sql`d.offer_id`, typed, table);
  if (!isAddress(typed))
    return amongOrdered(sql, sql`d.token_id`, tokensNamed(sql, organizationId, typed), table);
  const ofSide = (side: string) => {
    const columns = [sql.unsafe(`d.${side}_customer_id`), sql.unsafe(`d.${side}_wallet_address`)] as const;
    return byWallet(sql, organizationId, table, columns, typed);
  };
  return anyOf(sql, [ofSide("seller"), ofSide("buyer")]);
}

/** What {@link presentTrade} makes, field by field. */
function textsOf(sql: Sql, organizationId: string): Texts {
  const isTracked = sql`d.payment_status <> 'NOT_TRACKED'`;
  return {
    tradeId: sql`d.id`,
    createdAt: instantText(sql`d.created_at`),
    offerId: sql`d.offer_id`,
    tokenId: sql`d.token_id`,
    tokenSymbol: sql`t.symbol`,
    amount: numberText(sql`d.amount`),
    priceInEuro: numberText(sql`d.price_in_euro`),
    unitPriceInEuro: unitPriceText(sql`d.price_in_euro`, sql`d.amount`),
    "seller.id": sql`d.seller_customer_id`,
    "seller.name": customerName(sql, organizationId, sql`d.seller_customer_id`),
    sellerWalletAddress: addressText(sql`d.seller_wallet_address`),
    "buyer.id": sql`d.buyer_customer_id`,
    "buyer.name": customerName(sql, organizationId, sql`d.buyer_customer_id`),
    buyerWalletAddress: addressText(sql`d.buyer_wallet_address`),
    "payment.status": sql`d.payment_status`,
    "payment.reference": written(paymentReference, sql`case when ${isTracked} then d.id end`),
    "payment.paidAt": instantText(sql`case when ${isTracked} then d.paid_at end`),
    updatedAt: instantText(sql`d.updated_at`),
  };
}

function columns(sql: Sql, organizationId: string): Fragment {
  const embedded = (id: Fragment) => sql`(
    select row_to_json(e) from (
      select ${customerColumns(sql, organizationId, sql`d.token_id`)} from customer c
       where c.organization_id = ${organizationId} and c.id = ${id}) e)`;
  return sql`d.id, d.offer_id, d.token_id, t.symbol as token_symbol, d.seller_wallet_address, d.buyer_wallet_address, d.amount::text,
    d.price_in_euro::text, d.payment_status, d.paid_at, d.created_at, d.updated_at,
    ${embedded(sql`d.seller_customer_id`)} as seller, ${embedded(sql`d.buyer_customer_id`)} as buyer,
    case when t.settlement = 'ERC3643' then ${onChain(sql, organizationId, sql`o.reference = d.offer_id and o.kind in ('TRANSFER', 'TRANSFER_FROZEN')`)} end as on_chain`;
}

function joins(sql: Sql, organizationId: string): Fragment {
  return sql`join token t on t.organization_id = ${organizationId} and t.id = d.token_id`;
}

function source(sql: Sql, organizationId: string, ids: readonly string[]): Fragment {
  return sql`from ${byKey(sql, "trade", organizationId, ids)} d ${joins(sql, organizationId)}
    where d.organization_id = ${organizationId}`;
}
