import { raw } from "#db/client.ts";
import type { EventType, ResourceType } from "#db/schema/enums.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";

/** What happened to one resource, with the resource as the interface shows it afterwards. */
export interface Emission {
  readonly type: EventType;
  readonly resourceType: ResourceType;
  readonly resourceId: string;
  readonly data: object;
}

export type EmissionContext = TenantContext & { readonly now: Date };

/** Writes an event in the transaction of its change, while the resource is still locked by it. */
export async function emit(
  ctx: EmissionContext,
  { type, resourceType, resourceId, data }: Emission,
): Promise<void> {
  await raw(ctx.db)`
    insert into event (organization_id, id, type, resource_type, resource_id, data, created_at)
    values (${ctx.actor.organizationId}, ${newId("evt", ctx.now)}, ${type}, ${resourceType}, ${resourceId},
      ${JSON.stringify(data)}::jsonb, ${ctx.now.toISOString()})`;
}
