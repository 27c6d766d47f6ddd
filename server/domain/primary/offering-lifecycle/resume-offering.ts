import { raw } from "#db/client.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
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
  const before = await readOffering(ctx, offeringId);
  const at = ctx.now.toISOString();
  const resumed = await raw(ctx.db)`
    update offering set state = 'PUBLISHED', updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${offeringId} and state = 'PAUSED' and end_date > ${at}
    returning id`;
  const after = await readOffering(ctx, offeringId);
  if (resumed.length === 0) {
    const { state, offeringPeriod } = after;
    if (state !== "PAUSED")
      throw refuse("invalid_transition", { from: state, to: "PUBLISHED" }, "offeringId");
    throw refuse("offering_ended", { end: offeringPeriod.endDate }, "offeringId");
  }
  await record(ctx, {
    action: "resumeOffering",
    resource: "offering",
    id: offeringId,
    before,
    after,
    event: "offering.resumed",
  });
  return after;
}
