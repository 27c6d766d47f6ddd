import { raw } from "#db/client.ts";
import { requireToken } from "#server/domain/chain/chain-token/read-chain-token.ts";
import type { Call } from "#server/kernel/context.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { ChainDifference, listDifferences as operation } from "./contract.ts";
import { type DifferenceRow, differenceColumns, presentDifference } from "./read-difference.ts";

const sorts = { createdAt: { expression: "d.created_at", type: "timestamptz" } } as const;

/**
 * Where a token's contract differed from the register, newest first.
 * @throws Refusal token_not_found
 */
export async function listDifferences({
  ctx,
  input,
}: Call<typeof operation>): Promise<Page<ChainDifference>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { tokenId } = input;
  await requireToken(ctx, tokenId);
  return readPage<DifferenceRow, ChainDifference>(ctx.db, {
    input,
    columns: differenceColumns(sql),
    alias: "d",
    // Differences are few, so that an order of each status would serve nobody.
    from: sql`from chain_difference d where d.organization_id = ${organizationId} and d.token_id = ${tokenId}
      ${when(sql, input.status, (status) => sql`d.status = ${status}`)}`,
    joins: sql`join token t on t.organization_id = ${organizationId} and t.id = d.token_id`,
    sorts,
    id: "d.id",
    present: presentDifference,
  });
}
