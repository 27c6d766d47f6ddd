import { and, eq } from "drizzle-orm";
import { type Database, raw } from "#db/client.ts";
import type { TokenSettlement } from "#db/schema/enums.ts";
import { ledgerAccount, token } from "#db/schema/token.ts";
import type { ChainToken } from "#server/adapters/chain/port.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import { readToken } from "./read-tokens.ts";

/**
 * Writes a token into the register, its whole supply still to be issued.
 * @returns false when the organization has a token with this id or address already; then nothing was written
 */
export async function registerToken(
  db: Database,
  facts: {
    organizationId: string;
    tokenId: string;
    settlement?: TokenSettlement;
    metadata?: Record<string, unknown> | undefined;
    at: Date;
  } & ChainToken,
): Promise<boolean> {
  const { organizationId, tokenId, at, totalSupply, ...rest } = facts;
  const createdAt = at.toISOString();
  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(token)
      .values({ organizationId, id: tokenId, ...rest, totalSupply, createdAt })
      .onConflictDoNothing()
      .returning({ id: token.id });
    if (!written) return false;
    const supply = { organizationId, id: newId("acc", at), tokenId, kind: "SUPPLY" as const };
    const unissued = { organizationId, id: newId("acc", at), tokenId, kind: "UNISSUED" as const };
    await tx.insert(ledgerAccount).values([supply, unissued]);
    const sql = raw(tx);
    await sql`${postEntries(
      { db: tx, actor: { organizationId }, now: at },
      {
        reason: "ISSUE",
        token: sql`${tokenId}::text`,
        debit: { account: sql`${supply.id}::text`, bucket: "AVAILABLE" },
        credit: { account: sql`${unissued.id}::text`, bucket: "AVAILABLE" },
        amount: sql`${totalSupply}::numeric`,
        from: sql``,
      },
    )}`;
    return true;
  });
}

/**
 * Makes sure that the organization knows a token, registering it on the spot where the chain knows it
 * (docs/domain.md, Offering).
 * @throws Refusal token_not_found
 */
export async function ensureToken(ctx: CallerContext, tokenId: string): Promise<void> {
  const { organizationId } = ctx.actor;
  const known = await ctx.db
    .select({ id: token.id })
    .from(token)
    .where(and(eq(token.organizationId, organizationId), eq(token.id, tokenId)));
  if (known.length > 0) return;
  const found = await ctx.app.chain.findToken(organizationId, tokenId);
  if (!found) throw refuse("token_not_found", {}, "tokenId");
  const isNew = await registerToken(ctx.db, { organizationId, tokenId, at: ctx.now, ...found });
  if (!isNew) return;
  await recordEvent(ctx, "token.created", tokenId, await readToken(ctx, tokenId));
}
