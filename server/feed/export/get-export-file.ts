import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer, FilePart } from "#server/kernel/operation.ts";
import { record } from "#server/platform/audit/record.ts";
import { EXPORT_DAYS, type getExportFile as operation } from "./contract.ts";
import { type ExportRow, isExpired } from "./present.ts";
import { readExportRow } from "./read-exports.ts";

const inflate = promisify(gunzip);

/**
 * The file of a completed export; the trail tells who has downloaded it.
 * @throws Refusal export_not_found, export_not_ready, export_expired
 */
export async function getExportFile({
  ctx,
  input: { exportId },
}: Call<typeof operation>): Promise<FileAnswer> {
  const row = await readExportRow(ctx, exportId);
  if (isExpired(row, ctx.now)) throw refuse("export_expired", { days: EXPORT_DAYS }, "exportId");
  if (row.status !== "COMPLETED") throw refuse("export_not_ready", { status: row.status }, "exportId");
  await record(ctx, {
    action: "downloadExport",
    resource: "export",
    id: exportId,
    after: { fileName: row.file_name },
  });
  return {
    mediaType: row.media_type,
    fileName: row.file_name,
    content: readPieces(ctx, row),
    rows: row.rows_done,
  };
}

/** One piece is in memory, and no transaction stays open while a client takes its time. */
async function* readPieces(
  { app, actor }: CallerContext,
  { id, pieces }: ExportRow,
): AsyncGenerator<FilePart> {
  const { organizationId } = actor;
  for (let position = 1; position <= pieces; position += 1) {
    const [piece] = await inTenant(
      app,
      organizationId,
      "read",
      (db) => raw(db)<{ bytes: Buffer }[]>`
        select bytes from export_piece
         where organization_id = ${organizationId} and export_id = ${id} and position = ${position}`,
    );
    // Cut off, and not short: the client is told that this is not all.
    if (!piece) throw new Error(`the file of ${id} has no piece ${position} any more`);
    yield { data: await inflate(piece.bytes), rows: 0 };
  }
}
