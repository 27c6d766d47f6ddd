import { raw } from "#db/client.ts";
import { inTenant, MARKET } from "#db/tenant.ts";
import { getMarketOffering, readOffering } from "#server/domain/primary/offering/read-offerings.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Call, Context, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { readPage } from "#server/kernel/reading.ts";
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
  return readDocumentPage(ctx, input, input.versions === "CURRENT");
}

/**
 * Documents in force of a published offering of any organization, newest first.
 * @throws Refusal offering_not_found
 */
export async function listMarketDocuments({
  ctx,
  input,
}: Call<typeof contract.listMarketDocuments, Context>): Promise<Page<OfferingDocument>> {
  await getMarketOffering({ ctx, input });
  return readDocumentPage(ctx, input, true);
}

type PageInput = InputOf<typeof contract.listMarketDocuments>;

/** Row-level security decides whose documents there are; the offering's id is unique over all tenants. */
function readDocumentPage(
  { db }: Pick<Context, "db">,
  input: PageInput,
  onlyCurrent: boolean,
): Promise<Page<OfferingDocument>> {
  const sql = raw(db);
  return readPage<DocumentRow, OfferingDocument>(db, {
    input,
    columns: documentColumns(sql),
    from: sql`from offering_document d where d.offering_id = ${input.offeringId}
      ${onlyCurrent ? sql`and d.replaced_at is null` : sql``}
      ${input.q ? sql`and position(lower(${input.q}) in lower(concat_ws(' ', d.title, d.file_name))) > 0` : sql``}`,
    sorts,
    id: "d.id",
    present: presentDocument,
  });
}

/**
 * A document's file, of any version: for anybody once its offering is published, before that for its organization alone;
 * row-level security decides which rows there are.
 * @throws Refusal offering_document_not_found
 */
export async function getOfferingDocument({
  ctx: { app, actor },
  input: { offeringDocumentId: id },
}: Call<typeof contract.getOfferingDocument, Context>): Promise<FileAnswer> {
  const published = await findFile(app, MARKET, id);
  if (published) return { ...published, isPublic: true };
  const isInside = actor.kind === "member" || actor.kind === "apiKey";
  const own = isInside ? await findFile(app, actor.organizationId, id) : null;
  if (own === null) throw refuse("offering_document_not_found", {}, "offeringDocumentId");
  return own;
}

function findFile(app: Application, organizationId: string, id: string): Promise<FileAnswer | null> {
  return inTenant(app, organizationId, "read", async (db) => {
    const [row] = await raw(db)<{ file_name: string; media_type: string; bytes: Buffer }[]>`
      select file_name, media_type, bytes from offering_document where id = ${id} limit 1`;
    return row ? { fileName: row.file_name, mediaType: row.media_type, content: row.bytes } : null;
  });
}
