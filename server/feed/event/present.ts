import { nameObjects } from "#server/kernel/fields/name-objects.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Event } from "./contract.ts";
import { eventSchemas } from "./schemas.ts";

/** What {@link presentEvent} needs; the type and kind are what `recordEvent` wrote. */
export interface EventRow {
  id: string;
  type: Event["type"];
  resource_type: Event["resourceType"];
  resource_id: string;
  created_at: string;
  /** A text from the driver, a number in the JSON of lists. */
  position: string | number;
  data: Event["data"];
}

/** An event as lists, webhooks and pages show it: the same, letter by letter. */
export function presentEvent(row: EventRow): Event {
  const schema = eventSchemas[row.resource_type];
  return {
    eventId: row.id,
    object: "event",
    type: row.type,
    resourceType: row.resource_type,
    resourceId: row.resource_id,
    createdAt: toIso(row.created_at),
    position: Number(row.position),
    data: schema ? (nameObjects(schema, row.data) as Event["data"]) : row.data,
  };
}
