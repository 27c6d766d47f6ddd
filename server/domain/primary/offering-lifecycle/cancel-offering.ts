import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { settleEnding } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import { recordEvent } from "#server/platform/outbox/record-event.ts";
import type { EndedOffering, cancelOffering as operation } from "./contract.ts";
import { readOutcome } from "./read-outcome.ts";

/**
 * Calls an offering off: every purchase is cancelled and whatever was paid is due back at once
 * (docs/domain.md, Offering).
 * @throws Refusal offering_not_found, invalid_transition
 */
export async function cancelOffering({
  ctx,
  input: { offeringId, reason },
}: Call<typeof operation>): Promise<EndedOffering> {
  const before = await readOffering(ctx, offeringId);
  const cancelled = await settleEnding(ctx, offeringId, "CANCEL", reason);
  const after = await readOffering(ctx, offeringId);
  if (cancelled === null) {
    throw refuse("invalid_transition", { from: after.state, to: "CANCELLED" }, "offeringId");
  }
  await record(ctx, {
    action: "cancelOffering",
    resource: "offering",
    id: offeringId,
    before,
    after: { ...after, ...(reason && { cancelReason: reason }) },
  });
  await recordEvent(ctx, "offering.cancelled", offeringId, after);
  return { ...after, outcome: await readOutcome(ctx, offeringId) };
}
