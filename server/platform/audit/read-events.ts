import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { readPage } from "#server/kernel/reading.ts";
import type {
  AuditEvent,
  getAuditEvent as getOperation,
  listAuditEvents as listOperation,
} from "./contract.ts";
import { type NamedEventRow, presentEvent } from "./present.ts";
import { namedColumns, selectEvents } from "./select-events.ts";

const sorts = { createdAt: { expression: "e.at", type: "timestamptz" } } as const;

/**
 * One change in the organization.
 * @throws Refusal audit_event_not_found
 */
export async function getAuditEvent({ ctx, input }: Call<typeof getOperation>): Promise<AuditEvent> {
  const sql = raw(ctx.db);
  const [row] = await sql<NamedEventRow[]>`
    select ${namedColumns(sql)} ${selectEvents(sql, ctx.actor.organizationId, {})} and e.id = ${input.auditEventId}`;
  if (!row) throw refuse("audit_event_not_found", {}, "auditEventId");
  return presentEvent(row);
}

/** Every change in the organization, newest first. */
export async function listAuditEvents({ ctx, input }: Call<typeof listOperation>): Promise<Page<AuditEvent>> {
  const sql = raw(ctx.db);
  return readPage<NamedEventRow, AuditEvent>(ctx.db, {
    input,
    columns: namedColumns(sql),
    from: selectEvents(sql, ctx.actor.organizationId, input),
    sorts,
    id: "e.id",
    present: presentEvent,
  });
}
