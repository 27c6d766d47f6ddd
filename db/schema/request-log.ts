import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { facets, instant, listIndex, placeIn } from "./columns.ts";
import { requestMethods } from "./enums.ts";
import { organization } from "./organization.ts";

export const requestMethod = pgEnum("request_method", requestMethods);

/** Requests that came with an API key, of the last 30 days, without secrets and personal data. */
export const requestLog = pgTable(
  "request_log",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    requestId: text().notNull(),
    /** Null for callers without a key, where API_ACCESS is open. */
    apiKeyId: text(),
    method: requestMethod().notNull(),
    /** The pattern of the path, e.g. `/offering/{offeringId}`. */
    route: text().notNull(),
    status: smallint().notNull(),
    /** The code it was refused with; null where it was not. */
    code: text(),
    durationMs: integer().notNull(),
    /** The network it came from: an address without its last part. */
    network: text(),
    /** The answer's `Ignored-Fields`. */
    ignoredFields: text(),
    /** What was sent and answered, masked; null where it was too large to be kept, or a file. */
    request: jsonb(),
    response: jsonb(),
    createdAt: instant().notNull(),
    facets: facets(placeIn("method", "request_method", requestMethods), "(status / 100 - 1)"),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    listIndex("request_log_created", table, "createdAt"),
    listIndex("request_log_facets", table, "facets", "createdAt"),
    listIndex("request_log_key", table, "apiKeyId", "facets", "createdAt"),
    index("request_log_request").on(table.organizationId, table.requestId),
    // For the purge, over all organizations.
    index("request_log_age").on(table.createdAt),
    check("request_log_status", sql`${table.status} between 200 and 599`),
  ],
);
