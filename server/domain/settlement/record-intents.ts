import { raw } from "#db/client.ts";
import type { EventType } from "#db/schema/enums.ts";
import type { EmissionContext } from "#server/platform/outbox/emit.ts";
import { intentColumns, intentSource } from "./intent-row.ts";

/**
 * Writes an event for each of these purchase intents, in the transaction of their change. The rows are kept as they are
 * now and become resources when the events are published, so that one statement tells of any number.
 */
export async function emitIntents(
  ctx: EmissionContext,
  type: EventType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const sql = raw(ctx.db);
  await sql`
    insert into event (organization_id, id, type, resource_type, resource_id, snapshot, created_at)
    select ${ctx.actor.organizationId}, new_id('evt', ${ctx.now.toISOString()}), ${type}, 'offering_purchase_intent',
           s.id, to_jsonb(s), ${ctx.now.toISOString()}
      from (select ${intentColumns(sql)} ${intentSource(sql, ctx.actor.organizationId)} and i.id = any (${[...ids]})) s
     order by s.created_at, s.id`;
}
