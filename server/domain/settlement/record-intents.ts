import { raw } from "#db/client.ts";
import type { EventType } from "#db/schema/enums.ts";
import { type EventContext, recordRows } from "#server/platform/outbox/record-event.ts";
import { intentColumns, intentSource } from "./intent-row.ts";

/** Writes an event for each of these purchase intents, in the transaction of their change. */
export async function recordIntents(
  ctx: EventContext,
  type: EventType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  await recordRows(
    ctx,
    type,
    sql`select ${intentColumns(sql, organizationId)} ${intentSource(sql, organizationId, ids)}`,
  );
}
