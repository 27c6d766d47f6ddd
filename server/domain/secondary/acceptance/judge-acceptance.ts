import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import type { Reason } from "#server/kernel/reasons.ts";

/** Who accepts which offer, with which wallet (lower case). */
export interface Acceptance {
  readonly offerId: string;
  readonly customerId: string;
  readonly walletAddress: string;
}

/**
 * Every rule that an acceptance breaks (docs/domain.md, Bulletin board). Where there is none, both customers, the token,
 * the offer and the accounts are held as they are until the transaction ends.
 */
export async function judgeAcceptance(
  ctx: CallerContext,
  acceptance: Acceptance,
): Promise<readonly Reason[]> {
  const { offerId, customerId, walletAddress } = acceptance;
  const [row] = await raw(ctx.db)<{ reasons: Reason[] }[]>`
    select judge_acceptance(${ctx.actor.organizationId}, ${offerId}, ${customerId}, ${walletAddress},
      ${ctx.now.toISOString()}) as reasons`;
  return row?.reasons ?? [];
}
