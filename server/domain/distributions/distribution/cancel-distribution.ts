import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { type Distribution, cancelDistribution as operation } from "./contract.ts";
import { auditedDistribution } from "./read-distributions.ts";

/**
 * Calls a distribution off, as long as its record date has not come.
 * @throws Refusal distribution_not_found, not_allowed, invalid_transition
 */
export async function cancelDistribution({
  ctx,
  input: { distributionId },
}: Call<typeof operation>): Promise<Distribution> {
  const kind = { action: operation.name, event: "distribution.updated" } as const;
  return change(ctx, auditedDistribution, distributionId, kind, async ({ status }) => {
    const [cancelled] = await raw(ctx.db)`
    update distribution set status = 'CANCELLED', updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${distributionId} and status = 'SCHEDULED'
       and record_date > ${ctx.now.toISOString()}
    returning id`;
    if (!cancelled) throw refuse("invalid_transition", { from: status, to: "CANCELLED" }, "distributionId");
  });
}
