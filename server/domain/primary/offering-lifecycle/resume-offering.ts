import { raw } from "#db/client.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import type { resumeOffering as operation } from "./contract.ts";

/**
 * Takes purchases again after a pause (docs/domain.md, Offering); not where the end has come, as it is about to be
 * closed.
 * @throws Refusal offering_not_found, invalid_transition, offering_ended
 */
export async function resumeOffering({
  ctx,
  input: { offeringId },
}: Call<typeof operation>): Promise<Offering> {
  const at = ctx.now.toISOString();
  const kind = { action: "resumeOffering", event: "offering.resumed" } as const;
  return change(ctx, auditedOffering, offeringId, kind, async ({ state, offeringPeriod }) => {
    const resumed = await raw(ctx.db)`
    update offering set state = 'PUBLISHED', updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${offeringId} and state = 'PAUSED' and end_date > ${at}
    returning id`;
    if (resumed.length > 0) return;
    if (state !== "PAUSED")
      throw refuse("invalid_transition", { from: state, to: "PUBLISHED" }, "offeringId");
    throw refuse("offering_ended", { end: offeringPeriod.endDate }, "offeringId");
  });
}
