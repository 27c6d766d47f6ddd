import { raw } from "#db/client.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { tableMediaTypes, writeCsv, writeXlsx } from "#server/kernel/write-table.ts";
import {
  type exportEntries as entriesOperation,
  MOST_WORKBOOK_ROWS,
  type exportHolders as operation,
} from "./contract.ts";
import { type CountedTable, entryTable, holderTable } from "./export-table.ts";
import type { RegisterOf } from "./holders-at.ts";
import { pastInstant } from "./list-holders.ts";

/**
 * A token's holders, now or at a past instant, as CSV or as an Excel workbook.
 * @throws Refusal token_not_found, invalid_value, too_many_rows
 */
export function exportHolders({ ctx, input }: Call<typeof operation>): Promise<FileAnswer> {
  return exportTable(ctx, input, holderTable);
}

/**
 * Every movement of a token, up to now or a past instant, as CSV or as an Excel workbook.
 * @throws Refusal token_not_found, invalid_value, too_many_rows
 */
export function exportEntries({ ctx, input }: Call<typeof entriesOperation>): Promise<FileAnswer> {
  return exportTable(ctx, input, entryTable);
}

async function exportTable(
  ctx: CallerContext,
  { tokenId, format, ...input }: InputOf<typeof operation>,
  tableOf: (ctx: CallerContext, register: RegisterOf, asOf: string) => CountedTable,
): Promise<FileAnswer> {
  const register = { organizationId: ctx.actor.organizationId, tokenId };
  await requireToken(ctx, register);
  const asOf = pastInstant(ctx, input.asOf) ?? ctx.now.toISOString();
  const table = tableOf(ctx, register, asOf);
  const rows = await table.count(ctx.db);
  if (format === "xlsx" && rows > MOST_WORKBOOK_ROWS)
    throw refuse("too_many_rows", { rows, limit: MOST_WORKBOOK_ROWS }, "format");
  return {
    mediaType: tableMediaTypes[format],
    fileName: `${table.name}-${safe(tokenId)}-${asOf.slice(0, 10)}.${format}`,
    content: format === "xlsx" ? writeXlsx(table) : writeCsv(table),
    rows,
  };
}

async function requireToken(
  { db }: Pick<CallerContext, "db">,
  { organizationId, tokenId }: RegisterOf,
): Promise<void> {
  const known = await raw(
    db,
  )`select 1 from token where organization_id = ${organizationId} and id = ${tokenId}`;
  if (known.length === 0) throw refuse("token_not_found", {}, "tokenId");
}

/** An identifier as part of a file's name. */
function safe(tokenId: string): string {
  return tokenId.replaceAll(/[^\w.-]+/g, "_").slice(0, 60);
}
