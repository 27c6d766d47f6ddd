import { auditExportQuery } from "#server/platform/audit/contract.ts";
import { exportEvents } from "#server/platform/audit/export-events.ts";
import { exportFormats } from "#server/platform/audit/export-format.ts";
import { answeringCaller } from "./answer.ts";
import { streamOf } from "./stream-of.ts";

/** Downloads the audit trail, as CSV or NDJSON: a stream, which no procedure answers with. */
export const exportAuditEvents = answeringCaller(async ({ request, ctx }) => {
  const query = auditExportQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const texts = exportEvents(ctx, query);
  // The first is read before anything is answered: until then a failure can still be told.
  const first = await texts.next();
  const day = ctx.now.toISOString().slice(0, 10);
  const headers = ctx.replyHeaders;
  headers.set("content-type", exportFormats[query.format].mediaType);
  headers.set("content-disposition", `attachment; filename="audit-trail-${day}.${query.format}"`);
  return new Response(streamOf(first, texts), { headers });
});
