import { raw } from "#db/client.ts";
import { lockedBefore, releaseIntents } from "#server/domain/settlement/api.ts";
import type { CallerContext } from "#server/kernel/context.ts";

/** The offerings of the organization that have PENDING purchases whose time is over. */
export async function duePurchases(ctx: CallerContext): Promise<string[]> {
  const rows = await raw(ctx.db)<{ offering_id: string }[]>`
    select distinct offering_id from offering_purchase_intent
     where organization_id = ${ctx.actor.organizationId} and purchase_status = 'PENDING'
       and expires_at <= ${ctx.now.toISOString()}
     order by offering_id`;
  return rows.map(({ offering_id }) => offering_id);
}

/**
 * Lets an offering's purchases fail whose time is over, and gives their room back (docs/domain.md, Purchase intent).
 */
export async function expirePurchases(ctx: CallerContext, offeringId: string): Promise<void> {
  const sql = raw(ctx.db);
  // Locks the offering first, like every other writer, so that a payment at this moment is either before or after the
  // expiry.
  await sql`
    select from offering where organization_id = ${ctx.actor.organizationId} and id = ${offeringId} for no key update`;
  const rows = await sql<{ id: string }[]>`
    select i.id from offering_purchase_intent i
     where i.organization_id = ${ctx.actor.organizationId} and i.offering_id = ${offeringId}
       and i.purchase_status = 'PENDING' and i.expires_at <= ${ctx.now.toISOString()}
     order by i.id limit 1000`;
  await releaseIntents(ctx, lockedBefore(rows.map(({ id }) => id)), {
    to: "FAILED",
    from: ["PENDING"],
    code: "expired",
    reason: "It was not paid, or its buyer not verified, in time. Whatever was paid is paid back.",
    refund: "PURCHASE_EXPIRED",
  });
}
