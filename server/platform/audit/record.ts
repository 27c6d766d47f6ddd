import { hash, randomUUID } from "node:crypto";
import { raw } from "#db/client.ts";
import type { EventType, ResourceType } from "#db/schema/enums.ts";
import type { Caller } from "#server/kernel/access.ts";
import type { CallerContext, TenantContext } from "#server/kernel/context.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { insertEvents, newEvent } from "#server/platform/outbox/record-event.ts";
import { canonicalJson } from "./canonical-json.ts";
import { type Changes, difference } from "./difference.ts";

/** What was changed: the interface's own resource before and after. */
export interface Change {
  /** The operation, e.g. `createOffering`. */
  readonly action: string;
  readonly resource: ResourceType;
  readonly id: string;
  /** Absent for what is new. */
  readonly before?: object;
  /** Absent for what is gone. */
  readonly after?: object;
  /** What stands in the audit trail alone, besides what differs: a reason, say. */
  readonly note?: object | undefined;
  /** The event to write, with `after` as its data; absent if the verb writes the event itself, or none. */
  readonly event?: EventType | undefined;
}

/** A row of the audit trail that is still to be sealed. */
export interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly actor_customer_id: string | null;
  readonly action: string;
  readonly resource_type: ResourceType;
  readonly resource_id: string;
  readonly request_id: string;
  readonly changes: Changes;
  readonly personal: Personal;
  readonly personal_salt: string;
  readonly personal_digest: string;
}

/** What of a row can be erased. */
export interface Personal {
  readonly address?: string;
  readonly userAgent?: string;
  readonly changes: Changes;
}

/** Writes who changed what, in the transaction of the change; see `auditEvent`. */
export async function record(ctx: CallerContext, change: Change): Promise<void> {
  await recordAll(ctx, [{ ctx, change }]);
}

/**
 * Writes many changes with their events in one statement.
 * @param tenant the transaction of the changes
 * @param changes each with the request that asked for it
 */
export async function recordAll(
  tenant: TenantContext,
  changes: readonly { readonly ctx: CallerContext; readonly change: Change }[],
): Promise<void> {
  const sql = raw(tenant.db);
  const rows = changes.map(({ ctx, change }) => auditRow(ctx, change));
  const events = changes.flatMap(({ ctx, change: { event, id, after } }) =>
    event && after ? [newEvent(ctx.now, event, id, after)] : [],
  );
  await sql`
    ${events.length > 0 ? sql`with told as (${insertEvents(tenant, events)})` : sql``}
    insert into audit_event as a (organization_id, id, at, actor_kind, actor_id, actor_customer_id, action, resource_type,
      resource_id, request_id, changes, personal, personal_salt, personal_digest)
    select ${tenant.actor.organizationId}, r.id, r.at, r.actor_kind, r.actor_id, r.actor_customer_id, r.action,
           r.resource_type, r.resource_id, r.request_id, r.changes, r.personal, r.personal_salt, r.personal_digest
      from jsonb_populate_recordset(null::audit_event, ${JSON.stringify(rows)}::jsonb) r
    returning a.id`;
}

/** The row a change leaves in the audit trail. */
export function auditRow(
  ctx: CallerContext,
  { action, resource, id, before, after, note }: Change,
): AuditRow {
  const { actor, origin } = ctx;
  const { changes, personal } = difference(resource, before ?? {}, { ...after, ...note });
  const apart: Personal = {
    ...(origin.address !== undefined && { address: origin.address }),
    // A cut may fall within a character, and half of one cannot be stored.
    ...(origin.userAgent !== undefined && { userAgent: origin.userAgent.slice(0, 300).toWellFormed() }),
    changes: personal,
  };
  const salt = randomUUID().replaceAll("-", "");
  return {
    id: newId("aud", ctx.now),
    at: ctx.now.toISOString(),
    actor_kind: actor.kind,
    actor_id: actorId(actor),
    actor_customer_id: actor.kind === "customer" ? actor.customerId : null,
    action,
    resource_type: resource,
    resource_id: id,
    request_id: ctx.requestId,
    changes,
    personal: apart,
    personal_salt: salt,
    personal_digest: digestOf(salt, apart),
  };
}

/** The person or the key that acts, as the trail names it; null for the service, and for whoever needs no key. */
export function actorId(actor: Caller): string | null {
  if (actor.kind === "system") return null;
  return actor.kind === "apiKey" ? actor.keyId : actor.userId;
}

/** What stands for the personal part in the chain, and goes on standing once that is erased. */
export function digestOf(salt: string, personal: unknown): string {
  return hash("sha256", salt + canonicalJson(personal), "hex");
}
