import { auditedDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";
import { changeIf } from "#server/platform/audit/change.ts";
import { settledUntil, startDistribution } from "./start-distribution.ts";

/** Ids of the organization's distributions whose record date has come. */
export const dueDistributions = finding(
  (sql, { actor, now }) => sql`
    select id from distribution
     where organization_id = ${actor.organizationId} and status = 'SCHEDULED' and record_date <= ${settledUntil(now).toISOString()}
     order by record_date, id`,
);

/** Starts a distribution whose record date has come, in one transaction; one without holders is called off. */
export async function startIfDue(ctx: CallerContext, distributionId: string): Promise<void> {
  const kind = { action: "startDistribution", event: "distribution.updated" } as const;
  await changeIf(
    ctx,
    auditedDistribution,
    distributionId,
    kind,
    async () => (await startDistribution(ctx, distributionId)) !== null,
  );
}
