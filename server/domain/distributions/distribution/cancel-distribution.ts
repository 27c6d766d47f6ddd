import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { type Distribution, cancelDistribution as operation } from "./contract.ts";
import { readDistribution } from "./read-distributions.ts";

/**
 * Calls a distribution off, as long as its record date has not come.
 * @throws Refusal distribution_not_found, not_allowed, invalid_transition
 */
export async function cancelDistribution({
  ctx,
  input: { distributionId },
}: Call<typeof operation>): Promise<Distribution> {
  const before = await readDistribution(ctx, distributionId);
  const [cancelled] = await raw(ctx.db)`
    update distribution set status = 'CANCELLED', updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${distributionId} and status = 'SCHEDULED'
       and record_date > ${ctx.now.toISOString()}
    returning id`;
  if (!cancelled) {
    const { status } = await readDistribution(ctx, distributionId);
    throw refuse("invalid_transition", { from: status, to: "CANCELLED" }, "distributionId");
  }
  const after = await readDistribution(ctx, distributionId);
  await record(ctx, {
    action: operation.name,
    resource: "distribution",
    id: distributionId,
    before,
    after,
    event: "distribution.updated",
  });
  return after;
}
