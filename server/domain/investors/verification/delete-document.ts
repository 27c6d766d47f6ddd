import { raw } from "#db/client.ts";
import { lockCustomer } from "#server/domain/investors/customer/lock-customer.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Audited, remove } from "#server/platform/audit/change.ts";
import { deleteVerificationDocument as operation, type VerificationDocument } from "./contract.ts";
import { readDocument } from "./read-documents.ts";

/**
 * Deletes a document that no check was begun with yet; what a check was decided by stays with it.
 * @throws Refusal customer_not_found, not_allowed, verification_document_not_found, verification_document_submitted
 */
export async function deleteVerificationDocument({
  ctx,
  input: { customerId, verificationDocumentId: id },
}: Call<typeof operation>): Promise<VerificationDocument> {
  await requireCustomer(ctx, customerId);
  const audited: Audited<VerificationDocument> = {
    type: "verification_document",
    // A check that begins in this moment has the document, or does not; never half of it.
    lock: () => lockCustomer(ctx, customerId),
    read: () => readDocument(ctx, customerId, id),
  };
  return remove(ctx, audited, id, operation.name, async ({ isDeletable }) => {
    if (!isDeletable) throw refuse("verification_document_submitted", {}, "verificationDocumentId");
    await raw(ctx.db)`
    delete from verification_document
     where organization_id = ${ctx.actor.organizationId} and customer_id = ${customerId} and id = ${id}`;
  });
}
