import { auditFacets } from "#db/schema/facets.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { MOST_COUNTED } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { BATCH, readBatches } from "#server/kernel/reading/batch.ts";
import { byFacets, when } from "#server/kernel/reading/narrowing.ts";
import { writeText } from "#server/kernel/write-table.ts";
import { type AuditExportQuery, auditFilters, type exportAuditEvents as operation } from "./contract.ts";
import { type ExportTexts, exportFormats, exportTexts, rowOf } from "./export-format.ts";
import { getAuditChain } from "./get-chain.ts";
import { actorNames, chosenEvents, idsConcerning, namedColumns, typedEvents } from "./select-events.ts";

/** Rows of a batch of a customer's events: all of these are found for each batch anew. */
const BATCH_OF_CUSTOMER = 5 * BATCH;

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
    content: writeText(format.head, readEvents(ctx, input), (rows) =>
      rows.map((row) => format.row(organizationId, rowOf(row))).join(""),
    ),
    ...(chain && chain.unsealed < MOST_COUNTED && { rows: chain.sequence + chain.unsealed }),
  };
}

/** The organization's changes up to now, oldest first. */
function readEvents(
  { app, actor: { organizationId }, now }: CallerContext,
  query: AuditExportQuery,
): AsyncGenerator<IteratorObject<ExportTexts>> {
  const isOfCustomer = query.customerId !== undefined;
  const size = isOfCustomer ? BATCH_OF_CUSTOMER : BATCH;
  return readBatches<ExportTexts, "at" | "id">(app, organizationId, size, {
    names: exportTexts,
    key: ["at", "id"],
    isSought: isOfCustomer || query.q !== undefined,
    from: (sql, after) => ({
      alias: "e",
      from: sql`from audit_event e
        where ${chosenEvents(sql, organizationId, after ? { ...query, from: undefined } : query)}
          ${byFacets(sql, "e", auditFacets, query, "few").condition}
          ${when(sql, query.customerId, (id) => sql`e.id = any (array(${idsConcerning(sql, organizationId, id)}))`)}
          ${when(sql, query.q, (typed) => sql`(${typedEvents(sql, organizationId, typed, query).matches})`)}
          and e.at <= ${now.toISOString()}
          ${after ? sql`and (e.at, e.id) > (${toIso(after.at)}::timestamptz, ${after.id})` : sql``}
        order by e.at, e.id`,
    }),
    rows: (sql, events) => sql`
      select ${namedColumns(sql)}, (
               select p.hash from audit_event p
                where p.organization_id = ${organizationId} and p.sequence = e.sequence - 1) as previous_hash
        from (${events}) e ${actorNames(sql, organizationId)}
       order by e.at, e.id`,
  });
}
