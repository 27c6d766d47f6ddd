import { raw } from "#db/client.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { change } from "#server/platform/audit/change.ts";
import { auditedUpdate } from "./audited-update.ts";
import { checkUpdate } from "./check-update.ts";
import { type OfferingUpdate, updateOfferingUpdate as operation } from "./contract.ts";

/**
 * Changes an update that is not published yet, or when it will be (docs/domain.md, Updates).
 * @throws Refusal offering_not_found, offering_update_not_found, invalid_value, invalid_transition
 */
export async function updateOfferingUpdate({
  ctx,
  input: { offeringId, offeringUpdateId: id, ...input },
}: Call<typeof operation>): Promise<OfferingUpdate> {
  await readOffering(ctx, offeringId);
  checkUpdate(input, ctx.now);
  const kind = { action: operation.name, event: "offering_update.updated" } as const;
  return change(ctx, auditedUpdate(offeringId), id, kind, async (before) => {
    const publishAt = input.publishAt === undefined ? before.publishAt : input.publishAt;
    const changed = await raw(ctx.db)`
      update offering_update
         set title = ${input.title ?? before.title}, text = ${input.text ?? before.text},
             audience = ${input.audience ?? before.audience}, status = ${publishAt ? "SCHEDULED" : "DRAFT"},
             publish_at = ${publishAt ? instant(publishAt).toISOString() : null}, updated_at = ${ctx.now.toISOString()}
       where organization_id = ${ctx.actor.organizationId} and id = ${id} and status in ('DRAFT', 'SCHEDULED')
      returning id`;
    if (changed.length === 0) {
      const instead = "What readers have seen is not rewritten: withdraw it, and write another one.";
      throw refuse("invalid_transition", { from: before.status, to: "changed", instead }, "offeringUpdateId");
    }
  });
}
