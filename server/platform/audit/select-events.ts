import type { Sql } from "#db/client.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { contains, type Fragment, when } from "#server/kernel/reading.ts";
import type { AuditExportQuery } from "./contract.ts";
import { eventColumns } from "./rows.ts";

/** The columns of `NamedEventRow` of {@link selectEvents}. */
export function namedColumns(sql: Sql): Fragment {
  return sql`${eventColumns(sql)}, coalesce(u.name, k.name) as actor_name`;
}

/** `from … where …` of an organization's events that a list or an export asks for. */
export function selectEvents(
  sql: Sql,
  organizationId: string,
  filters: Omit<AuditExportQuery, "format">,
): Fragment {
  return sql`from audit_event e
    left join auth_user u on u.id = e.actor_id and e.actor_kind in ('member', 'customer')
    left join api_key k on k.organization_id = e.organization_id and k.id = e.actor_id and e.actor_kind = 'apiKey'
    where e.organization_id = ${organizationId}
      ${when(sql, filters.action, (action) => sql`e.action = ${action}`)}
      ${when(sql, filters.resourceType, (type) => sql`e.resource_type = ${type}`)}
      ${when(sql, filters.resourceId, (id) => sql`e.resource_id = ${id}`)}
      ${when(sql, filters.customerId, (id) => aboutCustomer(sql, organizationId, id))}
      ${when(sql, filters.actorKind, (kind) => sql`e.actor_kind = ${kind}`)}
      ${when(sql, filters.actorId, (id) => sql`e.actor_id = ${id}`)}
      ${when(sql, filters.from, (from) => sql`e.at >= ${instant(from).toISOString()}`)}
      ${when(sql, filters.to, (to) => sql`e.at < ${instant(to).toISOString()}`)}
      ${when(sql, filters.q, (q) => contains(sql, SEARCHED, q))}`;
}

const SEARCHED = "e.action, e.resource_id, e.actor_id, e.request_id, u.name, k.name, e.changes::text";

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
    union all select o.id from offer o
      where o.organization_id = ${organizationId} and ${customerId} in (o.maker_customer_id, o.taker_customer_id)
    union all select d.id from trade d
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
