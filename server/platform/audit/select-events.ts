import type { Sql } from "#db/client.ts";
import { contains, type Place, when, withinOrder } from "#server/kernel/reading/narrowing.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { among, anyOf, exactly, idsFound, isFound } from "#server/kernel/reading/search.ts";
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
      ${when(sql, filters.customerId, (id) => sql`e.id = any (array(${idsAboutCustomer(sql, organizationId, id)}))`)}
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
    {
      matches: isFound(sql, sql`e.search`, typed),
      found: sql`select f.id from ${idsFound(sql, organizationId, "audit_event", typed)} f(id)`,
      isExact: true,
    },
    among(sql, sql`e.action`, actionsNamed(sql, organizationId, typed, action), table),
    among(sql, sql`e.actor_id`, actorsNamed(sql, organizationId, typed), table),
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

/** Ids of the events that concern a customer: itself, what is its own, what was minted to it, what it did. */
function idsAboutCustomer(sql: Sql, organizationId: string, customerId: string): Fragment {
  const table = sql`select a.id from audit_event a where a.organization_id = ${organizationId}`;
  return sql`${table} and a.resource_id = ${customerId}
    union all ${table} and a.actor_customer_id = ${customerId}
    union all ${table} and a.about_customer_id = ${customerId}
    union all ${table} and a.resource_id = any (array(${idsOfCustomer(sql, organizationId, customerId)}
      union all select i.resource_id from audit_event i
        where i.organization_id = ${organizationId} and i.about_customer_id = ${customerId}
          and i.resource_type = 'invitation'))`;
}

/** Ids of what is a customer's or about it: purchases, offers and trades, and the money of each. */
export function idsOfCustomer(sql: Sql, organizationId: string, customerId: string): Fragment {
  const intents = sql`select i.id from offering_purchase_intent i
    where i.organization_id = ${organizationId} and i.customer_id = ${customerId}`;
  const moneyOf = (table: Fragment) => sql`select m.id from ${table} m
    where m.organization_id = ${organizationId} and m.offering_purchase_intent_id in (${intents})`;
  return sql`${intents}
    union all ${moneyOf(sql`payment`)}
    union all ${moneyOf(sql`refund`)}
    union all ${moneyOf(sql`bank_entry`)}
    union all select p.id from distribution_payment p
      where p.organization_id = ${organizationId} and p.customer_id = ${customerId}
    union all select o.id from offer o where o.organization_id = ${organizationId} and o.maker_customer_id = ${customerId}
    union all select t.id from trade d cross join lateral (values (d.id), (d.offer_id)) t(id)
      where d.organization_id = ${organizationId} and ${customerId} in (d.seller_customer_id, d.buyer_customer_id)`;
}

/** Whether `audit_event e` concerns a customer: itself, what is its own, what was minted to it, what it did. */
export function aboutCustomer(sql: Sql, organizationId: string, customerId: string): Fragment {
  return sql`(
    e.resource_id = ${customerId}
    or e.actor_customer_id = ${customerId}
    or (e.resource_type = 'token' and e.changes #>> '{minted.customerId,to}' = ${customerId})
    or (e.resource_type = 'verification_document'
      and ${customerId} in (e.changes #>> '{customerId,to}', e.changes #>> '{customerId,from}'))
    or (e.resource_type = 'invitation' and e.resource_id in (
      select i.resource_id from audit_event i
       where i.organization_id = ${organizationId} and i.resource_type = 'invitation'
         and ${customerId} in (i.changes #>> '{customerId,to}', i.changes #>> '{customerId,from}')))
    or e.resource_id in (${idsOfCustomer(sql, organizationId, customerId)}))`;
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
