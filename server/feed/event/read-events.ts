import { raw } from "#db/client.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, readPage, when } from "#server/kernel/reading.ts";
import type { Event, getEvent as getOperation, listEvents as listOperation } from "./contract.ts";
import { type EventRow, presentEvent } from "./present.ts";

const byPosition = { expression: "e.position", type: "bigint" } as const;
const sorts = { position: byPosition, createdAt: byPosition };

/**
 * One event that was published.
 * @throws Refusal event_not_found
 */
export async function getEvent({ ctx, input }: Call<typeof getOperation>): Promise<Event> {
  const sql = raw(ctx.db);
  const [row] = await sql<EventRow[]>`
    select e.id, e.type, e.resource_type, e.resource_id, e.created_at, e.position, e.data from event e
     where e.organization_id = ${ctx.actor.organizationId} and e.id = ${input.eventId} and e.position is not null`;
  if (!row) throw refuse("event_not_found", {}, "eventId");
  return presentEvent(row);
}

/** The organization's stream: what was published, by position. */
export async function listEvents({ ctx, input }: Call<typeof listOperation>): Promise<Page<Event>> {
  const sql = raw(ctx.db);
  return readPage<EventRow, Event>(ctx.db, {
    input,
    columns: sql`e.id, e.type, e.resource_type, e.resource_id, e.created_at, e.position, e.data`,
    from: sql`from event e where e.organization_id = ${ctx.actor.organizationId} and e.position is not null
      ${when(sql, input.type, (type) => sql`e.type = ${type}`)}
      ${when(sql, input.resourceType, (type) => sql`e.resource_type = ${type}`)}
      ${when(sql, input.resourceId, (id) => sql`e.resource_id = ${id}`)}
      ${when(sql, input.after, (position) => sql`e.position > ${position}`)}
      ${when(sql, input.q, (q) => contains(sql, "e.id, e.type, e.resource_id", q))}`,
    sorts,
    id: "e.id",
    present: presentEvent,
  });
}
