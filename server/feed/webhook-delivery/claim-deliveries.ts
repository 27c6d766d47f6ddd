import { raw } from "#db/client.ts";
import type { Event } from "#server/feed/event/contract.ts";
import { type EventRow, presentEvent } from "#server/feed/event/present.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import type { Target } from "./send-event.ts";

/** Deliveries of an endpoint that are sent at once. */
const AT_ONCE = 6;
/** Of those that are due, how many are looked at to find them; and from the second time on, as all before were behind others. */
const LOOKED_AT = 100;
const THEN_LOOKED_AT = 1000;
/** How long a claimed delivery is hidden from other workers, in milliseconds: longer than sending takes. */
const LEASE_MS = 30_000;
/**
 * How long one waits behind an earlier event of its resource at least, in milliseconds. It is due as soon as that is delivered
 * or given up (`keep-outcome.ts`); this is for what should be in between.
 */
const BEHIND_MS = 600_000;

/** A delivery that is this process' to send. */
export interface Claimed {
  readonly id: string;
  /** How often it was sent before. */
  readonly attempts: number;
  readonly target: Target;
  readonly event: Event;
}

/** A place in the line of an endpoint's deliveries, by when they are due. */
export interface Place {
  /** As PostgreSQL writes it, to the microsecond. */
  readonly dueAt: string;
  readonly position: string;
}

/** What was found due of an endpoint. */
export interface Taken {
  /** To be sent. */
  readonly claimed: readonly Claimed[];
  /** Where nothing is, though something is due: the last that is behind others, where to go on. */
  readonly behind: Place | null;
}

type TakenRow = EventRow & {
  delivery_id: string;
  attempts: number;
  endpoint_id: string;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_expires_at: string | null;
};

/** One that was taken, or without its event one that waits behind another. */
type PlacedRow = (TakenRow | { id: null }) & { was_due_at: string; place: string };

/**
 * Takes deliveries of an endpoint that are due, of each resource the earliest alone, so that one resource's events
 * arrive in their order. What is taken is not due for others for a while: a process that dies while it sends leaves its
 * deliveries to be sent again after that. Those behind an earlier one of their resource are met once and wait for it, however
 * many they are: a million that wait are not gone through for each that is sent.
 */
export async function claimDeliveries(
  ctx: SettlementContext,
  endpointId: string,
  after: Place | null = null,
): Promise<Taken> {
  const rows = await placeDue(ctx, endpointId, after);
  const claimed = rows.filter(isTaken).map(presentClaimed);
  const last = rows.at(-1);
  return {
    claimed,
    behind: claimed.length === 0 && last ? { dueAt: last.was_due_at, position: last.place } : null,
  };
}

/** Looks at the deliveries that are due longest: takes some, and has those wait that are behind others. */
async function placeDue(
  ctx: SettlementContext,
  endpointId: string,
  last: Place | null,
): Promise<readonly PlacedRow[]> {
  const { organizationId } = ctx.actor;
  const sql = raw(ctx.db);
  const after = (ms: number) => new Date(ctx.now.getTime() + ms).toISOString();
  return sql<PlacedRow[]>`
    with due as (
      select d.id, d.resource_id, d.position, d.due_at from webhook_delivery d
        join webhook_endpoint w on w.organization_id = d.organization_id and w.id = d.webhook_endpoint_id
         and w.status = 'ENABLED'
       where d.organization_id = ${organizationId} and d.webhook_endpoint_id = ${endpointId} and d.status = 'PENDING'
         and d.due_at <= ${ctx.now.toISOString()}
         ${last ? sql`and (d.due_at, d.position) > (${last.dueAt}::timestamptz, ${last.position}::bigint)` : sql``}
       order by d.due_at, d.position limit ${last ? THEN_LOOKED_AT : LOOKED_AT} for no key update of d skip locked
    ), placed as (
      select u.id, u.due_at, u.position, (
          select b.due_at from webhook_delivery b
           where b.organization_id = ${organizationId} and b.webhook_endpoint_id = ${endpointId}
             and b.resource_id = u.resource_id and b.status = 'PENDING' and b.position < u.position
           order by b.position limit 1) as behind
        from due u
    ), moved as (
      select p.id, p.due_at as was_due_at, p.position, p.behind is null as is_taken,
             case when p.behind is null then ${after(LEASE_MS)}::timestamptz
                  else greatest(p.behind, ${after(BEHIND_MS)}::timestamptz) end as due_at
        from placed p
       where p.behind is not null or p.id in (
         select f.id from placed f where f.behind is null order by f.due_at, f.position limit ${AT_ONCE})
    ), claimed as (
      update webhook_delivery d set due_at = m.due_at from moved m
       where d.organization_id = ${organizationId} and d.id = m.id
      returning d.id, d.event_id, d.attempts, m.is_taken, m.was_due_at, m.position
    )
    select c.id as delivery_id, c.attempts, c.was_due_at, c.position as place, w.id as endpoint_id, w.url, w.secret, w.previous_secret,
           w.previous_secret_expires_at, e.id, e.type, e.resource_type, e.resource_id, e.created_at, e.position, e.data
      from claimed c
      left join event e on e.organization_id = ${organizationId} and e.id = c.event_id and c.is_taken
      join webhook_endpoint w on w.organization_id = ${organizationId} and w.id = ${endpointId}
     order by c.was_due_at, c.position`;
}

const isTaken = (row: PlacedRow): row is PlacedRow & TakenRow => row.id !== null;

function presentClaimed(row: TakenRow): Claimed {
  return {
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
  };
}

/** When the next of an endpoint's deliveries is due; null where there is none, or nothing is sent to it. */
export async function nextDue(ctx: SettlementContext, endpointId: string): Promise<Date | null> {
  const { organizationId } = ctx.actor;
  const [row] = await raw(ctx.db)<{ due_at: string }[]>`
    select d.due_at from webhook_delivery d
      join webhook_endpoint w on w.organization_id = d.organization_id and w.id = d.webhook_endpoint_id
     where d.organization_id = ${organizationId} and d.webhook_endpoint_id = ${endpointId} and d.status = 'PENDING'
       and w.status = 'ENABLED'
     order by d.due_at limit 1`;
  return row ? new Date(row.due_at) : null;
}
