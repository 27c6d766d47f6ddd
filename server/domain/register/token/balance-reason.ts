import type { Decimal } from "decimal.js";
import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import type { Reason } from "#server/kernel/reasons.ts";
import type { Holder } from "./open-account.ts";

/** Why a wallet cannot part with an amount of a token (docs/domain.md, Bulletin board); null where it can. */
export async function balanceReason(
  ctx: TenantContext,
  { tokenId, customerId, walletAddress }: Holder,
  amount: Decimal,
): Promise<Reason | null> {
  const [row] = await raw(ctx.db)<{ reason: Reason | null }[]>`
    select balance_reason(${ctx.actor.organizationId}, ${tokenId}, ${customerId}, ${walletAddress},
      ${amount.toFixed()}) as reason`;
  return row?.reason ?? null;
}
