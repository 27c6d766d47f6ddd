import { raw, type Sql } from "#db/client.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { keptCount } from "#server/kernel/figures.ts";
import { hasMetadata } from "#server/kernel/having-metadata.ts";
import { createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { isFound } from "#server/kernel/reading/search.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { getToken as getOperation, listTokens as listOperation, RegisteredToken } from "./contract.ts";
import { presentRegisteredToken, type RegisteredTokenRow } from "./present.ts";

const sorts = {
  createdAt: { expression: "t.created_at", type: "timestamptz" },
  name: { expression: "t.name", type: "text" },
  symbol: { expression: "t.symbol", type: "text" },
  totalSupply: { expression: "t.total_supply", type: "numeric" },
  issuedSupply: { expression: "t.total_supply - u.total", type: "numeric" },
} as const;

/**
 * One token of the organization.
 * @throws Refusal token_not_found
 */
export async function getToken({ ctx, input }: Call<typeof getOperation>): Promise<RegisteredToken> {
  return readToken(ctx, input.tokenId);
}

/** Reads one token of the caller's organization. @throws Refusal token_not_found */
export const readToken = oneOf(readTokensByIds, "token_not_found", "tokenId");

/** How changes of a token are recorded; what is issued and who holds it follows from the register's entries. */
export const auditedToken: Audited<RegisteredToken> = {
  type: "token",
  lock: lockRow("token"),
  read: readToken,
};

/** Tokens of the caller's organization by their ids. */
export async function readTokensByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RegisteredToken>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<RegisteredTokenRow[]>`
    select ${columns(sql, ctx)} ${source(sql, organizationId, byKey(sql, "token", organizationId, ids))}`;
  return new Map(rows.map((row) => [row.id, presentRegisteredToken(row, ctx.app.chainLink?.explorerUrl)]));
}

/** The organization's tokens, newest first. */
export async function listTokens({ ctx, input }: Call<typeof listOperation>): Promise<Page<RegisteredToken>> {
  const sql = raw(ctx.db);
  // Tokens are few, whatever they are ordered by.
  const { createdFrom, createdTo } = input;
  const range = { createdFrom, createdTo };
  return readPage<RegisteredTokenRow, RegisteredToken>(ctx.db, {
    input,
    columns: columns(sql, ctx),
    from: sql`${source(sql, ctx.actor.organizationId)}
      ${when(sql, input.q, (q) => isFound(sql, sql`t.search`, q))}
      ${when(sql, input.metadata, (wanted) => sql`${ctx.actor.kind !== "customer"} and ${hasMetadata(sql, "t", wanted)}`)}
      ${createdWithin(sql, ["token", "t"], ctx.actor.organizationId, range).condition}`,
    sorts,
    id: "t.id",
    present: (row) => presentRegisteredToken(row, ctx.app.chainLink?.explorerUrl),
  });
}

/** The select list of a token `t`; data of a client's own is for whoever acts for the organization, not for its customers. */
function columns(sql: Sql, { actor }: CallerContext): Fragment {
  const { organizationId } = actor;
  const isForCustomers = actor.kind === "customer";
  return sql`t.id, t.organization_id, t.name, t.symbol, t.address, t.decimals, t.is_paused, t.total_supply::text,
    (t.total_supply - u.total)::text as issued_supply, t.created_at, t.settlement,
    ${isForCustomers ? sql`null::jsonb` : sql`t.metadata`} as metadata,
    case when t.settlement = 'ERC3643' then (
      select row_to_json(k) from (
        select k.chain_id, k.status, k.in_sync from chain_token k
         where k.organization_id = ${organizationId} and k.token_id = t.id) k) end as chain,
    ${keptCount(sql, organizationId, "HOLDERS", sql`f.about = t.id`)} as holders`;
}

function source(sql: Sql, organizationId: string, rows = sql`token`): Fragment {
  return sql`from ${rows} t
    join ledger_account u on u.organization_id = ${organizationId} and u.token_id = t.id and u.kind = 'UNISSUED'
    where t.organization_id = ${organizationId}`;
}
