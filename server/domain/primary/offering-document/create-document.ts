import { hash } from "node:crypto";
import { raw } from "#db/client.ts";
import { auditedOffering, readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { change } from "#server/platform/audit/change.ts";
import { record } from "#server/platform/audit/record.ts";
import { whatIsWrong } from "#server/platform/files/inspect-pdf.ts";
import { auditedDocument } from "./audited-document.ts";
import { MOST_DOCUMENTS, type OfferingDocument, createOfferingDocument as operation } from "./contract.ts";
import { type DocumentRow, documentColumns, presentDocument } from "./present.ts";

type DocumentUpload = Omit<InputOf<typeof operation>, "content">;

/** What one organization may keep. */
const MAX_TOTAL_BYTES = 2 * 1024 * 1024 * 1024;

/**
 * Adds a document to an offering, after a look at what it is. One of the same kind and title becomes its next version,
 * and the one before is no longer in force; the same file sent twice is one version.
 * @throws Refusal offering_not_found, unsupported_document, document_storage_full
 */
export async function createOfferingDocument({
  ctx,
  input,
}: Call<typeof operation>): Promise<OfferingDocument> {
  const bytes = Buffer.from(input.content);
  await readOffering(ctx, input.offeringId);
  const wrong = whatIsWrong(bytes);
  if (wrong !== null) throw refuse("unsupported_document", { reason: wrong });
  const sha256 = hash("sha256", bytes, "hex");
  // Two who add the same document at once get versions one after the other.
  await auditedOffering.lock(ctx, input.offeringId);
  const current = await findCurrent(ctx, input);
  if (current?.sha256 === sha256) return current;
  await refuseWhenFull(ctx, input, bytes.length, current !== null);
  const at = ctx.now.toISOString();
  if (current !== null) await replace(ctx, current, at);
  const id = newId("doc", ctx.now);
  await raw(ctx.db)`
    insert into offering_document as d (organization_id, id, offering_id, kind, title, version, file_name, media_type, size,
      sha256, bytes, created_at)
    select ${ctx.actor.organizationId}, ${id}, ${input.offeringId}, ${input.kind}, ${input.title},
           coalesce(max(version), 0) + 1, ${input.fileName ?? `${input.title}.pdf`}, 'application/pdf', ${bytes.length},
           ${sha256}, ${bytes}, ${at}
      from offering_document
     where organization_id = ${ctx.actor.organizationId} and offering_id = ${input.offeringId}
       and kind = ${input.kind} and title = ${input.title}
    returning d.id`;
  const created = await findCurrent(ctx, input);
  if (created === null) throw new Error(`${id} was not kept`);
  await record(ctx, {
    action: operation.name,
    resource: "offering_document",
    id,
    after: created,
    event: "offering_document.created",
  });
  return created;
}

async function findCurrent(
  { db, actor }: CallerContext,
  { offeringId, kind, title }: DocumentUpload,
): Promise<OfferingDocument | null> {
  const sql = raw(db);
  const [row] = await sql<DocumentRow[]>`
    select ${documentColumns(sql)} from offering_document d
     where d.organization_id = ${actor.organizationId} and d.offering_id = ${offeringId}
       and d.kind = ${kind} and d.title = ${title} and d.replaced_at is null`;
  return row ? presentDocument(row) : null;
}

async function replace(
  ctx: CallerContext,
  { offeringId, offeringDocumentId: id }: OfferingDocument,
  at: string,
): Promise<void> {
  const kind = { action: "createOfferingDocument", event: "offering_document.updated" } as const;
  await change(
    ctx,
    auditedDocument(offeringId),
    id,
    kind,
    () => raw(ctx.db)`
      update offering_document set replaced_at = ${at}
       where organization_id = ${ctx.actor.organizationId} and id = ${id}`,
  );
}

async function refuseWhenFull(
  { db, actor }: CallerContext,
  { offeringId }: DocumentUpload,
  size: number,
  isNewVersion: boolean,
): Promise<void> {
  const [kept] = await raw(db)<{ in_force: number; size: number }[]>`
    select count(*) filter (where offering_id = ${offeringId} and replaced_at is null)::int as in_force,
           coalesce(sum(size), 0)::float8 as size
      from offering_document where organization_id = ${actor.organizationId}`;
  const { in_force: inForce = 0, size: total = 0 } = kept ?? {};
  const isFull = (!isNewVersion && inForce >= MOST_DOCUMENTS) || total + size > MAX_TOTAL_BYTES;
  if (isFull) throw refuse("document_storage_full", { most: MOST_DOCUMENTS });
}
