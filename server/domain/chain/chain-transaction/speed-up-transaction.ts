import { raw } from "#db/client.ts";
import { SPED_UP_AT } from "#server/domain/chain/sender/replace.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type ChainTransaction, speedUpChainTransaction as operation } from "./contract.ts";
import { auditedTransaction } from "./read-transactions.ts";

/**
 * Has the sender's next turn sign a transaction anew with higher fees, wherever it stands in line: it counts as handed
 * over long ago (docs/domain.md, Chain).
 * @throws Refusal chain_transaction_not_found, invalid_transition
 */
export async function speedUpTransaction({ ctx, input }: Call<typeof operation>): Promise<ChainTransaction> {
  const { chainTransactionId } = input;
  const kind = { action: operation.name };
  return change(ctx, auditedTransaction, chainTransactionId, kind, async ({ status: from }) => {
    const [changed] = await raw(ctx.db)`
      update chain_transaction set last_broadcast_at = ${SPED_UP_AT.toISOString()}, last_broadcast_block = 0
       where organization_id = ${ctx.actor.organizationId} and id = ${chainTransactionId} and status = 'BROADCAST'
      returning id`;
    const instead = "Only what was handed to the chain and is in no block yet can be sped up.";
    if (!changed) throw refuse("invalid_transition", { from, to: "sped up", instead }, "chainTransactionId");
  });
}
