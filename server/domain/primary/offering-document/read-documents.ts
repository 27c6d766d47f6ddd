import { type Database, raw } from "#db/client.ts";
import { enterTenant, inTenant } from "#db/tenant.ts";
import { getMarketOffering, readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Call, Context, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type * as contract from "./contract.ts";
import type { OfferingDocument } from "./contract.ts";
import { type DocumentRow, documentColumns, presentDocument } from "./present.ts";

const sorts = {
  createdAt: { expression: "d.created_at", type: "timestamptz" },
  title: { expression: "d.title", type: "text" },
} as const;

/**
 * Documents of an offering of the caller's organization, newest first.
 * @throws Refusal offering_not_found
 */
export async function listOfferingDocuments({
  ctx,
  input,
}: Call<typeof contract.listOfferingDocuments>): Promise<Page<OfferingDocument>> {
  await readOffering(ctx, input.offeringId);
  return readDocumentPage(ctx.db, ctx.actor.organizationId, input, input.versions === "CURRENT");
}

/**
 * Documents in force of a published offering of any organization, newest first.
 * @throws Refusal offering_not_found
 */
export async function listMarketDocuments({
  ctx,
  input,
}: Call<typeof contract.listMarketDocuments, Context>): Promise<Page<OfferingDocument>> {
  const { organizationId } = await getMarketOffering({ ctx, input });
  await enterTenant(ctx.db, organizationId);
  return readDocumentPage(ctx.db, organizationId, input, true);
}

type PageInput = InputOf<typeof contract.listMarketDocuments>;

function readDocumentPage(
  db: Database,
  organizationId: string,
  input: PageInput,
  onlyCurrent: boolean,
): Promise<Page<OfferingDocument>> {
  const sql = raw(db);
  return readPage<DocumentRow, OfferingDocument>(db, {
    input,
    columns: documentColumns(sql),
    from: sql`from offering_document d where d.organization_id = ${organizationId} and d.offering_id = ${input.offeringId}
      ${onlyCurrent ? sql`and d.replaced_at is null` : sql``}
      ${input.q ? sql`and position(lower(${input.q}) in lower(concat_ws(' ', d.title, d.file_name))) > 0` : sql``}`,
    sorts,
    id: "d.id",
    present: presentDocument,
  });
}

/**
 * A document's file, of any version: for anybody once its offering is published, before that for its organization alone.
 * @throws Refusal offering_document_not_found
 */
export async function getOfferingDocument({
  ctx: { app, db, actor },
  input: { offeringDocumentId: id },
}: Call<typeof contract.getOfferingDocument, Context>): Promise<FileAnswer> {
  const sql = raw(db);
  const [published] = await sql<File[]>`select file_name, media_type, bytes from published_document(${id})`;
  if (published) return { ...answer(published), isPublic: true };
  if (actor.kind !== "member" && actor.kind !== "apiKey")
    throw refuse("offering_document_not_found", {}, "offeringDocumentId");
  const { organizationId } = actor;
  const [own] = await inTenant(
    app,
    organizationId,
    "read",
    (inside) => raw(inside)<File[]>`
      select file_name, media_type, bytes from offering_document
       where organization_id = ${organizationId} and id = ${id}`,
  );
  if (!own) throw refuse("offering_document_not_found", {}, "offeringDocumentId");
  return answer(own);
}

interface File {
  readonly file_name: string;
  readonly media_type: string;
  readonly bytes: Buffer;
}

function answer({ file_name: fileName, media_type: mediaType, bytes: content }: File): FileAnswer {
  return { fileName, mediaType, content };
}
