import { raw } from "#db/client.ts";
import { toProgress } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type ChainOperation, retryChainOperation as operation } from "./contract.ts";
import { auditedOperation } from "./read-operations.ts";

/**
 * Puts an operation that the contract refused back in line, in its old place (docs/domain.md, Chain).
 * @throws Refusal chain_operation_not_found, invalid_transition
 */
export async function retryOperation({ ctx, input }: Call<typeof operation>): Promise<ChainOperation> {
  const { chainOperationId } = input;
  return change(
    ctx,
    auditedOperation,
    chainOperationId,
    { action: operation.name },
    async ({ status: before }) => {
      const [changed] = await raw(ctx.db)`
        update chain_operation
           set status = 'WAITING', transaction_id = null, position = null, tx_hash = null, block_number = null, reason = null
         where organization_id = ${ctx.actor.organizationId} and id = ${chainOperationId} and status = 'REFUSED'
        returning id`;
      if (changed) return;
      const instead = "Only what was refused can be tried again.";
      throw refuse(
        "invalid_transition",
        { from: before, to: toProgress("WAITING"), instead },
        "chainOperationId",
      );
    },
  );
}
