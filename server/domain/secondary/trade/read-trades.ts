import { raw, type Sql } from "#db/client.ts";
import { customerColumns } from "#server/domain/investors/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, readPage, when } from "#server/kernel/reading.ts";
import type { getTrade as getOperation, listTrades as listOperation, Trade } from "./contract.ts";
import { presentTrade, type TradeRow } from "./present.ts";

const sorts = {
  createdAt: { expression: "d.created_at", type: "timestamptz" },
  amount: { expression: "d.amount", type: "numeric" },
  priceInEuro: { expression: "d.price_in_euro", type: "numeric" },
  unitPriceInEuro: { expression: "d.price_in_euro / d.amount", type: "numeric" },
} as const;

/**
 * One trade of the organization's board.
 * @throws Refusal trade_not_found
 */
export async function getTrade({ ctx, input }: Call<typeof getOperation>): Promise<Trade> {
  return readTrade(ctx, input.tradeId);
}

/** Reads one trade of the caller's organization. @throws Refusal trade_not_found */
export async function readTrade(ctx: CallerContext, tradeId: string): Promise<Trade> {
  const sql = raw(ctx.db);
  const [row] = await sql<TradeRow[]>`
    select ${columns(sql, ctx.actor.organizationId)} ${source(sql, ctx.actor.organizationId)} and d.id = ${tradeId}`;
  if (!row) throw refuse("trade_not_found", {}, "tradeId");
  return presentTrade(row, ctx.actor);
}

/** What changed hands, newest first. Of payments a customer finds its own alone. */
export async function listTrades({ ctx, input }: Call<typeof listOperation>): Promise<Page<Trade>> {
  const sql = raw(ctx.db);
  const party = (id: string) => sql`${id} in (d.seller_customer_id, d.buyer_customer_id)`;
  const { actor } = ctx;
  const own = actor.kind === "customer" ? sql`and ${party(actor.customerId)}` : sql``;
  return readPage<TradeRow, Trade>(ctx.db, {
    input,
    columns: columns(sql, ctx.actor.organizationId),
    from: sql`${source(sql, actor.organizationId)}
      ${when(sql, input.tokenId, (id) => sql`d.token_id = ${id}`)}
      ${when(sql, input.customerId, party)}
      ${when(sql, input.paymentStatus, (status) => sql`d.payment_status = ${status}`)}
      ${input.paymentStatus === undefined ? sql`` : own}
      ${when(sql, input.q, (q) =>
        contains(
          sql,
          "d.id, d.offer_id, d.token_id, d.seller_wallet_address, d.buyer_wallet_address, t.name, t.symbol",
          q,
        ),
      )}`,
    sorts,
    id: "d.id",
    present: (row) => presentTrade(row, actor),
  });
}

function columns(sql: Sql, organizationId: string): Fragment {
  const embedded = (id: Fragment) => sql`(
    select row_to_json(e) from (
      select ${customerColumns(sql, organizationId, sql`d.token_id`)} from customer c
       where c.organization_id = ${organizationId} and c.id = ${id}) e)`;
  return sql`d.id, d.offer_id, d.token_id, t.symbol as token_symbol, d.seller_wallet_address, d.buyer_wallet_address, d.amount::text,
    d.price_in_euro::text, d.payment_status, d.paid_at, d.created_at, d.updated_at,
    ${embedded(sql`d.seller_customer_id`)} as seller, ${embedded(sql`d.buyer_customer_id`)} as buyer`;
}

function source(sql: Sql, organizationId: string): Fragment {
  return sql`from trade d
    join token t on t.organization_id = d.organization_id and t.id = d.token_id
    where d.organization_id = ${organizationId}`;
}
