import { raw } from "#db/client.ts";
import { readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { change } from "#server/platform/audit/change.ts";
import { auditedDocument } from "./audited-document.ts";
import type { OfferingDocument, withdrawOfferingDocument as operation } from "./contract.ts";

/**
 * Takes a document out of force. Its versions stay, as purchases may have accepted them.
 * @throws Refusal offering_not_found, offering_document_not_found, invalid_transition
 */
export async function withdrawOfferingDocument({
  ctx,
  input: { offeringId, offeringDocumentId: id },
}: Call<typeof operation>): Promise<OfferingDocument> {
  await readOffering(ctx, offeringId);
  const kind = { action: "withdrawOfferingDocument", event: "offering_document.updated" } as const;
  return change(ctx, auditedDocument(offeringId), id, kind, async () => {
    const withdrawn = await raw(ctx.db)`
    update offering_document set replaced_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${id} and replaced_at is null returning id`;
    if (withdrawn.length === 0) {
      throw refuse(
        "invalid_transition",
        { from: "no longer in force", to: "withdrawn" },
        "offeringDocumentId",
      );
    }
  });
}
