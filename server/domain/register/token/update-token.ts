import { and, eq } from "drizzle-orm";
import { token as table } from "#db/schema/token.ts";
import type { Call } from "#server/kernel/context.ts";
import { mergeMetadata } from "#server/kernel/merge-metadata.ts";
import { change } from "#server/platform/audit/change.ts";
import { updateToken as operation, type RegisteredToken } from "./contract.ts";
import { auditedToken } from "./read-tokens.ts";

/**
 * Merges the data of the client's own that a token carries (docs/domain.md, Interface).
 * @throws Refusal token_not_found, invalid_value
 */
export function updateToken({ ctx, input }: Call<typeof operation>): Promise<RegisteredToken> {
  const { tokenId } = input;
  const kind = { action: operation.name, event: "token.updated" } as const;
  return change(ctx, auditedToken, tokenId, kind, async (before) => {
    const metadata = mergeMetadata(before.metadata, input.metadata);
    if (metadata === undefined) return;
    await ctx.db
      .update(table)
      .set({ metadata })
      .where(and(eq(table.organizationId, ctx.actor.organizationId), eq(table.id, tokenId)));
  });
}
