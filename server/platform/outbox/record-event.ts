import { raw, type Sql } from "#db/client.ts";
import type { EventType, ResourceType } from "#db/schema/enums.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { resourceOf } from "./resource-of.ts";

export type EventContext = TenantContext & { readonly now: Date };

/**
 * Writes an event with its resource as the interface shows it, in the transaction of the change and while the change
 * holds the resource's lock: so one resource's events stand in the order of its changes.
 */
export async function recordEvent(
  ctx: EventContext,
  type: EventType,
  resourceId: string,
  data: object,
): Promise<void> {
  await recordEvents(ctx, type, new Map([[resourceId, data]]));
}

/** Writes an event for each of these resources, by their ids, in one statement. */
export async function recordEvents(
  ctx: EventContext,
  type: EventType,
  resources: ReadonlyMap<string, object>,
): Promise<void> {
  await insertEvents(
    ctx,
    Array.from(resources, ([id, data]) => newEvent(ctx.now, type, id, data)),
  );
}

/** An event that is still to be written. */
export interface NewEvent {
  readonly id: string;
  readonly type: EventType;
  readonly resource_type: ResourceType;
  readonly resource_id: string;
  readonly data: object;
  readonly created_at: string;
}

/** The event of a resource as the interface shows it at this moment. */
export function newEvent(now: Date, type: EventType, resourceId: string, data: object): NewEvent {
  return {
    id: newId("evt", now),
    type,
    resource_type: resourceOf(type),
    resource_id: resourceId,
    data,
    created_at: now.toISOString(),
  };
}

/** The one statement that writes events with their data: alone or as part of another. */
export function insertEvents({ db, actor }: TenantContext, events: readonly NewEvent[]) {
  const sql = raw(db);
  return sql`
    insert into event as n (organization_id, id, type, resource_type, resource_id, data, created_at, written_at)
    select ${actor.organizationId}, e.id, e.type, e.resource_type, e.resource_id, e.data, e.created_at,
           ${afterWaiting(sql, actor.organizationId, sql`e.resource_id`)}
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e(id text, type text, resource_type text, resource_id text, data jsonb, created_at timestamptz)
    returning n.id`;
}

/**
 * Writes an event for each of many resources in one statement. It keeps the rows as they are now, and the publisher
 * presents them (`Resource.present`).
 * @param rows a `select` of the resources' rows, with the columns `id` and `created_at` among them
 */
export async function recordRows(ctx: EventContext, type: EventType, rows: Fragment): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const at = ctx.now.toISOString();
  await sql`
    insert into event as n (organization_id, id, type, resource_type, resource_id, snapshot, created_at, written_at)
    select ${organizationId}, new_id('evt', ${at}), ${type}, ${resourceOf(type)}, s.id, to_jsonb(s), ${at},
           ${afterWaiting(sql, organizationId, sql`s.id`)}
      from (${rows}) s
     order by s.created_at, s.id
    returning n.id`;
}

/**
 * The moment, and after each event of the resource that still waits: clocks go back, and differ between machines. By the
 * index over what waits of a resource (`event_waiting`), however much waits of others.
 */
function afterWaiting(sql: Sql, organizationId: string, resourceId: Fragment): Fragment {
  return sql`greatest(clock_timestamp(), (
    select max(w.written_at) + interval '1 microsecond' from event w
     where w.organization_id = ${organizationId} and w.resource_id = ${resourceId} and coalesce(w.position, 0) = 0))`;
}

/**
 * Notes that resources changed because something else did: the publisher reads each of them when it publishes, and writes
 * one event for all notes of it. Triggers note by `note_changes`.
 * @param ids a `select` of the resources' ids
 */
export async function noteChanges(ctx: EventContext, type: EventType, ids: Fragment): Promise<void> {
  const at = ctx.now.toISOString();
  await raw(ctx.db)`
    insert into event as n (organization_id, id, type, resource_type, resource_id, created_at)
    select ${ctx.actor.organizationId}, new_id('evt', ${at}), ${type}, ${resourceOf(type)}, r.id, ${at}
      from (${ids}) r(id)
    returning n.id`;
}
