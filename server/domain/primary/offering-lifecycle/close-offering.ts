import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { settleEnding } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import type { EndedOffering, closeOffering as operation } from "./contract.ts";
import { readOutcome } from "./read-outcome.ts";

/**
 * Ends a running offering before its time, decided by the soft cap as its end date would (docs/domain.md, Offering).
 * Before its start nothing was for sale, so there is nothing to be decided: such an offering is cancelled.
 * @throws Refusal offering_not_found, invalid_transition, offering_not_started
 */
export async function closeOffering({
  ctx,
  input: { offeringId },
}: Call<typeof operation>): Promise<EndedOffering> {
  const before = await readOffering(ctx, offeringId);
  const { state, offeringPeriod } = before;
  const isRunning = state === "PUBLISHED" || state === "PAUSED";
  if (isRunning && ctx.now < new Date(offeringPeriod.startDate)) {
    throw refuse("offering_not_started", { start: offeringPeriod.startDate }, "offeringId");
  }
  const closed = await settleEnding(ctx, offeringId, "END");
  const after = await readOffering(ctx, offeringId);
  if (closed === null) throw refuse("invalid_transition", { from: after.state, to: "CLOSED" }, "offeringId");
  await record(ctx, {
    action: "closeOffering",
    resource: "offering",
    id: offeringId,
    before,
    after,
    event: "offering.closed",
  });
  return { ...after, outcome: await readOutcome(ctx, offeringId) };
}
