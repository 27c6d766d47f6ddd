import { isDataException, raw, type Sql } from "#db/client.ts";
import { readToken } from "#server/domain/register/token/read-tokens.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { ListTotal, Page } from "#server/kernel/fields/list.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { keptCount } from "#server/kernel/figures.ts";
import { toAmountText } from "#server/kernel/format.ts";
import { badCursor, page, readCursor } from "#server/kernel/reading/keyset.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { type Fragment, idsOf } from "#server/kernel/reading/rows.ts";
import { addressText, numberText, type Texts, textsFor, written } from "#server/kernel/reading/texts.ts";
import {
  type Holder,
  MOST_PAST_WALLETS,
  type listHolders as operation,
  type RegisterSums,
} from "./contract.ts";
import { accountsAt, balancesAt, type RegisterOf } from "./holders-at.ts";
import { type HolderRow, presentHolder, presentSums, type SumsRow } from "./present.ts";
import { typedHolders } from "./typed.ts";

/** Holders that concentration is told of. */
const TOP = 10;

/**
 * A token's holders now or at a past instant, the largest first, with the sums (docs/domain.md, Register).
 * @throws Refusal token_not_found, past_register_too_large, invalid_value for an instant that is still to come
 */
export async function listHolders({
  ctx,
  input,
}: Call<typeof operation>): Promise<Page<Holder> & RegisterSums> {
  const { tokenId } = input;
  await readToken(ctx, tokenId);
  const asOf = pastInstant(ctx, input.asOf);
  const register = { organizationId: ctx.actor.organizationId, tokenId };
  if (asOf !== null && !input.q && input.order === "desc") {
    const past = await readPast(ctx, register, asOf, input);
    if (past) return { ...past, ...totalOf(past, input) };
  }
  const source =
    asOf === null ? holdersNow(raw(ctx.db), register, input) : await holdersThen(ctx, register, asOf, input);
  const sums = await readSums(ctx, register, asOf);
  const sql = raw(ctx.db);
  const share = sql`round(a.total * 100 / ${sums.issuedSupply}::numeric, 6)`;
  const listed = await readPage<HolderRow, Holder>(ctx.db, {
    // What is not searched is counted by the sums.
    input: input.q ? input : { ...input, total: undefined },
    columns: sql`a.customer_id, a.wallet_address, a.available::text, a.frozen::text, a.total::text,
      ${share}::text as share, c.name, c.username`,
    alias: "a",
    ...source,
    joins: sql`join customer c on c.organization_id = ${register.organizationId} and c.id = a.customer_id`,
    sorts: { total: { expression: "a.total", type: "numeric" } },
    defaultSort: "total",
    id: "a.id",
    present: presentHolder,
    ...textsFor(ctx, () => ({ texts: textsOf(sql, share) })),
  });
  return { ...listed, ...totalOf(sums, input), ...sums };
}

/** What {@link presentHolder} makes, field by field. */
function textsOf(sql: Sql, share: Fragment): Texts {
  const amount = (of: Fragment) => written(toAmountText, of);
  return {
    customerId: sql`a.customer_id`,
    name: sql`coalesce(c.name, c.username)`,
    walletAddress: addressText(sql`a.wallet_address`),
    available: amount(sql`a.available`),
    frozen: amount(sql`a.frozen`),
    total: amount(sql`a.total`),
    share: numberText(share),
  };
}

/** How many wallets the whole register lists, where that is asked for; a search is counted as it is read. */
function totalOf({ wallets }: RegisterSums, { q, total }: InputOf<typeof operation>): { total?: ListTotal } {
  return total && !q ? { total: { count: wallets, isExact: true, sums: [] } } : {};
}

/** A page of the past with its sums, from the checkpoint that is next to it; null where it goes beyond what that knows. */
async function readPast(
  ctx: CallerContext,
  { organizationId, tokenId }: RegisterOf,
  asOf: string,
  { cursor, limit }: InputOf<typeof operation>,
): Promise<(Page<Holder> & RegisterSums) | null> {
  const after = readCursor(cursor);
  if (after && after.sort !== "total") throw badCursor();
  try {
    const [read] = await raw(ctx.db)<
      { past: { rows: (HolderRow & { id: string })[]; sums: SumsRow } | null }[]
    >`
      select register_at(${organizationId}, ${tokenId}, ${asOf}, ${after?.value ?? null}::text::numeric,
        ${after?.id ?? null}, ${limit + 1}) as past`;
    if (!read?.past) return null;
    const { rows, sums } = read.past;
    const position = (row: HolderRow & { id: string }) => ({ sort: "total", value: row.total, id: row.id });
    return { ...page(rows, limit, position, presentHolder), ...presentSums(sums, asOf) };
  } catch (error) {
    if (after && isDataException(error)) throw badCursor();
    throw error;
  }
}

/** The wallets that are listed of a register as it stands: in its order, and the page alone where nothing is searched. */
function holdersNow(
  sql: Sql,
  register: RegisterOf,
  { q, order, cursor, limit }: InputOf<typeof operation>,
): { readonly from: Fragment; readonly seek?: Seek } {
  const { organizationId, tokenId } = register;
  if (q) {
    return {
      from: sql`from ledger_account a
        where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET' and a.total > 0`,
      seek: typedHolders(sql, register, q),
    };
  }
  const after = readCursor(cursor);
  return {
    from: sql`from holders_page(${organizationId}, ${tokenId}, ${order === "desc"}, ${after?.value ?? null}::text::numeric,
      ${after?.id ?? null}, ${limit + 1}) a where true`,
  };
}

/**
 * The wallets that are listed of a register as it stood: those that a search finds, or all. No index has their order, so
 * what each held is found first.
 * @throws Refusal past_register_too_large
 */
async function holdersThen(
  ctx: CallerContext,
  register: RegisterOf,
  asOf: string,
  { q }: InputOf<typeof operation>,
): Promise<{ readonly from: Fragment }> {
  const sql = raw(ctx.db);
  const seek = q ? typedHolders(sql, register, q) : undefined;
  const wallets = sql`select a.* from ledger_account a
    where a.organization_id = ${register.organizationId} and a.token_id = ${register.tokenId} and a.kind = 'WALLET'`;
  const [named] = await sql<{ count: number; ids: string[] | null }[]>`
    select count(*)::int as count, ${seek ? sql`array_agg(f.id)` : sql`null::text[]`} as ids
      from (select f.id from (${seek ? seek.found : sql`select a.id from (${wallets}) a`}) f(id) limit ${MOST_PAST_WALLETS + 1}) f`;
  const isTooMuch = (named?.count ?? 0) > MOST_PAST_WALLETS || named?.ids?.some((id) => id === null);
  if (isTooMuch)
    throw refuse("past_register_too_large", { limit: MOST_PAST_WALLETS.toLocaleString("en") }, "asOf");
  const then = seek
    ? balancesAt(
        sql,
        register,
        sql`${wallets} and a.id = any (${idsOf(sql, named?.ids ?? [])}) and ${seek.matches}`,
        asOf,
      )
    : sql`select h.*, h.available + h.frozen as total from (${accountsAt(sql, register, asOf)}) h where h.kind = 'WALLET'`;
  return { from: sql`from (${then}) a where a.total > 0` };
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

/** What a token's register sums up to, and how concentrated it is. @param asOf ISO 8601; null = now */
export async function readSums(
  ctx: Pick<CallerContext, "db" | "now">,
  register: RegisterOf,
  asOf: string | null,
): Promise<RegisterSums> {
  const sql = raw(ctx.db);
  const { organizationId, tokenId } = register;
  if (asOf !== null) {
    const [read] = await sql<{ past: { sums: SumsRow } | null }[]>`
      select register_at(${organizationId}, ${tokenId}, ${asOf}, null, null, 0) as past`;
    if (read?.past) return presentSums(read.past.sums, asOf);
  }
  const [row] = await sql<SumsRow[]>`${asOf === null ? sumsNow(sql, register) : sumsAt(sql, register, asOf)}`;
  if (!row) throw new Error("sums without a row");
  return presentSums(row, asOf ?? ctx.now.toISOString());
}

/** The sums as they are kept. */
function sumsNow(sql: Sql, { organizationId, tokenId }: RegisterOf): Fragment {
  const about = sql`f.about = ${tokenId}`;
  return sql`
    with largest as materialized (
      select h.total from holding h
       where h.organization_id = ${organizationId} and h.token_id = ${tokenId} and h.total > 0
       order by h.total desc limit ${TOP}
    ), supply as materialized (
      select t.total_supply, t.total_supply - u.total as issued
        from token t
        join ledger_account u on u.organization_id = ${organizationId} and u.token_id = t.id and u.kind = 'UNISSUED'
       where t.organization_id = ${organizationId} and t.id = ${tokenId}
    )
    select ${keptCount(sql, organizationId, "HOLDERS", about)} as holders,
           ${keptCount(sql, organizationId, "WALLETS", about)} as wallets,
           s.issued::text as issued_supply, s.total_supply::text,
           coalesce((select round(max(l.total) * 100 / s.issued, 6) from largest l), 0)::text as largest_share,
           coalesce((select round(sum(l.total) * 100 / s.issued, 6) from largest l), 0)::text as top_ten_share
      from supply s`;
}

/** The sums as they follow from what each account held. */
function sumsAt(sql: Sql, register: RegisterOf, asOf: string): Fragment {
  return sql`
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
}
