import { raw } from "#db/client.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { record } from "#server/platform/audit/record.ts";
import type { OfferingDocument, withdrawOfferingDocument as operation } from "./contract.ts";
import { type DocumentRow, documentColumns, presentDocument } from "./present.ts";

/**
 * Takes a document out of force. Its versions stay, as purchases may have accepted them.
 * @throws Refusal offering_not_found, offering_document_not_found, invalid_transition
 */
export async function withdrawOfferingDocument({
  ctx,
  input: { offeringId, offeringDocumentId: id },
}: Call<typeof operation>): Promise<OfferingDocument> {
  await readOffering(ctx, offeringId);
  const before = await find(ctx, offeringId, id);
  const withdrawn = await raw(ctx.db)`
    update offering_document set replaced_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${id} and replaced_at is null returning id`;
  if (withdrawn.length === 0) {
    throw refuse("invalid_transition", { from: "no longer in force", to: "withdrawn" }, "offeringDocumentId");
  }
  const after = await find(ctx, offeringId, id);
  await record(ctx, {
    action: "withdrawOfferingDocument",
    resource: "offering_document",
    id,
    before,
    after,
    event: "offering_document.updated",
  });
  return after;
}

async function find({ db, actor }: CallerContext, offeringId: string, id: string): Promise<OfferingDocument> {
  const sql = raw(db);
  const [row] = await sql<DocumentRow[]>`
    select ${documentColumns(sql)} from offering_document d
     where d.organization_id = ${actor.organizationId} and d.offering_id = ${offeringId} and d.id = ${id}`;
  if (!row) throw refuse("offering_document_not_found", {}, "offeringDocumentId");
  return presentDocument(row);
}
