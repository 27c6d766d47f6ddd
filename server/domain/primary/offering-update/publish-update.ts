import { raw } from "#db/client.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change, changeIf } from "#server/platform/audit/change.ts";
import { auditedUpdate } from "./audited-update.ts";
import { type OfferingUpdate, publishOfferingUpdate as operation } from "./contract.ts";

const kind = { action: operation.name, event: "offering_update.published" } as const;

/**
 * Shows an update to its audience; the event has its readers told (docs/domain.md, Updates).
 * @throws Refusal offering_not_found, offering_update_not_found, invalid_transition
 */
export async function publishOfferingUpdate({
  ctx,
  input: { offeringId, offeringUpdateId: id },
}: Call<typeof operation>): Promise<OfferingUpdate> {
  const { state } = await readOffering(ctx, offeringId);
  if (state === "DRAFT") {
    const instead = "Nobody sees the offering yet: publish that first.";
    throw refuse("invalid_transition", { from: state, to: "told of", instead }, "offeringId");
  }
  return change(ctx, auditedUpdate(offeringId), id, kind, async ({ status }) => {
    if (await publish(ctx, id)) return;
    throw refuse("invalid_transition", { from: status, to: "PUBLISHED" }, "offeringUpdateId");
  });
}

/**
 * Ids of the organization's updates whose time has come, each with its offering's before a blank. Those of an offering
 * that nobody sees yet wait for that.
 */
export const dueUpdates = finding(
  (sql, { actor, now }) => sql`
    select u.offering_id || ' ' || u.id from offering_update u
      join offering o on o.organization_id = ${actor.organizationId} and o.id = u.offering_id
     where u.organization_id = ${actor.organizationId} and u.status = 'SCHEDULED' and u.publish_at <= ${now.toISOString()}
       and o.state <> 'DRAFT'
     order by u.publish_at, u.id`,
);

/** Publishes an update whose time has come; once, whoever else finds it due (docs/domain.md, Updates). */
export async function publishIfDue(ctx: CallerContext, found: string): Promise<void> {
  const [offeringId = "", id = ""] = found.split(" ");
  await changeIf(ctx, auditedUpdate(offeringId), id, kind, ({ status, publishAt }) =>
    // It may have been published, withdrawn or moved since it was found due.
    status === "SCHEDULED" && publishAt !== undefined && new Date(publishAt) <= ctx.now
      ? publish(ctx, id)
      : Promise.resolve(false),
  );
}

async function publish(ctx: CallerContext, id: string): Promise<boolean> {
  const at = ctx.now.toISOString();
  const published = await raw(ctx.db)`
    update offering_update set status = 'PUBLISHED', published_at = ${at}, updated_at = ${at}
     where organization_id = ${ctx.actor.organizationId} and id = ${id} and status in ('DRAFT', 'SCHEDULED')
    returning id`;
  return published.length > 0;
}
