import { raw } from "#db/client.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { wakeEndpoints } from "./wake-endpoint.ts";

/**
 * Plans the deliveries of events that are being published, in the same transaction: each goes to every endpoint that is
 * enabled and wants its type.
 * @param from position of the first event
 * @param to position of the last one
 */
export async function planDeliveries(ctx: SettlementContext, from: number, to: number): Promise<void> {
  const at = ctx.now.toISOString();
  const planned = await raw(ctx.db)<{ id: string }[]>`
    with planned as (
      insert into webhook_delivery as d (organization_id, id, webhook_endpoint_id, event_id, resource_id, position, due_at,
        created_at)
      select e.organization_id, new_id('whd', ${at}), w.id, e.id, e.resource_id, e.position, ${at}, ${at}
        from webhook_endpoint w
        join event e on e.organization_id = w.organization_id and e.position between ${from} and ${to}
       where w.organization_id = ${ctx.actor.organizationId} and w.status = 'ENABLED'
         and (w.event_types is null or e.type = any (w.event_types))
       order by w.id, e.position
      returning d.webhook_endpoint_id
    )
    select distinct webhook_endpoint_id as id from planned`;
  await wakeEndpoints(
    ctx,
    planned.map(({ id }) => id),
  );
}
