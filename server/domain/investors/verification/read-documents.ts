import { raw, type Sql } from "#db/client.ts";
import { requireCustomer } from "#server/domain/investors/customer/require-customer.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { record } from "#server/platform/audit/record.ts";
import type * as contract from "./contract.ts";
import type { VerificationDocument } from "./contract.ts";
import { type DocumentRow, presentDocument } from "./present.ts";

/**
 * What a customer uploaded, newest first, without the bytes; a customer sees its own.
 * @throws Refusal customer_not_found, not_allowed
 */
export async function listVerificationDocuments({
  ctx,
  input: { customerId },
}: Call<typeof contract.listVerificationDocuments>): Promise<Page<VerificationDocument>> {
  await requireCustomer(ctx, customerId);
  const sql = raw(ctx.db);
  const rows = await sql<DocumentRow[]>`
    select ${columns(sql, ctx.actor.organizationId)} ${source(sql, ctx, customerId)} order by d.created_at desc, d.id desc`;
  return wholeList(rows.map(presentDocument));
}

/** Reads one document of a customer's, without its bytes. @throws Refusal verification_document_not_found */
export async function readDocument(
  ctx: CallerContext,
  customerId: string,
  id: string,
): Promise<VerificationDocument> {
  const sql = raw(ctx.db);
  const [row] = await sql<DocumentRow[]>`
    select ${columns(sql, ctx.actor.organizationId)} ${source(sql, ctx, customerId)} and d.id = ${id}`;
  if (!row) throw refuse("verification_document_not_found", {}, "verificationDocumentId");
  return presentDocument(row);
}

/**
 * The file of a document: for the customer itself and for whoever decides about customers. The trail tells which of the
 * latter has seen it.
 * @throws Refusal customer_not_found, verification_document_not_found
 */
export async function getVerificationDocument({
  ctx,
  input: { customerId, verificationDocumentId: id, inPlace },
}: Call<typeof contract.getVerificationDocument>): Promise<FileAnswer> {
  const { actor } = ctx;
  await requireCustomer(ctx, customerId);
  const [file] = await raw(ctx.db)<{ fileName: string; mediaType: string; content: Buffer }[]>`
    select file_name as "fileName", media_type as "mediaType", bytes as content from verification_document
     where organization_id = ${actor.organizationId} and customer_id = ${customerId} and id = ${id}`;
  if (!file) throw refuse("verification_document_not_found", {}, "verificationDocumentId");
  if (actor.kind !== "customer") {
    await record(ctx, {
      action: "readVerificationDocument",
      resource: "verification_document",
      id,
      after: { customerId },
    });
  }
  return { ...file, isFramed: inPlace === "true" && file.mediaType === "application/pdf" };
}

/** A document is the customer's to delete until a check begins, or began and has not ended before it came. */
function columns(sql: Sql, organizationId: string): Fragment {
  return sql`d.id, d.customer_id, d.kind, d.file_name, d.media_type, d.size, d.sha256, d.created_at,
    not exists (
      select from verification v
       where v.organization_id = ${organizationId} and v.customer_id = d.customer_id
         and coalesce(v.decided_at, 'infinity') >= d.created_at) as is_deletable`;
}

function source(sql: Sql, { actor }: CallerContext, customerId: string): Fragment {
  return sql`from verification_document d
    where d.organization_id = ${actor.organizationId} and d.customer_id = ${customerId}`;
}
