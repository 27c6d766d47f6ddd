import { admit } from "../admission.ts";
import { auditExportQuery } from "../audit/contract.ts";
import { exportEvents } from "../audit/export-events.ts";
import { exportFormats } from "../audit/export-format.ts";
import { application } from "../compose.ts";
import { refuse } from "../errors.ts";
import { createContext, replyHeaders, requestIdOf } from "../request.ts";
import { noteCaller } from "./access-log.ts";
import { replyProblem } from "./reply.ts";
import { asRefusal } from "./rest.ts";
import { streamOf } from "./stream-of.ts";

/** Downloads the audit trail, as CSV or NDJSON: a stream, which no procedure answers with. */
export async function exportAuditEvents(request: Request): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(requestId);
  try {
    const app = application();
    const { identity, address } = await admit(app, request, headers);
    const { actor } = identity;
    noteCaller(request, actor);
    if (actor.kind === "anonymous") throw refuse("authentication_required");
    const query = auditExportQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
    const ctx = createContext(app, identity, {
      headers: request.headers,
      address,
      requestId,
      reply: headers,
    });
    const texts = exportEvents({ ...ctx, actor }, query);
    // The first is read before anything is answered: until then a failure can still be told.
    const first = await texts.next();
    const day = ctx.now.toISOString().slice(0, 10);
    headers.set("content-type", exportFormats[query.format].mediaType);
    headers.set("content-disposition", `attachment; filename="audit-trail-${day}.${query.format}"`);
    return new Response(streamOf(first, texts), { headers });
  } catch (error) {
    return replyProblem(asRefusal(error), request, requestId, headers);
  }
}
