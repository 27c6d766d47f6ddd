import { and, eq } from "drizzle-orm";
import { ledgerAccount } from "#db/schema/token.ts";
import type { CallerContext } from "../context.ts";

/** Tokens of a customer's wallet (lower case) that are free to move, as a decimal text. */
export async function readBalance(
  ctx: CallerContext,
  account: { tokenId: string; customerId: string; walletAddress: string },
): Promise<string> {
  const [row] = await ctx.db
    .select({ available: ledgerAccount.available })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.organizationId, ctx.actor.organizationId),
        eq(ledgerAccount.customerId, account.customerId),
        eq(ledgerAccount.walletAddress, account.walletAddress),
        eq(ledgerAccount.tokenId, account.tokenId),
      ),
    );
  return row?.available ?? "0";
}
