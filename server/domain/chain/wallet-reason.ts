import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";

/**
 * Why a wallet may not get tokens of a token that is on a chain; null where it may, and for tokens of the ledger
 * (docs/domain.md, Chain).
 * @param receiver whose wallet, lower case
 */
export async function walletReason(
  ctx: TenantContext,
  receiver: { tokenId: string; customerId: string; walletAddress: string },
): Promise<"wallet_not_proven" | "wallet_not_registered" | null> {
  const { tokenId, customerId, walletAddress } = receiver;
  const [row] = await raw(ctx.db)<{ code: "wallet_not_proven" | "wallet_not_registered" | null }[]>`
    select wallet_reason(${ctx.actor.organizationId}, ${tokenId}, ${customerId}, ${walletAddress}) as code`;
  return row?.code ?? null;
}
