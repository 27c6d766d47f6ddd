import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";

/**
 * Locks the offerings of these purchase intents in the order of their ids, before anything else is written: the intake
 * locks in the same order, so nobody waits for each other, and counters stay exact.
 */
export async function lockOfferings(ctx: TenantContext, intentIds: readonly string[]): Promise<void> {
  const { organizationId } = ctx.actor;
  await raw(ctx.db)`
    select 1 from offering o
     where o.organization_id = ${organizationId}
       and o.id in (select i.offering_id from offering_purchase_intent i
                     where i.organization_id = ${organizationId} and i.id = any (${[...intentIds]}))
     order by o.id for no key update`;
}
