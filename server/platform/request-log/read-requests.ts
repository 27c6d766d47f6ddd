import { raw, type Sql } from "#db/client.ts";
import type { RequestMethod } from "#db/schema/enums.ts";
import { requestFacets } from "#db/schema/facets.ts";
import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso, withoutNulls } from "#server/kernel/format.ts";
import { byFacets, createdWithin, orderedBy, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { anyOf, exactly } from "#server/kernel/reading/search.ts";
import type {
  getRequestLogEntry as getOperation,
  listRequestLog as listOperation,
  RequestLogEntry,
  RequestLogEntryWithBodies,
} from "./contract.ts";

interface RequestRow {
  id: string;
  request_id: string;
  api_key_id: string | null;
  api_key_name: string | null;
  method: RequestMethod;
  route: string;
  status: number;
  code: string | null;
  duration_ms: number;
  network: string | null;
  ignored_fields: string | null;
  created_at: string;
}

interface BodiesRow extends RequestRow {
  request: object | null;
  response: object | null;
}

const sorts = { createdAt: { expression: "r.created_at", type: "timestamptz" } } as const;

/**
 * One request with what was sent and answered.
 * @throws Refusal request_log_entry_not_found
 */
export async function getRequestLogEntry({
  ctx,
  input,
}: Call<typeof getOperation>): Promise<RequestLogEntryWithBodies> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const [row] = await sql<BodiesRow[]>`
    select ${columns(sql)}, r.request, r.response from request_log r ${keys(sql, organizationId)}
     where r.organization_id = ${organizationId} and r.id = ${input.requestLogEntryId}`;
  if (!row) throw refuse("request_log_entry_not_found", {}, "requestLogEntryId");
  return { ...present(row), ...withoutNulls({ request: row.request, response: row.response }) };
}

/** Requests of the organization's keys, newest first. */
export async function listRequestLog({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<RequestLogEntry>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const how = orderedBy(input.requestId !== undefined, input.apiKeyId !== undefined);
  const { condition, facets } = byFacets(sql, "r", requestFacets, input, how);
  return readPage<RequestRow, RequestLogEntry>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "r",
    from: sql`from request_log r where r.organization_id = ${organizationId} ${condition}
      ${when(sql, input.apiKeyId, (id) => sql`r.api_key_id = ${id}`)}
      ${when(sql, input.requestId, (id) => sql`r.request_id = ${id}`)}
      ${createdWithin(sql, ["request_log", "r"], organizationId, input).condition}`,
    joins: keys(sql, organizationId),
    ...(facets && { facets }),
    seek: input.q ? typedFor(sql, organizationId, input.q) : undefined,
    sorts,
    id: "r.id",
    present,
  });
}

/** Requests by what people type: the id of the request, or of its entry here. */
function typedFor(sql: Sql, organizationId: string, typed: string) {
  const table = sql`select r.id from request_log r where r.organization_id = ${organizationId}`;
  return anyOf(sql, [exactly(sql, sql`r.request_id`, typed, table), exactly(sql, sql`r.id`, typed, table)]);
}

function columns(sql: Sql): Fragment {
  return sql`r.id, r.request_id, r.api_key_id, k.name as api_key_name, r.method, r.route, r.status, r.code,
    r.duration_ms, r.network, r.ignored_fields, r.created_at`;
}

function keys(sql: Sql, organizationId: string): Fragment {
  return sql`left join api_key k on k.organization_id = ${organizationId} and k.id = r.api_key_id`;
}

function present(row: RequestRow): RequestLogEntry {
  return withoutNulls({
    requestLogEntryId: row.id,
    requestId: row.request_id,
    apiKeyId: row.api_key_id,
    apiKeyName: row.api_key_name,
    method: row.method,
    route: row.route,
    status: row.status,
    code: row.code,
    durationMs: row.duration_ms,
    network: row.network,
    ignoredFields: row.ignored_fields,
    createdAt: toIso(row.created_at),
  });
}
