import { raw, type Sql } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import { requireCustomer } from "#server/domain/investors/api.ts";
import { allMoves, moneyMoves, type Whose } from "#server/domain/portfolio/portfolio/moves.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toAmountText, toIso, toNumber } from "#server/kernel/format.ts";
import { when, withinOrder } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { type Fragment, isKey, rowByKey } from "#server/kernel/reading/rows.ts";
import type { Movement, MovementKind, listMovements as operation } from "./contract.ts";

/** A movement as it is read: numerics as text. */
interface MovementRow {
  id: string;
  kind: MovementKind;
  at: string;
  token_id: string;
  token_name: string;
  token_symbol: string;
  tokens: string;
  money: string | null;
  currency: Currency | null;
  title: string | null;
  settled_at: string | null;
}

/**
 * What moved a customer's tokens, newest first; a customer sees its own alone.
 * @throws Refusal customer_not_found
 */
export async function listMovements({ ctx, input }: Call<typeof operation>): Promise<Page<Movement>> {
  const { customerId, tokenId } = input;
  await requireCustomer(ctx, customerId);
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const whose = { organizationId, customerId, tokenId };
  return readPage<MovementRow, Movement>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "m",
    from: movementsOf(sql, whose).map(
      (kind) => sql`from ${allMoves(sql, [kind])} where true ${withinOrder(sql, "m.at", input, input)}`,
    ),
    joins: ofToken(sql, organizationId),
    sorts: { at: { expression: "m.at", type: "timestamptz" } },
    defaultSort: "at",
    id: "m.id",
    present: presentMovement,
  });
}

/** All movements of a customer before an instant, the oldest first. */
export async function readMovements(
  ctx: CallerContext,
  customerId: string,
  before: Date,
): Promise<Movement[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<MovementRow[]>`
    select ${columns(sql)} from ${allMoves(sql, movementsOf(sql, { organizationId, customerId }))} ${ofToken(sql, organizationId)}
     where m.at < ${before.toISOString()} order by m.at, m.id`;
  return rows.map(presentMovement);
}

/**
 * `select`s of every movement of a customer, one for each kind: the money's, and tokens moved by the issuer's hand. What is
 * issued or transferred by reference belongs to a purchase or a trade, which is a movement already.
 */
export function movementsOf(sql: Sql, whose: Whose): readonly Fragment[] {
  const { organizationId, customerId, tokenId } = whose;
  const byHand = (kind: string, own: string, other: string) => sql`
    select ${sql.unsafe(`'${kind}'`)}, e.id, a.token_id, e.created_at, null::currency, 0::numeric, 0::numeric, e.amount,
           null::timestamptz, null, e.note
      from ledger_account a
      join ledger_entry e on e.organization_id = ${organizationId} and ${isKey(sql, sql.unsafe(`e.${own}_account_id`), sql`a.id`)}
     cross join ${rowByKey(sql, "ledger_account", organizationId, sql.unsafe(`e.${other}_account_id`))} x
     where a.organization_id = ${organizationId} and a.kind = 'WALLET' and a.customer_id = ${customerId}
       and x.customer_id is distinct from a.customer_id
       and (e.reason = 'CHAIN' or (e.reason in ('MINT', 'TRANSFER') and e.reference is null))
       ${when(sql, tokenId, (id) => sql`a.token_id = ${id}`)}`;
  return [
    ...moneyMoves(sql, whose),
    byHand("RECEIVED", "credit", "debit"),
    byHand("GIVEN", "debit", "credit"),
  ];
}

function columns(sql: Sql): Fragment {
  return sql`m.id, m.kind, m.at, m.token_id, t.name as token_name, t.symbol as token_symbol, m.tokens::text,
    case when m.currency is not null then (m.paid + m.received)::text end as money, m.currency, m.title, m.settled_at`;
}

const ofToken = (sql: Sql, organizationId: string) => sql`
  join token t on t.organization_id = ${organizationId} and t.id = m.token_id`;

function presentMovement(row: MovementRow): Movement {
  return {
    movementId: row.id,
    kind: row.kind,
    at: toIso(row.at),
    tokenId: row.token_id,
    tokenName: row.token_name,
    tokenSymbol: row.token_symbol,
    tokenAmount: toAmountText(row.tokens),
    ...(row.money !== null &&
      row.currency !== null && { amount: toNumber(row.money), currency: row.currency }),
    ...(row.title !== null && { title: row.title }),
    ...(row.settled_at !== null && { deliveredAt: toIso(row.settled_at) }),
  };
}
