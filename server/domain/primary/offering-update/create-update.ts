import { raw } from "#db/client.ts";
import { auditedOffering, readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { record } from "#server/platform/audit/record.ts";
import { checkUpdate } from "./check-update.ts";
import { MOST_UPDATES, type OfferingUpdate, createOfferingUpdate as operation } from "./contract.ts";
import { readUpdate } from "./read-updates.ts";

/**
 * Writes an update of an offering: a draft, or one that the clock publishes (docs/domain.md, Updates).
 * @throws Refusal offering_not_found, invalid_value, too_many_updates
 */
export async function createOfferingUpdate({
  ctx,
  input: { offeringId, title, text, audience, publishAt },
}: Call<typeof operation>): Promise<OfferingUpdate> {
  await readOffering(ctx, offeringId);
  checkUpdate({ text, publishAt }, ctx.now);
  // Whoever writes another one meanwhile waits, so that their number holds.
  await auditedOffering.lock(ctx, offeringId);
  const { organizationId } = ctx.actor;
  const id = newId("upd", ctx.now);
  const at = ctx.now.toISOString();
  const kept = await raw(ctx.db)`
    insert into offering_update (organization_id, id, offering_id, title, text, audience, status, publish_at, created_at,
      updated_at)
    select ${organizationId}, ${id}, ${offeringId}, ${title}, ${text}, ${audience},
           ${publishAt === undefined ? "DRAFT" : "SCHEDULED"},
           ${publishAt === undefined ? null : instant(publishAt).toISOString()}::timestamptz, ${at}, ${at}
      from offering_update
     where organization_id = ${organizationId} and offering_id = ${offeringId} and status <> 'WITHDRAWN'
    having count(*) < ${MOST_UPDATES}
    returning id`;
  if (kept.length === 0) throw refuse("too_many_updates", { limit: MOST_UPDATES });
  const created = await readUpdate(ctx, offeringId, id);
  await record(ctx, {
    action: operation.name,
    resource: "offering_update",
    id,
    after: created,
    event: "offering_update.created",
  });
  return created;
}
