import { raw } from "#db/client.ts";
import { readToken } from "#server/domain/register/token/read-tokens.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { contains, readPage, when } from "#server/kernel/reading.ts";
import type { Holder, listHolders as operation, RegisterSums } from "./contract.ts";
import { accountsAt, holdersAt, type RegisterOf } from "./holders-at.ts";
import { type HolderRow, presentHolder, presentSums, type SumsRow } from "./present.ts";

/** Holders that concentration is told of. */
const TOP = 10;

const sorts = {
  total: { expression: "h.total", type: "numeric" },
  available: { expression: "h.available", type: "numeric" },
  frozen: { expression: "h.frozen", type: "numeric" },
  name: { expression: "lower(coalesce(h.name, h.username, ''))", type: "text" },
} as const;

/**
 * A token's holders now or at a past instant, the largest first, with the sums (docs/domain.md, Register).
 * @throws Refusal token_not_found, invalid_value for an instant that is still to come
 */
export async function listHolders({
  ctx,
  input,
}: Call<typeof operation>): Promise<Page<Holder> & RegisterSums> {
  const { tokenId } = input;
  await readToken(ctx, tokenId);
  const asOf = pastInstant(ctx, input.asOf);
  const register = { organizationId: ctx.actor.organizationId, tokenId };
  const sql = raw(ctx.db);
  const page = await readPage<HolderRow, Holder>(ctx.db, {
    input,
    columns: sql`h.customer_id, h.wallet_address, h.available::text, h.frozen::text, h.total::text, h.share::text,
      h.name, h.username`,
    from: sql`from (${holdersAt(sql, register, asOf)}) h where true
      ${when(sql, input.q, (q) => contains(sql, "h.customer_id, h.wallet_address, h.name, h.username", q))}`,
    sorts,
    defaultSort: "total",
    id: "h.customer_id || h.wallet_address",
    present: presentHolder,
  });
  return { ...page, ...(await readSums(ctx, register, asOf)) };
}

/**
 * The instant a register is asked for as ISO 8601; null = now.
 * @throws Refusal invalid_value
 */
export function pastInstant(ctx: Pick<CallerContext, "now">, asOf: string | undefined): string | null {
  if (asOf === undefined) return null;
  const at = instant(asOf);
  if (at > ctx.now) {
    const reason =
      "Nobody knows the register of the future. Send an instant that has passed, or leave asOf out.";
    throw refuse("invalid_value", { reason }, "asOf");
  }
  return at.toISOString();
}

/** What a token's register sums up to, and how concentrated it is. */
export async function readSums(
  ctx: Pick<CallerContext, "db" | "now">,
  register: RegisterOf,
  asOf: string | null,
): Promise<RegisterSums> {
  const sql = raw(ctx.db);
  const [row] = await sql<SumsRow[]>`
    with account as (${accountsAt(sql, register, asOf)}), wallet as (
      select customer_id, sum(available + frozen) as total, count(*) as wallets from account
       where kind = 'WALLET' and available + frozen > 0 group by customer_id
    ), ranked as (
      select total, wallets, row_number() over (order by total desc) as rank, sum(total) over () as issued from wallet
    ), sums as (
      select count(*)::int as holders, coalesce(sum(wallets), 0)::int as wallets, coalesce(sum(total), 0)::text as issued_supply,
             coalesce(round(max(total) * 100 / max(issued), 6), 0)::text as largest_share,
             coalesce(round(sum(total) filter (where rank <= ${TOP}) * 100 / max(issued), 6), 0)::text as top_ten_share
        from ranked
    )
    select sums.*, coalesce((select -available - frozen from account where kind = 'SUPPLY'), 0)::text as total_supply from sums`;
  if (!row) throw new Error("sums without a row");
  return presentSums(row, asOf ?? ctx.now.toISOString());
}
