import type { Sql } from "#db/client.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import { contains, type Place, when, withinOrder } from "#server/kernel/reading/narrowing.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { type Fragment, hasOne, joinParts } from "#server/kernel/reading/rows.ts";
import {
  among,
  amongOrdered,
  anyOf,
  exactly,
  idsFound,
  inOwnText,
  upTo,
} from "#server/kernel/reading/search.ts";
import { MOST_NAMED } from "#server/kernel/reading/seek.ts";
import type { AuditExportQuery } from "./contract.ts";
import { eventColumns } from "./rows.ts";

/** The columns of `NamedEventRow` of `audit_event e` with {@link actorNames}. */
export function namedColumns(sql: Sql): Fragment {
  return sql`${eventColumns(sql)}, coalesce(u.name, k.name) as actor_name`;
}

/** What events `e` are joined to: the person or the key that acted. */
export function actorNames(sql: Sql, organizationId: string): Fragment {
  return sql`
    left join auth_user u on u.id = e.actor_id and e.actor_kind in ('member', 'customer')
    left join api_key k on k.organization_id = ${organizationId} and k.id = e.actor_id and e.actor_kind = 'apiKey'`;
}

/** What an organization's events `e` meet that a list or an export asks for, but for the search. */
export function chosenEvents(
  sql: Sql,
  organizationId: string,
  filters: Omit<AuditExportQuery, "format" | "q"> & Place,
): Fragment {
  return sql`e.organization_id = ${organizationId}
      ${when(sql, filters.action, (action) => sql`e.action = ${action}`)}
      ${when(sql, filters.resourceType, (type) => sql`e.resource_type = ${type}`)}
      ${when(sql, filters.resourceId, (id) => sql`e.resource_id = ${id}`)}
      ${when(sql, filters.actorId, (id) => sql`e.actor_id = ${id}`)}
      ${withinOrder(sql, "e.at", filters, filters)}`;
}

/**
 * Events by what people type: their own id, the request's, the resource's; part of an operation's name; the name of a
 * member, a key or a customer who acted; a text of what differs.
 */
export function typedEvents(
  sql: Sql,
  organizationId: string,
  typed: string,
  { action }: Pick<AuditExportQuery, "action">,
): Seek {
  const table = sql`select e.id from audit_event e where e.organization_id = ${organizationId}`;
  return anyOf(sql, [
    exactly(sql, sql`e.id`, typed, table),
    exactly(sql, sql`e.resource_id`, typed, table),
    exactly(sql, sql`e.request_id`, typed, table),
    exactly(sql, sql`e.actor_id`, typed, table),
    inOwnText(sql, organizationId, "audit_event", "e", typed),
    amongOrdered(sql, sql`e.action`, actionsNamed(sql, organizationId, typed, action), table),
    amongOrdered(sql, sql`e.actor_id`, actorsNamed(sql, organizationId, typed), table),
    among(
      sql,
      sql`e.actor_customer_id`,
      sql`select f.id from ${idsFound(sql, organizationId, "customer", typed)} f(id) where f.id is not null`,
      table,
    ),
  ]);
}

/** The members and keys whose name what was typed is part of. */
function actorsNamed(sql: Sql, organizationId: string, typed: string): Fragment {
  return sql`
    select u.id from member m join auth_user u on u.id = m.user_id
     where m.organization_id = ${organizationId} and ${contains(sql, "u.name", typed)}
    union all
    select k.id from api_key k where k.organization_id = ${organizationId} and ${contains(sql, "k.name", typed)}`;
}

/**
 * The operations there are events of, each found by one look at the index, that what was typed is part of. Where one is chosen,
 * the events of others need not be looked for, as they are not listed.
 */
function actionsNamed(sql: Sql, organizationId: string, typed: string, chosen: string | undefined): Fragment {
  if (chosen)
    return sql`select n.action from (select ${chosen}::text as action) n where ${contains(sql, "n.action", typed)}`;
  const next = (after: Fragment) => sql`(select a.action from audit_event a
    where a.organization_id = ${organizationId} ${after} order by a.action limit 1)`;
  return sql`
    with recursive named(action) as (
      select ${next(sql``)}
      union all
      select ${next(sql`and a.action > n.action`)} from named n where n.action is not null
    ) select n.action from named n where n.action is not null and ${contains(sql, "n.action", typed)}`;
}

/** What a customer has is known where it is so much at most, to look for its events in their order. */
const MOST_OWN = 20_000;

/** Events that concern a customer: itself, what is its own, what was minted to it, what it did. */
export function concerningCustomer(sql: Sql, organizationId: string, customerId: string): Seek {
  const named = joinParts(sql, namingCustomer(sql, customerId), " or ");
  const passing = (isOwn: Fragment) => sql`coalesce(${named} or ${isOwn}
    or e.resource_id in (${invitationsOf(sql, organizationId, customerId)}), false)`;
  const isOwn = ownedBy(sql, organizationId, customerId).map(
    ({ type, ofEvent }) => sql`(e.resource_type = ${type} and ${hasOne(sql, ofEvent)})`,
  );
  const matches = passing(joinParts(sql, isOwn, " or "));
  const ownIds = (most: number) => upTo(sql, idsOfCustomer(sql, organizationId, customerId), most);
  return {
    matches,
    through: (knowing) =>
      knowing(
        () => ownIds(MOST_OWN),
        (ids) => passing(sql`e.resource_id in (${ids})`),
        matches,
      ),
    found: idsNaming(sql, organizationId, customerId, ownIds(MOST_NAMED)),
    isExact: true,
  };
}

/** Ids of all events that concern a customer. */
export function idsConcerning(sql: Sql, organizationId: string, customerId: string): Fragment {
  return idsNaming(sql, organizationId, customerId, idsOfCustomer(sql, organizationId, customerId));
}

/** Ids of the events of a customer, and of these of its resources; a null where one is among them. */
function idsNaming(sql: Sql, organizationId: string, customerId: string, resources: Fragment): Fragment {
  const table = sql`select e.id from audit_event e where e.organization_id = ${organizationId}`;
  return joinParts(
    sql,
    [
      ...namingCustomer(sql, customerId).map((way) => sql`${table} and ${way}`),
      sql`select x.id from ((${resources}) union all ${invitationsOf(sql, organizationId, customerId)}) r(id)
            left join lateral (${table} and e.resource_id = r.id) x on true where r.id is null or x.id is not null`,
    ],
    " union all ",
  );
}

/** How `audit_event e` names a customer. */
function namingCustomer(sql: Sql, customerId: string): readonly Fragment[] {
  return ["e.resource_id", "e.actor_customer_id", "e.about_customer_id"].map(
    (column) => sql`${sql.unsafe(column)} = ${customerId}`,
  );
}

/** Ids of the invitations that were made for a customer. */
function invitationsOf(sql: Sql, organizationId: string, customerId: string): Fragment {
  return sql`select i.resource_id from audit_event i
    where i.organization_id = ${organizationId} and i.about_customer_id = ${customerId} and i.resource_type = 'invitation'`;
}

/** Ids of what is a customer's or about it: purchases, offers and trades, and the money of each. */
export function idsOfCustomer(sql: Sql, organizationId: string, customerId: string): Fragment {
  const own = ownedBy(sql, organizationId, customerId).map(({ ids }) => ids);
  return joinParts(sql, own, " union all ");
}

/** Resources of a type that are a customer's or about it. */
interface Owned {
  readonly type: ResourceType;
  /** `select` of their ids. */
  readonly ids: Fragment;
  /** `from … where …` of the row by which the resource of `audit_event e` is one. */
  readonly ofEvent: Fragment;
}

function ownedBy(sql: Sql, organizationId: string, customerId: string): readonly Owned[] {
  const rows = (type: ResourceType, isOwn: Fragment, { table = type, id = "x.id" } = {}): Owned => {
    const own = sql`from ${sql(table)} x where x.organization_id = ${organizationId} and ${isOwn}`;
    return {
      type,
      ids: sql`select ${sql.unsafe(id)} ${own}`,
      ofEvent: sql`${own} and ${sql.unsafe(id)} = e.resource_id`,
    };
  };
  const purchases = sql`offering_purchase_intent i
    where i.organization_id = ${organizationId} and i.customer_id = ${customerId}`;
  const ofPurchases = (type: ResourceType): Owned => ({
    type,
    ids: sql`select x.id from (select i.id from ${purchases}) i cross join lateral (select m.id from ${sql(type)} m
      where m.organization_id = ${organizationId} and m.offering_purchase_intent_id = i.id offset 0) x`,
    ofEvent: sql`from ${purchases} and i.id = (select x.offering_purchase_intent_id from ${sql(type)} x
      where x.organization_id = ${organizationId} and x.id = e.resource_id)`,
  });
  const isParty = sql`(x.seller_customer_id = ${customerId} or x.buyer_customer_id = ${customerId})`;
  const isTheirs = sql`x.customer_id = ${customerId}`;
  return [
    rows("offering_purchase_intent", isTheirs),
    ofPurchases("payment"),
    ofPurchases("refund"),
    ofPurchases("bank_entry"),
    rows("distribution_payment", isTheirs),
    rows("offer", sql`x.maker_customer_id = ${customerId}`),
    rows("trade", isParty),
    rows("offer", isParty, { table: "trade", id: "x.offer_id" }),
  ];
}

/** Whether `audit_event e` concerns a person: what they did, and what was done to their membership. */
export function aboutPerson(sql: Sql, userId: string): Fragment {
  return sql`(
    e.actor_id = ${userId}
    or (e.resource_type = 'person' and e.resource_id = ${userId})
    or ${userId} in (e.changes #>> '{userId,to}', e.changes #>> '{userId,from}')
    or (e.resource_type = 'member' and e.resource_id in (
      select m.resource_id from audit_event m
       where m.organization_id = e.organization_id and m.resource_type = 'member'
         and ${userId} in (m.changes #>> '{userId,to}', m.changes #>> '{userId,from}'))))`;
}
