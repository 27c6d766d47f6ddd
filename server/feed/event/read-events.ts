import { raw, type Sql } from "#db/client.ts";
import { eventTypes } from "#db/schema/enums.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { anyOf, exactly } from "#server/kernel/reading/search.ts";
import { allOf, MOST_NAMED } from "#server/kernel/reading/seek.ts";
import { instantText, textsFor } from "#server/kernel/reading/texts.ts";
import { resourceOf } from "#server/platform/outbox/resource-of.ts";
import type { Event, getEvent as getOperation, listEvents as listOperation } from "./contract.ts";
import { type EventRow, presentEvent } from "./present.ts";

const sorts = {
  position: { expression: "e.position", type: "bigint" },
  createdAt: { expression: "e.created_at", type: "timestamptz" },
} as const;

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

/** What was published: by position, or by when it happened where a range of instants is asked for. */
export async function listEvents({ ctx, input }: Call<typeof listOperation>): Promise<Page<Event>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const isRange = (input.createdFrom ?? input.createdTo) !== undefined;
  const sort = input.sort ?? (isRange ? "createdAt" : "position");
  const inStream = sort === "position";
  const typed = input.q?.toLowerCase() ?? "";
  const named = eventTypes.filter((type) => type.includes(typed));
  // What names no type is an identifier.
  const id = named.length === 0 ? input.q : undefined;
  const types = (id === undefined ? named : eventTypes).filter(
    (type) => (input.type ?? type) === type && (input.resourceType ?? resourceOf(type)) === resourceOf(type),
  );
  const areSome = types.length < eventTypes.length;
  // The planner knows how many events have one type, and chooses the index by it where they are few.
  const one = id === undefined && types.length === 1 ? types[0] : undefined;
  // An offering that sells has hundreds of thousands of events of one type, and few of the others.
  const areApart = id === undefined && one === undefined && (areSome || input.resourceId !== undefined);
  const created = createdWithin(sql, ["event", "e"], organizationId, { ...input, sort });
  return readPage<EventRow, Event>(ctx.db, {
    input: { ...input, sort },
    columns: sql`e.id, e.type, e.resource_type, e.resource_id, e.created_at, e.position, e.data`,
    alias: "e",
    from: sql`from event e where e.organization_id = ${organizationId} and e.position is not null
      ${when(sql, input.resourceId, (resource) => sql`e.resource_id = ${resource}`)}
      ${when(sql, one, (type) => sql`e.type = ${type}`)}
      ${when(sql, inStream ? input.after : undefined, (position) => sql`e.position > ${position}`)} ${created.condition}`,
    ...(areApart && { oneOf: { column: "e.type", values: types } }),
    seek: allOf(sql, [
      id === undefined ? undefined : identified(sql, organizationId, id, areSome ? types : undefined),
      inStream || input.after === undefined ? undefined : afterPosition(sql, organizationId, input.after),
      created.seek && { ...created.seek, found: sql`${created.seek.found} and e.position is not null` },
    ]),
    sorts,
    id: "e.id",
    present: presentEvent,
    ...textsFor(ctx, () => ({
      texts: {
        eventId: sql`e.id`,
        position: sql`e.position`,
        createdAt: instantText(sql`e.created_at`),
        type: sql`e.type`,
        resourceType: sql`e.resource_type`,
        resourceId: sql`e.resource_id`,
      },
    })),
  });
}

/** Events after a place in the stream, where another order is asked for. */
function afterPosition(sql: Sql, organizationId: string, position: number): Seek {
  return {
    matches: sql`e.position > ${position}`,
    found: sql`select e.id from event e
      where e.organization_id = ${organizationId} and e.position > ${position} order by e.position limit ${MOST_NAMED + 1}`,
  };
}

/** Events by their id, or by that of the resource inside; of some types, where these are given. */
function identified(
  sql: Sql,
  organizationId: string,
  id: string,
  types: readonly string[] | undefined,
): Seek {
  const ofTypes = types ? sql`and e.type = any (${[...types]})` : sql``;
  const table = sql`select e.id from event e where e.organization_id = ${organizationId} ${ofTypes}`;
  const { matches, found, isExact } = anyOf(sql, [
    exactly(sql, sql`e.id`, id, table),
    exactly(sql, sql`e.resource_id`, id, table),
  ]);
  return { matches: sql`${matches} ${ofTypes}`, found, ...(isExact && { isExact }) };
}
