import { raw } from "#db/client.ts";
import type { ResourceType } from "../audit/contract.ts";
import { newId } from "../common/id.ts";
import type { TenantContext } from "../context.ts";
import { columns, source } from "../purchase-intent/read-intents.ts";
import type { EventType } from "./contract.ts";

/** What happened to one resource, with the resource as the interface shows it afterwards. */
export interface Emission {
  readonly type: EventType;
  readonly resourceType: ResourceType;
  readonly resourceId: string;
  readonly data: object;
}

type Context = TenantContext & { readonly now: Date };

/** Writes an event in the transaction of its change, while the resource is still locked by it. */
export async function emit(ctx: Context, { type, resourceType, resourceId, data }: Emission): Promise<void> {
  await raw(ctx.db)`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at)
    values (${ctx.actor.organizationId}, ${newId("evt", ctx.now)}, ${type}, ${resourceType}, ${resourceId},
      ${JSON.stringify(data)}::jsonb, ${ctx.now.toISOString()})`;
}

/**
 * Writes an event for each of these purchase intents, in the transaction of their change. The rows are kept as they are
 * now and become resources when the events are published, so that one statement tells of any number.
 */
export async function emitIntents(ctx: Context, type: EventType, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const sql = raw(ctx.db);
  await sql`
    insert into event (organization_id, id, type, resource_type, resource_id, snapshot, created_at)
    select ${ctx.actor.organizationId}, new_id('evt', ${ctx.now.toISOString()}), ${type}, 'offering_purchase_intent',
           s.id, to_jsonb(s), ${ctx.now.toISOString()}
      from (select ${columns(sql)} ${source(sql, ctx.actor.organizationId)} and i.id = any (${[...ids]})) s
     order by s.created_at, s.id`;
}
