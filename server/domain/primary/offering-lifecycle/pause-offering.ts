import { raw } from "#db/client.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import type { pauseOffering as operation } from "./contract.ts";

/**
 * Takes no new purchases for now (docs/domain.md, Offering). The end stays where it is: a paused offering closes like
 * any other.
 * @throws Refusal offering_not_found, invalid_transition
 */
export async function pauseOffering({
  ctx,
  input: { offeringId },
}: Call<typeof operation>): Promise<Offering> {
  const kind = { action: "pauseOffering", event: "offering.paused" } as const;
  return change(ctx, auditedOffering, offeringId, kind, async ({ state }) => {
    const paused = await raw(ctx.db)`
    update offering set state = 'PAUSED', updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${offeringId} and state = 'PUBLISHED'
    returning id`;
    if (paused.length === 0) throw refuse("invalid_transition", { from: state, to: "PAUSED" }, "offeringId");
  });
}
