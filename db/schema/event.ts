import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { belongsTo, facets, instant, listIndex, placeIn } from "./columns.ts";
import { webhookDeliveryStatuses, webhookEndpointStatuses } from "./enums.ts";
import { organization } from "./organization.ts";

/**
 * What happened, written with the change. A job publishes: it gives each its place in the organization's stream and
 * makes the resource of what was only kept as a row, or only named.
 */
export const event = pgTable(
  "event",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    /**
     * Order of writing, to the microsecond. A change holds its resource's lock until it commits and writes later than
     * whatever waits of that resource, so for one resource this is the order of the changes, whatever the clock does.
     */
    writtenAt: timestamp({ withTimezone: true, mode: "string" }).notNull().default(sql`clock_timestamp()`),
    type: text().notNull(),
    resourceType: text().notNull(),
    resourceId: text().notNull(),
    /** The resource as the interface shows it. Null until published where `snapshot` is kept instead, or neither. */
    data: jsonb(),
    /** The row as it was read in the change, for `present.ts`: statements over many rows keep this. */
    snapshot: jsonb(),
    createdAt: instant().notNull(),
    /** Place in the organization's stream from 1 on; null until published. */
    position: bigint({ mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex("event_position")
      .on(table.organizationId, table.position)
      .where(sql`${table.position} is not null`),
    listIndex("event_unpublished", table, "writtenAt").where(sql`${table.position} is null`),
    // What waits of one resource, however much waits of others. It is not asked for by `is null`, so that the planner, which
    // knows that hardly anything waits, cannot go through all that does instead. Places begin with 1.
    index("event_waiting")
      .on(table.organizationId, table.resourceId, table.writtenAt)
      .where(sql`coalesce(${table.position}, 0) = 0`),
    index("event_type")
      .on(table.organizationId, table.type, table.position)
      .where(sql`${table.position} is not null`),
    listIndex("event_type_created", table, "type", "createdAt").where(sql`${table.position} is not null`),
    // By type too: an offering that sells has hundreds of thousands of one, and few of the others.
    index("event_resource").on(table.organizationId, table.resourceId, table.type, table.position),
    listIndex("event_resource_created", table, "resourceId", "type", "createdAt").where(
      sql`${table.position} is not null`,
    ),
    // Of what is published alone, so that a change does not wait for it.
    listIndex("event_created", table, "createdAt").where(sql`${table.position} is not null`),
    check("event_published", sql`${table.position} is null or ${table.data} is not null`),
  ],
);

/** The end of each organization's stream; whoever publishes holds its row. */
export const eventStream = pgTable("event_stream", {
  organizationId: text()
    .primaryKey()
    .references(() => organization.id),
  position: bigint({ mode: "number" }).notNull().default(0),
});

export const webhookEndpointStatus = pgEnum("webhook_endpoint_status", webhookEndpointStatuses);
export const webhookDeliveryStatus = pgEnum("webhook_delivery_status", webhookDeliveryStatuses);

/** Where events are sent. Secrets are kept encrypted, as signing needs them again. */
export const webhookEndpoint = pgTable(
  "webhook_endpoint",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    url: text().notNull(),
    description: text(),
    /** Types of event that are sent; null = all. */
    eventTypes: text().array(),
    status: webhookEndpointStatus().notNull().default("ENABLED"),
    secret: text().notNull(),
    /** Signs as well until it expires, so that receivers can change over. */
    previousSecret: text(),
    previousSecretExpiresAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    check(
      "webhook_endpoint_rotation",
      sql`(${table.previousSecret} is null) = (${table.previousSecretExpiresAt} is null)`,
    ),
  ],
);

/** An event on its way to an endpoint; written when the event is published. */
export const webhookDelivery = pgTable(
  "webhook_delivery",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    webhookEndpointId: text().notNull(),
    eventId: text().notNull(),
    /** The event's resource and position: one resource's events arrive in their order. */
    resourceId: text().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    status: webhookDeliveryStatus().notNull().default("PENDING"),
    attempts: integer().notNull().default(0),
    /** Not to be tried before. */
    dueAt: instant().notNull(),
    lastStatusCode: integer(),
    lastError: text(),
    createdAt: instant().notNull(),
    completedAt: instant(),
    facets: facets(placeIn("status", "webhook_delivery_status", webhookDeliveryStatuses)),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "webhookEndpointId", webhookEndpoint).onDelete("cascade"),
    belongsTo(table, "eventId", event),
    uniqueIndex("webhook_delivery_once").on(table.organizationId, table.webhookEndpointId, table.eventId),
    index("webhook_delivery_waiting")
      .on(table.organizationId, table.webhookEndpointId, table.resourceId, table.position)
      .where(sql`${table.status} = 'PENDING'`),
    index("webhook_delivery_due")
      .on(table.organizationId, table.webhookEndpointId, table.dueAt, table.position)
      .where(sql`${table.status} = 'PENDING'`),
    index("webhook_delivery_completed").on(table.completedAt).where(sql`${table.completedAt} is not null`),
    listIndex("webhook_delivery_facets", table, "webhookEndpointId", "facets", "position"),
    listIndex("webhook_delivery_created", table, "webhookEndpointId", "facets", "createdAt"),
    check("webhook_delivery_completed", sql`(${table.status} = 'PENDING') = (${table.completedAt} is null)`),
  ],
);

/** Each time an event was sent, and what came back. */
export const webhookAttempt = pgTable(
  "webhook_attempt",
  {
    organizationId: text().notNull(),
    id: text().notNull(),
    webhookDeliveryId: text().notNull(),
    at: instant().notNull(),
    statusCode: integer(),
    durationMs: integer().notNull(),
    error: text(),
    /** The beginning of the answer. */
    response: text(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    belongsTo(table, "webhookDeliveryId", webhookDelivery).onDelete("cascade"),
    index("webhook_attempt_delivery").on(table.organizationId, table.webhookDeliveryId, table.at),
  ],
);
