import { isDeepStrictEqual } from "node:util";
import { raw, type Sql } from "#db/client.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import { planNotices } from "#server/feed/notice/plan-notices.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { idsOf } from "#server/kernel/reading/rows.ts";
import { planDeliveries } from "./plan-deliveries.ts";
import { presentRow, readResources, updatedType } from "./resources.ts";

/** Events published in one transaction: requests wait while so many are compared. */
export const PUBLISH_BATCH = 100;
/** Further notes of one resource that are taken along: where publishing rested there may be any number. */
const MOST_NOTES = 500;

interface End {
  readonly position: string;
}

interface Unpublished {
  id: string;
  type: string;
  resource_type: ResourceType;
  resource_id: string;
  created_at: string;
  data: object | null;
  snapshot: object | null;
}

/** An event as it stands in the stream. */
interface Published
  extends Pick<Unpublished, "id" | "type" | "resource_type" | "resource_id" | "created_at"> {
  readonly data: object;
}

/**
 * Gives a batch of the organization's events their place in its stream, in the order they were written, and plans their
 * deliveries. Whoever publishes holds the end of the stream, so places have no gaps and a reader who has seen one place
 * has seen all before it.
 *
 * What an event carries is the resource at its change; what follows from other resources (balances, counters, gates)
 * may have moved since by a change that committed earlier though it was written later. So each resource of a batch is
 * read once more, and where it differs from its last event, one more event follows. A note only asks for this event. The
 * last event of a resource is therefore always what it is.
 * @param gathering how long notes of a resource gather to become one event, in milliseconds; an event of its own takes them along
 * @returns how many events were taken, {@link PUBLISH_BATCH} where there may be more
 */
export async function publishOrganization(ctx: CallerContext, gathering = 0): Promise<number> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const [held] = await sql<End[]>`
    select position from event_stream where organization_id = ${organizationId} for no key update skip locked`;
  const stream = held ?? (await begin(sql, organizationId));
  if (!stream) return 0;
  // By a clock that went back, a note may be written later than now.
  const due = await sql<Unpublished[]>`
    select ${unpublished(sql)} from event e
     where e.organization_id = ${organizationId} and e.position is null
       and (not ${isNoteOf(sql)} or e.written_at not between
             clock_timestamp() - make_interval(secs => ${gathering / 1000}) and clock_timestamp())
     order by e.written_at, e.id limit ${PUBLISH_BATCH}`;
  if (due.length === 0) return 0;
  const events = [...due, ...(await furtherNotes(ctx, due))];
  const ownEvents = events.flatMap(withOwnData);
  const published = [...ownEvents, ...(await followUpEvents(ctx, events, ownEvents))];
  await write(ctx, events, published, Number(stream.position) + 1);
  return due.length;
}

/** Begins a stream; nothing where there is one, which another process holds. */
async function begin(sql: Sql, organizationId: string): Promise<End | undefined> {
  const [end] = await sql<End[]>`
    insert into event_stream as s (organization_id) values (${organizationId}) on conflict do nothing returning s.position`;
  return end;
}

const unpublished = (sql: Sql) =>
  sql`e.id, e.type, e.resource_type, e.resource_id, e.created_at, e.data, e.snapshot`;
const isNoteOf = (sql: Sql) => sql`(e.data is null and e.snapshot is null)`;

/** What else notes that the resources of these events changed: it is told with them, as each is read once more. */
async function furtherNotes(ctx: CallerContext, due: readonly Unpublished[]): Promise<Unpublished[]> {
  const sql = raw(ctx.db);
  const ids = [...new Set(due.map(({ resource_id }) => resource_id))];
  const taken = new Set(due.map(({ id }) => id));
  const notes = await sql<Unpublished[]>`
    select n.* from unnest(${idsOf(sql, ids)}) named(id)
     cross join lateral (
       select ${unpublished(sql)} from event e
        where e.organization_id = ${ctx.actor.organizationId} and e.resource_id = named.id
          and coalesce(e.position, 0) = 0 and ${isNoteOf(sql)}
        order by e.written_at limit ${MOST_NOTES}) n`;
  return notes.filter(({ id }) => !taken.has(id));
}

/** The event with its own data; nothing for a note. */
function withOwnData(event: Unpublished): Published[] {
  const data = event.data ?? (event.snapshot && presentRow(event.resource_type, event.snapshot));
  return data === null ? [] : [{ ...event, data }];
}

/** One more event for each resource that differs from its last event; it takes the place of a note if there is one. */
async function followUpEvents(
  ctx: CallerContext,
  events: readonly Unpublished[],
  ownEvents: readonly Published[],
): Promise<Published[]> {
  const last = new Map(ownEvents.map((event) => [keyOf(event), event.data]));
  const notes = new Map(events.filter(isNote).map((note) => [keyOf(note), note]));
  const current = await readResources(ctx, events);
  return [...current].flatMap(([key, { type, id, data }]) => {
    if (isDeepStrictEqual(last.get(key), data)) return [];
    const note = notes.get(key);
    return [
      {
        id: note?.id ?? newId("evt", ctx.now),
        type: note?.type ?? updatedType(type),
        resource_type: type,
        resource_id: id,
        created_at: note?.created_at ?? ctx.now.toISOString(),
        data,
      },
    ];
  });
}

/** Writes the positions in this order and deletes notes that led to no event. */
async function write(
  ctx: CallerContext,
  events: readonly Unpublished[],
  published: readonly Published[],
  first: number,
): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const written = new Map(events.map((event) => [event.id, event]));
  const kept = new Set(published.map(({ id }) => id));
  const gone = events.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) {
    await sql`delete from event where organization_id = ${organizationId} and id = any (${gone})`;
  }
  const added = published.filter(({ id }) => !written.has(id));
  if (added.length > 0) {
    await sql`
      insert into event as n (organization_id, id, type, resource_type, resource_id, data, created_at)
      select ${organizationId}, a.id, a.type, a.resource_type, a.resource_id, a.data, a.created_at
        from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
          as a(id text, type text, resource_type text, resource_id text, data jsonb, created_at timestamptz)
      returning n.id`;
  }
  const placed = published.map(({ id, data }, index) => ({
    id,
    position: first + index,
    data: written.get(id)?.data === null ? data : null,
  }));
  await sql`
    update event e set position = p.position, data = coalesce(e.data, p.data), snapshot = null
      from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p(id text, position bigint, data jsonb)
     where e.organization_id = ${organizationId} and e.id = p.id`;
  await sql`
    update event_stream set position = position + ${placed.length} where organization_id = ${organizationId}`;
  if (placed.length === 0) return;
  await planDeliveries(ctx, first, first + placed.length - 1);
  await planNotices(ctx, published);
}

const isNote = ({ data, snapshot }: Unpublished) => data === null && snapshot === null;
const keyOf = (event: Pick<Unpublished, "resource_type" | "resource_id">) =>
  `${event.resource_type} ${event.resource_id}`;
