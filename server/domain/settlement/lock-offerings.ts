import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";

declare const proof: unique symbol;

/** Says that the offerings of these purchase intents are locked until the transaction ends. */
export interface OfferingsLocked {
  readonly intentIds: readonly string[];
  readonly [proof]: true;
}

/**
 * Locks the offerings of these purchase intents in the order of their ids, before anything else is written: the intake
 * locks in the same order, so nobody waits for each other, and counters stay exact. Once in a transaction: whatever moves
 * purchases takes what this returns.
 */
export async function lockOfferings(
  ctx: TenantContext,
  intentIds: readonly string[],
): Promise<OfferingsLocked> {
  const { organizationId } = ctx.actor;
  if (intentIds.length > 0) {
    await raw(ctx.db)`
      select 1 from offering o
       where o.organization_id = ${organizationId}
         and o.id in (select i.offering_id from offering_purchase_intent i
                       where i.organization_id = ${organizationId} and i.id = any (${[...intentIds]}))
       order by o.id for no key update`;
  }
  return lockedBefore(intentIds);
}

/** For whoever holds the lock of the one offering of these purchase intents already. */
export function lockedBefore(intentIds: readonly string[]): OfferingsLocked {
  return { intentIds } as OfferingsLocked;
}
