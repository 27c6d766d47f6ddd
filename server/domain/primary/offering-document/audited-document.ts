import { raw } from "#db/client.ts";
import { auditedOffering } from "#server/domain/primary/offering/read-offerings.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import type { OfferingDocument } from "./contract.ts";
import { type DocumentRow, documentColumns, presentDocument } from "./present.ts";

/** How changes of a document of this offering are recorded; whoever adds or ends one holds the offering. */
export const auditedDocument = (offeringId: string): Audited<OfferingDocument> => ({
  type: "offering_document",
  lock: (ctx) => auditedOffering.lock(ctx, offeringId),
  async read({ db, actor }, id) {
    const sql = raw(db);
    const [row] = await sql<DocumentRow[]>`
      select ${documentColumns(sql)} from offering_document d
       where d.organization_id = ${actor.organizationId} and d.offering_id = ${offeringId} and d.id = ${id}`;
    if (!row) throw refuse("offering_document_not_found", {}, "offeringDocumentId");
    return presentDocument(row);
  },
});
