import { raw } from "#db/client.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { auditedUpdate } from "./audited-update.ts";
import { type OfferingUpdate, withdrawOfferingUpdate as operation } from "./contract.ts";

/**
 * Takes an update off every page, or keeps it from being published (docs/domain.md, Updates).
 * @throws Refusal offering_not_found, offering_update_not_found, invalid_transition
 */
export async function withdrawOfferingUpdate({
  ctx,
  input: { offeringId, offeringUpdateId: id },
}: Call<typeof operation>): Promise<OfferingUpdate> {
  await readOffering(ctx, offeringId);
  const kind = { action: operation.name, event: "offering_update.updated" } as const;
  return change(ctx, auditedUpdate(offeringId), id, kind, async ({ status }) => {
    const withdrawn = await raw(ctx.db)`
      update offering_update set status = 'WITHDRAWN', updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${id} and status <> 'WITHDRAWN'
      returning id`;
    if (withdrawn.length === 0)
      throw refuse("invalid_transition", { from: status, to: "WITHDRAWN" }, "offeringUpdateId");
  });
}
