import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { settleEnding } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";
import { changeIf } from "#server/platform/audit/change.ts";

/** Ids of the organization's offerings whose end has come. */
export const dueOfferings = finding(
  (sql, { actor, now }) => sql`
    select id from offering
     where organization_id = ${actor.organizationId} and state in ('PUBLISHED', 'PAUSED') and end_date <= ${now.toISOString()}
     order by end_date, id`,
);

/**
 * Closes an offering by its soft cap where its end has come, with its purchases, in one transaction
 * (docs/domain.md, Offering).
 */
export async function closeIfDue(ctx: CallerContext, offeringId: string): Promise<void> {
  const kind = { action: "closeOffering", event: "offering.closed" } as const;
  await changeIf(ctx, auditedOffering, offeringId, kind, async ({ offeringPeriod }) => {
    // The end may have been moved since it was found due.
    if (new Date(offeringPeriod.endDate) > ctx.now) return false;
    return (await settleEnding(ctx, offeringId, "END")) !== null;
  });
}
