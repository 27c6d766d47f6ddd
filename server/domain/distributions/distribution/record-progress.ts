import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";
import { noteChanges } from "#server/platform/outbox/record-event.ts";
import { readDistribution } from "./read-distributions.ts";

/**
 * Records the progress of a distribution after its payments changed: COMPLETED once all are paid. The caller holds its
 * lock.
 */
export async function recordProgress(ctx: CallerContext, distributionId: string): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  const [row] = await sql<{ is_over: boolean }[]>`
    update distribution d
       set status = case when a.is_over then 'COMPLETED' else d.status end,
           completed_at = case when a.is_over then ${at}::timestamptz end, updated_at = ${at}
      from (select not exists (
              select from distribution_payment p
               where p.organization_id = ${organizationId} and p.distribution_id = ${distributionId}
                 and p.status <> 'PAID') as is_over) a
     where d.organization_id = ${organizationId} and d.id = ${distributionId} and d.status = 'PROCESSING'
    returning a.is_over`;
  if (!row) return;
  if (!row.is_over) {
    await noteChanges(ctx, "distribution.updated", sql`select ${distributionId}`);
    return;
  }
  const after = await readDistribution(ctx, distributionId);
  const { completedAt: _, ...open } = after;
  await record(ctx, {
    action: "completeDistribution",
    resource: "distribution",
    id: distributionId,
    before: { ...open, status: "PROCESSING" },
    after,
    event: "distribution.completed",
  });
}
