import { raw } from "#db/client.ts";
import { lockedBefore, releaseIntents } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { finding } from "#server/kernel/due.ts";

/** Purchases of an offering that expire in one transaction. */
const BATCH = 1000;

/** The offerings of the organization that have PENDING purchases whose time is over. */
export const duePurchases = finding(
  (sql, { actor, now }) => sql`
    select distinct offering_id from offering_purchase_intent
     where organization_id = ${actor.organizationId} and purchase_status = 'PENDING' and expires_at <= ${now.toISOString()}
     order by offering_id`,
);

/**
 * Lets an offering's purchases fail whose time is over, and gives their room back (docs/domain.md, Purchase intent).
 * @returns whether more may be left
 */
export async function expirePurchases(ctx: CallerContext, offeringId: string): Promise<boolean> {
  const sql = raw(ctx.db);
  // Locks the offering first, like every other writer, so that a payment at this moment is either before or after the
  // expiry.
  await sql`
    select from offering where organization_id = ${ctx.actor.organizationId} and id = ${offeringId} for no key update`;
  const rows = await sql<{ id: string }[]>`
    select i.id from offering_purchase_intent i
     where i.organization_id = ${ctx.actor.organizationId} and i.offering_id = ${offeringId}
       and i.purchase_status = 'PENDING' and i.expires_at <= ${ctx.now.toISOString()}
     order by i.id limit ${BATCH}`;
  await releaseIntents(ctx, lockedBefore(rows.map(({ id }) => id)), {
    to: "FAILED",
    from: ["PENDING"],
    code: "expired",
    reason: "It was not paid, or its buyer not verified, in time. Whatever was paid is paid back.",
    refund: "PURCHASE_EXPIRED",
  });
  return rows.length === BATCH;
}
