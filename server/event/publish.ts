import { raw } from "#db/client.ts";
import type { ResourceType } from "../audit/contract.ts";
import type { CallerContext } from "../context.ts";
import { readCustomersByIds } from "../customer/read-customers.ts";
import { readOfferingsByIds } from "../offering/read-offerings.ts";
import { type IntentRow, presentIntent } from "../purchase-intent/present.ts";
import { readIntents } from "../purchase-intent/read-intents.ts";
import { readTokensByIds } from "../token/read-tokens.ts";

/** Events published in one transaction. */
export const PUBLISH_BATCH = 500;

interface Unpublished {
  id: string;
  resource_type: ResourceType;
  resource_id: string;
  has_data: boolean;
  snapshot: IntentRow | null;
}

/** How resources that follow from others are read when their change is told. */
const readers: Partial<
  Record<ResourceType, (ctx: CallerContext, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>>
> = {
  offering: readOfferingsByIds,
  customer: readCustomersByIds,
  token: readTokensByIds,
  offering_purchase_intent: async (ctx, ids) =>
    new Map((await readIntents(ctx, ids)).map((intent) => [intent.offeringPurchaseIntentId, intent])),
};

/**
 * Gives a batch of the organization's events their place in its stream, in the order they were written, and makes their
 * resources. Whoever publishes holds the end of the stream, so places have no gaps and a reader who has seen one place
 * has seen all before it. Several notes of the same derived change become one.
 * @returns how many events were taken
 */
export async function publishOrganization(ctx: CallerContext): Promise<number> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  await sql`insert into event_stream (organization_id) values (${organizationId}) on conflict do nothing`;
  const [stream] = await sql<{ position: string }[]>`
    select position from event_stream where organization_id = ${organizationId} for update skip locked`;
  if (!stream) return 0;
  const events = await sql<Unpublished[]>`
    select id, resource_type, resource_id, data is not null as has_data, snapshot from event
     where organization_id = ${organizationId} and position is null order by sequence limit ${PUBLISH_BATCH}`;
  const { kept, repeated } = withoutRepetitions(events);
  const resources = await resourcesOf(ctx, kept);
  const gone = kept.filter(({ id, has_data }) => !has_data && !resources.has(id));
  const published = kept.filter((event) => !gone.includes(event));
  const removed = [...repeated, ...gone].map(({ id }) => id);
  if (removed.length > 0) {
    await sql`delete from event where organization_id = ${organizationId} and id = any (${removed})`;
  }
  const first = Number(stream.position) + 1;
  const rows = published.map(({ id }, index) => ({
    id,
    position: first + index,
    data: resources.get(id) ?? null,
  }));
  await sql`
    with published as (
      update event e set position = p.position, data = coalesce(e.data, p.data), snapshot = null
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id text, position bigint, data jsonb)
       where e.organization_id = ${organizationId} and e.id = p.id
    )
    update event_stream set position = position + ${rows.length} where organization_id = ${organizationId}`;
  return events.length;
}

/** Of notes that carry nothing, the last of each resource tells all: it is read only now. */
function withoutRepetitions(events: readonly Unpublished[]) {
  const isNote = ({ has_data, snapshot }: Unpublished) => !has_data && snapshot === null;
  const last = new Map(events.filter(isNote).map((event) => [event.resource_id, event.id]));
  const isRepeated = (event: Unpublished) => isNote(event) && last.get(event.resource_id) !== event.id;
  return {
    kept: events.filter((event) => !isRepeated(event)),
    repeated: events.filter(isRepeated),
  };
}

/** The resources of events that do not carry them yet, by the event's id. */
async function resourcesOf(ctx: CallerContext, events: readonly Unpublished[]): Promise<Map<string, object>> {
  const resources = new Map<string, object>();
  const wanted = new Map<ResourceType, Unpublished[]>();
  for (const event of events) {
    if (event.has_data) continue;
    if (event.snapshot !== null) resources.set(event.id, presentIntent(event.snapshot));
    else wanted.set(event.resource_type, [...(wanted.get(event.resource_type) ?? []), event]);
  }
  for (const [type, notes] of wanted) {
    const read = readers[type];
    if (!read) throw new Error(`nothing reads a ${type} for its event`);
    const found = await read(
      ctx,
      notes.map(({ resource_id }) => resource_id),
    );
    for (const { id, resource_id } of notes) {
      const resource = found.get(resource_id);
      if (resource) resources.set(id, resource);
    }
  }
  return resources;
}
