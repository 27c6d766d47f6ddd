import { raw } from "#db/client.ts";
import { auditFacets } from "#db/schema/facets.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { byFacets } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import type {
  AuditEvent,
  getAuditEvent as getOperation,
  listAuditEvents as listOperation,
} from "./contract.ts";
import { type NamedEventRow, presentEvent } from "./present.ts";
import { actorNames, chosenEvents, concerningCustomer, namedColumns, typedEvents } from "./select-events.ts";

const sorts = { createdAt: { expression: "e.at", type: "timestamptz" } } as const;

/**
 * One change in the organization.
 * @throws Refusal audit_event_not_found
 */
export async function getAuditEvent({ ctx, input }: Call<typeof getOperation>): Promise<AuditEvent> {
  const sql = raw(ctx.db);
  const [row] = await sql<NamedEventRow[]>`
    select ${namedColumns(sql)} from audit_event e ${actorNames(sql, ctx.actor.organizationId)}
     where e.organization_id = ${ctx.actor.organizationId} and e.id = ${input.auditEventId}`;
  if (!row) throw refuse("audit_event_not_found", {}, "auditEventId");
  return presentEvent(row);
}

/** Every change in the organization, newest first. */
export async function listAuditEvents({ ctx, input }: Call<typeof listOperation>): Promise<Page<AuditEvent>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { action, resourceType, resourceId, customerId, actorId } = input;
  const isFew = (action ?? resourceType ?? resourceId ?? actorId) !== undefined;
  const { condition, facets } = byFacets(sql, "e", auditFacets, input, isFew ? "few" : "ordered");
  return readPage<NamedEventRow, AuditEvent>(ctx.db, {
    input,
    columns: namedColumns(sql),
    alias: "e",
    from: sql`from audit_event e where ${chosenEvents(sql, organizationId, input)} ${condition}`,
    joins: actorNames(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [
      customerId === undefined ? undefined : concerningCustomer(sql, organizationId, customerId),
      input.q ? typedEvents(sql, organizationId, input.q, input) : undefined,
    ]),
    sorts,
    id: "e.id",
    present: presentEvent,
  });
}
