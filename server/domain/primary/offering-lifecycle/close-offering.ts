import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { settleEnding } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
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
  const kind = { action: "closeOffering", event: "offering.closed" } as const;
  const closed = await change(ctx, auditedOffering, offeringId, kind, async ({ state, offeringPeriod }) => {
    const isRunning = state === "PUBLISHED" || state === "PAUSED";
    if (isRunning && ctx.now < new Date(offeringPeriod.startDate)) {
      throw refuse("offering_not_started", { start: offeringPeriod.startDate }, "offeringId");
    }
    const ending = await settleEnding(ctx, offeringId, "END");
    if (ending === null) throw refuse("invalid_transition", { from: state, to: "CLOSED" }, "offeringId");
  });
  return { ...closed, outcome: await readOutcome(ctx, offeringId) };
}
