import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { settleEnding } from "#server/domain/settlement/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
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
  const note = reason ? { cancelReason: reason } : {};
  const kind = { action: "cancelOffering", event: "offering.cancelled", note } as const;
  const cancelled = await change(ctx, auditedOffering, offeringId, kind, async ({ state }) => {
    const ending = await settleEnding(ctx, offeringId, "CANCEL", reason);
    if (ending === null) throw refuse("invalid_transition", { from: state, to: "CANCELLED" }, "offeringId");
  });
  return { ...cancelled, outcome: await readOutcome(ctx, offeringId) };
}
