import type { ActorKind, ExportResource, ExportStatus } from "#db/schema/enums.ts";
import { toIso, withoutNulls } from "#server/kernel/format.ts";
import type { Export } from "./contract.ts";
import type { ExportQuery } from "./exported.ts";

/** An export as it is read. */
export interface ExportRow {
  id: string;
  resource: ExportResource;
  query: ExportQuery;
  status: ExportStatus;
  actor_kind: Exclude<ActorKind, "anonymous">;
  actor_id: string | null;
  actor_name: string | null;
  file_name: string;
  media_type: string;
  rows_total: number | null;
  rows_done: number;
  size: string;
  pieces: number;
  failure: string | null;
  created_at: string;
  completed_at: string | null;
  expires_at: string;
}

/** Makes the resource of an export as it stands at `now`. */
export function presentExport(row: ExportRow, now: Date): Export {
  const { format, filters } = row.query;
  return {
    exportId: row.id,
    object: "export",
    resource: row.resource,
    format: format as Export["format"],
    filters: { ...filters },
    status: isExpired(row, now) ? "EXPIRED" : row.status,
    progress: { rows: row.rows_done, total: row.rows_total },
    size: Number(row.size),
    fileName: row.file_name,
    ...withoutNulls({ failure: row.failure }),
    requestedBy: { kind: row.actor_kind, ...withoutNulls({ id: row.actor_id, name: row.actor_name }) },
    createdAt: toIso(row.created_at),
    ...(row.completed_at !== null && { completedAt: toIso(row.completed_at) }),
    expiresAt: toIso(row.expires_at),
  };
}

/** Whether there was a file, and is none any more. */
export function isExpired(
  { status, expires_at }: Pick<ExportRow, "status" | "expires_at">,
  now: Date,
): boolean {
  return status === "COMPLETED" && new Date(expires_at) <= now;
}
