import type { Sql } from "#db/client.ts";
import type { OfferingUpdateAudience, OfferingUpdateStatus } from "#db/schema/enums.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { OfferingUpdate } from "./contract.ts";

/** An update as it is read. */
export interface UpdateRow {
  id: string;
  offering_id: string;
  title: string;
  text: string;
  audience: OfferingUpdateAudience;
  status: OfferingUpdateStatus;
  publish_at: string | null;
  published_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What {@link presentUpdate} needs of `offering_update u`. */
export function updateColumns(sql: Sql): Fragment {
  return sql`u.id, u.offering_id, u.title, u.text, u.audience, u.status, u.publish_at, u.published_at, u.created_at,
    u.updated_at`;
}

/** Makes the resource of an update. */
export function presentUpdate(row: UpdateRow): OfferingUpdate {
  return {
    offeringUpdateId: row.id,
    offeringId: row.offering_id,
    title: row.title,
    text: row.text,
    audience: row.audience,
    status: row.status,
    ...(row.publish_at !== null && { publishAt: toIso(row.publish_at) }),
    ...(row.published_at !== null && { publishedAt: toIso(row.published_at) }),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  };
}
