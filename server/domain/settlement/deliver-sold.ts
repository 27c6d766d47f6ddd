import { raw } from "#db/client.ts";
import type { CallerContext, SettlementContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";
import { advanceIntents } from "./advance-intents.ts";
import { lockedBefore } from "./lock-offerings.ts";

/** Purchases of an offering that are delivered in one transaction. */
const BATCH = 1000;

/**
 * Delivers the next purchases of an offering that closed successfully, in the order of their ids, where their gates are open; what
 * opens a gate later delivers by itself. Its lock is held.
 * @param after id of the purchase up to which it was done
 * @returns whether more are left, which the clock goes on with
 */
export async function deliverSold(ctx: SettlementContext, offeringId: string, after = ""): Promise<boolean> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const rows = await sql<{ id: string }[]>`
    select i.id from offering_purchase_intent i
     where i.organization_id = ${organizationId} and i.offering_id = ${offeringId} and i.settlement_status = 'ALLOCATED'
       and i.id > ${after}
     order by i.id limit ${BATCH}`;
  await advanceIntents(ctx, lockedBefore(rows.map(({ id }) => id)));
  const last = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null;
  await sql`
    update offering set delivered_up_to = ${last}
     where organization_id = ${organizationId} and id = ${offeringId} and delivered_up_to is distinct from ${last}`;
  return last !== null;
}

/** Ids of the organization's offerings that closed with more purchases than were delivered at once. */
export const dueDeliveries = finding(
  (sql, { actor }) => sql`
    select id from offering
     where organization_id = ${actor.organizationId} and delivered_up_to is not null
     order by closed_at, id`,
);

/** Goes on with the deliveries of an offering. @returns whether more are left */
export async function deliverIfDue(ctx: CallerContext, offeringId: string): Promise<boolean> {
  const [offering] = await raw(ctx.db)<{ delivered_up_to: string | null }[]>`
    select delivered_up_to from offering
     where organization_id = ${ctx.actor.organizationId} and id = ${offeringId} for no key update`;
  if (!offering || offering.delivered_up_to === null) return false;
  return deliverSold(ctx, offeringId, offering.delivered_up_to);
}
