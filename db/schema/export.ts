import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { belongsTo, bytea, instant, listIndex } from "./columns.ts";
import { exportResources, exportStatuses } from "./enums.ts";
import { organization } from "./organization.ts";

export const exportResource = pgEnum("export_resource", exportResources);
export const exportStatus = pgEnum("export_status", exportStatuses);

/** A file of many rows that a job makes. What it holds is settled when it is asked for: everything up to then. */
export const exportFile = pgTable(
  "export",
  {
    organizationId: text()
      .notNull()
      .references(() => organization.id),
    id: text().notNull(),
    resource: exportResource().notNull(),
    /** How it is written, and what narrows it, as the direct download takes them. */
    query: jsonb().notNull(),
    status: exportStatus().notNull(),
    /** Who asked for it, as the audit trail names actors. */
    actorKind: text().notNull(),
    actorId: text(),
    fileName: text().notNull(),
    mediaType: text().notNull(),
    /** How many rows it was told to have; null where nobody counted. */
    rowsTotal: integer(),
    rowsDone: integer().notNull().default(0),
    /** Bytes of the file so far, and the pieces that hold them. */
    size: bigint({ mode: "number" }).notNull().default(0),
    pieces: integer().notNull().default(0),
    /** How often it was begun; whoever began it before the last time writes no more. */
    attempt: integer().notNull().default(0),
    /** Why it failed, in a sentence. */
    failure: text(),
    createdAt: instant().notNull(),
    completedAt: instant(),
    /** From when on there is no file any more. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    listIndex("export_created", table, "createdAt"),
    index("export_expires").on(table.expiresAt),
    check("export_ended", sql`(${table.status} in ('PENDING', 'RUNNING')) = (${table.completedAt} is null)`),
    check("export_failed", sql`(${table.status} = 'FAILED') = (${table.failure} is not null)`),
    check("export_rows", sql`${table.rowsDone} >= 0 and ${table.pieces} >= 0 and ${table.size} >= 0`),
  ],
);

/** A part of an export's file, compressed (gzip), in their order from 1 on. */
export const exportPiece = pgTable(
  "export_piece",
  {
    organizationId: text().notNull(),
    exportId: text().notNull(),
    position: integer().notNull(),
    bytes: bytea().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.exportId, table.position] }),
    belongsTo(table, "exportId", exportFile).onDelete("cascade"),
    index("export_piece_expires").on(table.expiresAt),
    check("export_piece_position", sql`${table.position} >= 1`),
  ],
);
