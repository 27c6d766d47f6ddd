import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { exportQuery } from "#server/domain/register/register/contract.ts";
import { type ExportTable, entryTable, holderTable } from "#server/domain/register/register/export-table.ts";
import type { RegisterOf } from "#server/domain/register/register/holders-at.ts";
import { pastInstant } from "#server/domain/register/register/list-holders.ts";
import { MOST_WORKBOOK_ROWS, writeCsv, writeXlsx } from "#server/domain/register/register/write-table.ts";
import { authorize } from "#server/kernel/access.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { answeringCaller, type RestHandler } from "./answer.ts";
import { streamOf } from "./stream-of.ts";

const mediaTypes = {
  csv: "text/csv; charset=utf-8; header=present",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Downloads a token's holders, now or at a past instant, as CSV or as an Excel workbook. */
export const exportHolders = download(holderTable);

/** Downloads every movement of a token, up to now or a past instant, as CSV or as an Excel workbook. */
export const exportEntries = download(entryTable);

/** Answers with a file: the CSV as a stream, which no procedure answers with. */
function download(
  tableOf: (ctx: CallerContext, register: RegisterOf, asOf: string) => ExportTable,
): RestHandler {
  return answeringCaller(async ({ request, ctx, ids: { tokenId = "" } }) => {
    const query = exportQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
    const register = { organizationId: ctx.actor.organizationId, tokenId };
    await requireToken(ctx, register);
    authorize(ctx.actor, "register:read");
    const asOf = pastInstant(ctx, query.asOf) ?? ctx.now.toISOString();
    const table = tableOf(ctx, register, asOf);
    const rows = await table.count();
    if (query.format === "xlsx" && rows > MOST_WORKBOOK_ROWS) throw tooLarge(rows);
    const headers = ctx.replyHeaders;
    headers.set("content-type", mediaTypes[query.format]);
    headers.set("x-total-rows", String(rows));
    const file = `${table.name}-${fileName(tokenId)}-${asOf.slice(0, 10)}.${query.format}`;
    headers.set("content-disposition", `attachment; filename="${file}"`);
    if (query.format === "xlsx") return new Response(new Uint8Array(await writeXlsx(table)), { headers });
    const texts = writeCsv(table);
    // The first is read before anything is answered: until then a failure can still be told.
    return new Response(streamOf(await texts.next(), texts), { headers });
  });
}

async function requireToken(
  { app }: Pick<CallerContext, "app">,
  { organizationId, tokenId }: RegisterOf,
): Promise<void> {
  const known = await inTenant(
    app,
    organizationId,
    "read",
    (db) => raw(db)`select 1 from token where organization_id = ${organizationId} and id = ${tokenId}`,
  );
  if (known.length === 0) throw refuse("token_not_found", {}, "tokenId");
}

function tooLarge(rows: number) {
  const reason = `The ${rows} rows are more than a workbook takes (${MOST_WORKBOOK_ROWS}). Take the CSV instead.`;
  return refuse("invalid_value", { reason }, "format");
}

/** An identifier as part of a file's name. */
function fileName(tokenId: string): string {
  return tokenId.replaceAll(/[^\w.-]+/g, "_").slice(0, 60);
}
