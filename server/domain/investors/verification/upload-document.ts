import { hash } from "node:crypto";
import { raw } from "#db/client.ts";
import { lockCustomer } from "#server/domain/investors/customer/lock-customer.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { record } from "#server/platform/audit/record.ts";
import {
  MOST_DOCUMENTS,
  uploadVerificationDocument as operation,
  type VerificationDocument,
} from "./contract.ts";
import { inspectDocument } from "./inspect-document.ts";
import { readDocument } from "./read-documents.ts";

/**
 * Keeps a document that a customer is to be checked by, after a look at what it is.
 * @throws Refusal customer_not_found, verification_document_unsupported, too_many_documents
 */
export async function uploadVerificationDocument({
  ctx,
  input: { customerId, kind, fileName, content },
}: Call<typeof operation>): Promise<VerificationDocument> {
  const bytes = Buffer.from(content);
  const { organizationId } = ctx.actor;
  await requireCustomer(ctx, customerId);
  const inspected = inspectDocument(bytes);
  if ("reason" in inspected) throw refuse("verification_document_unsupported", { reason: inspected.reason });
  // Whoever sends another one meanwhile waits, so that their number holds.
  await lockCustomer(ctx, customerId);
  const id = newId("vdo", ctx.now);
  const sha256 = hash("sha256", bytes, "hex");
  const kept = await raw(ctx.db)`
    insert into verification_document (organization_id, id, customer_id, kind, file_name, media_type, size, sha256,
      bytes, created_at)
    select ${organizationId}, ${id}, ${customerId}, ${kind}, ${fileName}, ${inspected.mediaType}, ${bytes.length},
           ${sha256}, ${bytes}, ${ctx.now.toISOString()}
      from verification_document where organization_id = ${organizationId} and customer_id = ${customerId}
    having count(*) < ${MOST_DOCUMENTS}
    returning id`;
  if (kept.length === 0) throw refuse("too_many_documents", { limit: MOST_DOCUMENTS });
  const document = await readDocument(ctx, customerId, id);
  await record(ctx, {
    action: operation.name,
    resource: "verification_document",
    id,
    after: document,
  });
  return document;
}
