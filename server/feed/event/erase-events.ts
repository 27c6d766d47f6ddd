import { isDeepStrictEqual } from "node:util";
import { raw } from "#db/client.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { idsOfCustomer } from "#server/platform/audit/select-events.ts";
import { presentRow } from "./resources.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

/** Events read at once: a customer may have very many, and each carries a whole resource. */
const BATCH = 500;

interface EventData {
  id: string;
  resource_type: ResourceType;
  data: object | null;
  snapshot: object | null;
}

/**
 * Empties what can identify a customer in the events of it and of what is its own, those still to be published too.
 * What happened, to what, when and at which place stays.
 */
export async function eraseEvents(ctx: CallerContext, customerId: string): Promise<void> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  // Whoever publishes holds the end of the stream while writing to many rows; the one waits for the other here.
  await sql`select from event_stream where organization_id = ${organizationId} for no key update`;
  for (let last = ""; ; ) {
    // What is only noted is read when it is published, and is then what it is.
    const events = await sql<EventData[]>`
      select e.id, e.resource_type, e.data, e.snapshot from event e
       where e.organization_id = ${organizationId} and e.id > ${last} and coalesce(e.data, e.snapshot) is not null
         and (e.resource_id = ${customerId} or e.resource_id in (${idsOfCustomer(sql, organizationId, customerId)}))
       order by e.id limit ${BATCH}`;
    const end = events.at(-1);
    if (!end) return;
    last = end.id;
    const emptied = events.flatMap((event) => {
      const current = event.data ?? (event.snapshot && presentRow(event.resource_type, event.snapshot));
      if (current === null) return [];
      const data = withoutPersonalData(event.resource_type, { ...current }, customerId);
      return isDeepStrictEqual(data, event.data) ? [] : [{ id: event.id, data }];
    });
    await sql`
      update event e set data = r.data, snapshot = null
        from jsonb_to_recordset(${JSON.stringify(emptied)}::jsonb) as r(id text, data jsonb)
       where e.organization_id = ${organizationId} and e.id = r.id`;
  }
}
