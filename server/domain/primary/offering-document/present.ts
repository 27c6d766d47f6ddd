import type { Sql } from "#db/client.ts";
import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import type { DocumentAcceptance, OfferingDocument } from "./contract.ts";

/** A document's version as it is read, without its bytes. */
export interface DocumentRow {
  id: string;
  offering_id: string;
  kind: OfferingDocumentKind;
  title: string;
  version: number;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  replaced_at: string | null;
  created_at: string;
}

export interface AcceptanceRow extends Pick<DocumentRow, "id" | "kind" | "title" | "version" | "sha256"> {
  accepted_at: string;
  accepted_by: string | null;
}

/** What {@link presentDocument} needs of `offering_document d`. */
export function documentColumns(sql: Sql): Fragment {
  return sql`d.id, d.offering_id, d.kind, d.title, d.version, d.file_name, d.media_type, d.size, d.sha256,
    d.replaced_at, d.created_at`;
}

/** Makes the resource of a document's version. */
export function presentDocument(row: DocumentRow): OfferingDocument {
  return {
    ...factsOf(row),
    offeringId: row.offering_id,
    fileName: row.file_name,
    mediaType: row.media_type,
    size: row.size,
    createdAt: toIso(row.created_at),
    ...(row.replaced_at !== null && { replacedAt: toIso(row.replaced_at) }),
  };
}

/** Makes the resource of an acceptance. */
export function presentAcceptance(row: AcceptanceRow): DocumentAcceptance {
  return {
    ...factsOf(row),
    acceptedAt: toIso(row.accepted_at),
    ...(row.accepted_by !== null && { acceptedBy: row.accepted_by }),
  };
}

function factsOf({ id, kind, title, version, sha256 }: AcceptanceRow | DocumentRow) {
  return { offeringDocumentId: id, kind, title, version, sha256, url: `/offering-document/${id}` };
}
