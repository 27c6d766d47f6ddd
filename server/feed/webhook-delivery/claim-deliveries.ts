import { raw } from "#db/client.ts";
import type { Event } from "#server/feed/event/contract.ts";
import { type EventRow, presentEvent } from "#server/feed/event/present.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import type { Target } from "./send-event.ts";

/** Deliveries of an endpoint that are sent at once. */
const AT_ONCE = 6;
/** How long a claimed delivery is hidden from other workers, in milliseconds: longer than sending takes. */
const LEASE_MS = 30_000;

/** A delivery that is this process' to send. */
export interface Claimed {
  readonly id: string;
  /** How often it was sent before. */
  readonly attempts: number;
  readonly target: Target;
  readonly event: Event;
}

type Row = EventRow & {
  delivery_id: string;
  attempts: number;
  endpoint_id: string;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_expires_at: string | null;
};

/**
 * Takes deliveries of an endpoint that are due, of each resource the earliest alone, so that one resource's events
 * arrive in their order. What is taken is not due for others for a while: a process that dies while it sends leaves its
 * deliveries to be sent again after that.
 */
export async function claimDeliveries(ctx: SettlementContext, endpointId: string): Promise<Claimed[]> {
  const { organizationId } = ctx.actor;
  const lease = new Date(ctx.now.getTime() + LEASE_MS).toISOString();
  const rows = await raw(ctx.db)<Row[]>`
    with first as (
      select distinct on (d.resource_id) d.id from webhook_delivery d
        join webhook_endpoint w on w.organization_id = d.organization_id and w.id = d.webhook_endpoint_id
         and w.status = 'ENABLED'
       where d.organization_id = ${organizationId} and d.webhook_endpoint_id = ${endpointId} and d.status = 'PENDING'
       order by d.resource_id, d.position
    ), taken as (
      select d.id from webhook_delivery d join first f on f.id = d.id
       where d.organization_id = ${organizationId} and d.status = 'PENDING' and d.due_at <= ${ctx.now.toISOString()}
       order by d.position limit ${AT_ONCE} for no key update of d skip locked
    ), claimed as (
      update webhook_delivery d set due_at = ${lease} from taken t
       where d.organization_id = ${organizationId} and d.id = t.id
      returning d.id, d.event_id, d.attempts
    )
    select c.id as delivery_id, c.attempts, w.id as endpoint_id, w.url, w.secret, w.previous_secret,
           w.previous_secret_expires_at, e.id, e.type, e.resource_type, e.resource_id, e.created_at, e.position, e.data
      from claimed c
      join event e on e.organization_id = ${organizationId} and e.id = c.event_id
      join webhook_endpoint w on w.organization_id = ${organizationId} and w.id = ${endpointId}`;
  return rows.map((row) => ({
    id: row.delivery_id,
    attempts: row.attempts,
    target: {
      endpointId: row.endpoint_id,
      url: row.url,
      secret: row.secret,
      previousSecret: row.previous_secret,
      previousSecretExpiresAt: row.previous_secret_expires_at,
    },
    event: presentEvent(row),
  }));
}

/** When the next of an endpoint's deliveries is due; null where there is none, or nothing is sent to it. */
export async function nextDue(ctx: SettlementContext, endpointId: string): Promise<Date | null> {
  const { organizationId } = ctx.actor;
  const [row] = await raw(ctx.db)<{ due_at: string | null }[]>`
    select min(f.due_at) as due_at from (
      select distinct on (d.resource_id) d.due_at from webhook_delivery d
        join webhook_endpoint w on w.organization_id = d.organization_id and w.id = d.webhook_endpoint_id
       where d.organization_id = ${organizationId} and d.webhook_endpoint_id = ${endpointId} and d.status = 'PENDING'
         and w.status = 'ENABLED'
       order by d.resource_id, d.position) f`;
  return row?.due_at == null ? null : new Date(row.due_at);
}
