import { raw } from "#db/client.ts";
import { auditFacets } from "#db/schema/facets.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { toIso } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { readBatch } from "#server/kernel/reading/batch.ts";
import { type LinesRead, readLines } from "#server/kernel/reading/lines.ts";
import { byFacets, when } from "#server/kernel/reading/narrowing.ts";
import { writeText } from "#server/kernel/write-table.ts";
import { type AuditExportQuery, auditFilters, type exportAuditEvents as operation } from "./contract.ts";
import { type ExportRow, type ExportTexts, exportFormats, exportTexts, rowOf } from "./export-format.ts";
import { getAuditChain } from "./get-chain.ts";
import { actorNames, chosenEvents, namedColumns, typedEvents } from "./select-events.ts";

/** Rows read in one transaction, and held in memory at once. */
const BATCH = 2_000;

const filterNames = Object.keys(auditFilters) as (keyof typeof auditFilters)[];

/** The organization's changes up to now as a file, streamed. */
export async function exportAuditEvents({ ctx, input }: Call<typeof operation>): Promise<FileAnswer> {
  const format = exportFormats[input.format];
  const { organizationId } = ctx.actor;
  const isNarrowed = ["q" as const, ...filterNames].some((name) => input[name] !== undefined);
  // Sealed rows are numbered, so the whole trail need not be counted; a part of it would have to be.
  const chain = isNarrowed ? null : await getAuditChain({ ctx, input: {} });
  return {
    mediaType: format.mediaType,
    fileName: `audit-trail-${ctx.now.toISOString().slice(0, 10)}.${input.format}`,
    content: writeText(format.head, readBatches(ctx, input), (rows) =>
      rows.map((row) => format.row(organizationId, row)).join(""),
    ),
    ...(chain && { rows: chain.sequence + chain.unsealed }),
  };
}

/**
 * The organization's changes up to now, oldest first. However many there are, two batches are in memory, and no transaction
 * stays open while a client takes its time.
 */
async function* readBatches(
  ctx: CallerContext,
  query: AuditExportQuery,
): AsyncGenerator<Iterable<ExportRow>> {
  let batch: LinesRead<ExportTexts>;
  let after: { at: string; id: string } | null = null;
  do {
    batch = await readAfter(ctx, query, after);
    const { last } = batch;
    if (last) after = { at: toIso(last.at), id: last.id };
    yield batch.rows.map(rowOf);
  } while (batch.count === BATCH);
}

function readAfter(
  ctx: CallerContext,
  query: AuditExportQuery,
  after: { at: string; id: string } | null,
): Promise<LinesRead<ExportTexts>> {
  const { organizationId } = ctx.actor;
  return readBatch(ctx.app, organizationId, (db) => {
    const sql = raw(db);
    const { condition } = byFacets(sql, "e", auditFacets, query, "few");
    const rows = sql`
      select ${namedColumns(sql)}, (
               select p.hash from audit_event p
                where p.organization_id = ${organizationId} and p.sequence = e.sequence - 1) as previous_hash
      from (
        select e.* from audit_event e
         where ${chosenEvents(sql, organizationId, after ? { ...query, from: undefined } : query)} ${condition}
           ${when(sql, query.q, (typed) => sql`(${typedEvents(sql, organizationId, typed).matches})`)} and e.at <= ${ctx.now.toISOString()}
           ${after ? sql`and (e.at, e.id) > (${after.at}::timestamptz, ${after.id})` : sql``}
         order by e.at, e.id limit ${BATCH}
      ) e ${actorNames(sql, organizationId)}
      order by e.at, e.id`;
    return readLines<ExportTexts>(sql, exportTexts, rows);
  });
}
