import { raw } from "#db/client.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { settleEnding } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { record } from "#server/platform/audit/record.ts";

/** Ids of the organization's offerings whose end has come. */
export async function dueOfferings(ctx: CallerContext): Promise<string[]> {
  const rows = await raw(ctx.db)<{ id: string }[]>`
    select id from offering
     where organization_id = ${ctx.actor.organizationId} and state in ('PUBLISHED', 'PAUSED')
       and end_date <= ${ctx.now.toISOString()}
     order by end_date, id limit 100`;
  return rows.map(({ id }) => id);
}

/**
 * Closes an offering by its soft cap where its end has come, with its purchases, in one transaction
 * (docs/domain.md, Offering).
 */
export async function closeIfDue(ctx: CallerContext, offeringId: string): Promise<void> {
  const [due] = await raw(ctx.db)<{ id: string }[]>`
    select id from offering
     where organization_id = ${ctx.actor.organizationId} and id = ${offeringId}
       and state in ('PUBLISHED', 'PAUSED') and end_date <= ${ctx.now.toISOString()}
     for no key update`;
  if (!due) return;
  const before = await readOffering(ctx, offeringId);
  await settleEnding(ctx, offeringId, "END");
  const after = await readOffering(ctx, offeringId);
  await record(ctx, {
    action: "closeOffering",
    resource: "offering",
    id: offeringId,
    before,
    after,
    event: "offering.closed",
  });
}
