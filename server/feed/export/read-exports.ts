import { raw, type Sql } from "#db/client.ts";
import { exportResources } from "#db/schema/enums.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { Export, getExport as getOperation, listExports as operation } from "./contract.ts";
import { mayRead } from "./exported.ts";
import { type ExportRow, presentExport } from "./present.ts";

/** The organization's exports of what the caller may read, newest first. */
export async function listExports({ ctx, input }: Call<typeof operation>): Promise<Page<Export>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const readable = exportResources.filter((resource) => mayRead(ctx, resource));
  return readPage<ExportRow, Export>(ctx.db, {
    input,
    columns: exportColumns(sql),
    alias: "x",
    from: sql`from export x where x.organization_id = ${organizationId}
      and x.resource = any (${readable}::export_resource[])
      ${when(sql, input.resource, (resource) => sql`x.resource = ${resource}`)}
      ${when(sql, input.q, (q) => contains(sql, "x.id, x.file_name, x.query::text, x.failure", q))}
      ${createdWithin(sql, ["export", "x"], organizationId, input).condition}`,
    joins: askers(sql, organizationId),
    sorts: { createdAt: { expression: "x.created_at", type: "timestamptz" } },
    id: "x.id",
    present: (row) => presentExport(row, ctx.now),
  });
}

/**
 * How an export stands.
 * @throws Refusal export_not_found
 */
export function getExport({ ctx, input }: Call<typeof getOperation>): Promise<Export> {
  return readExport(ctx, input.exportId);
}

/** Reads an export of what the caller may read. @throws Refusal export_not_found */
export async function readExport(ctx: CallerContext, exportId: string): Promise<Export> {
  return presentExport(await readExportRow(ctx, exportId), ctx.now);
}

/** As {@link readExport}, as the row it is. @throws Refusal export_not_found */
export async function readExportRow(ctx: CallerContext, exportId: string): Promise<ExportRow> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const [row] = await sql<ExportRow[]>`
    select ${exportColumns(sql)} from export x ${askers(sql, organizationId)}
     where x.organization_id = ${organizationId} and x.id = ${exportId}`;
  if (!row || !mayRead(ctx, row.resource)) throw refuse("export_not_found", {}, "exportId");
  return row;
}

/** How changes of an export are recorded. */
export const auditedExport: Audited<Export> = { type: "export", lock: lockRow("export"), read: readExport };

function exportColumns(sql: Sql): Fragment {
  return sql`x.id, x.resource, x.query, x.status, x.actor_kind, x.actor_id, coalesce(u.name, k.name) as actor_name,
    x.file_name, x.media_type, x.rows_total, x.rows_done, x.size, x.pieces, x.failure, x.created_at, x.completed_at,
    x.expires_at`;
}

/** Who asked for exports `x`. */
function askers(sql: Sql, organizationId: string): Fragment {
  return sql`
    left join auth_user u on u.id = x.actor_id and x.actor_kind = 'member'
    left join api_key k on k.organization_id = ${organizationId} and k.id = x.actor_id and x.actor_kind = 'apiKey'`;
}
