import { raw, type Sql } from "#db/client.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Scope } from "#server/kernel/fields/actions.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { toIso, withoutNulls } from "#server/kernel/format.ts";
import { contains, when } from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import {
  type ApiKey,
  type KeyMode,
  type KeyStatus,
  type listApiKeys as operation,
  USUAL_READS_PER_MINUTE,
  USUAL_WRITES_PER_MINUTE,
} from "./contract.ts";

interface KeyRow {
  id: string;
  name: string;
  mode: KeyMode;
  prefix: string;
  scopes: Scope[];
  status: KeyStatus;
  allowed_addresses: string[] | null;
  reads_per_minute: number | null;
  writes_per_minute: number | null;
  created_by_name: string | null;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

const sorts = {
  createdAt: { expression: "k.created_at", type: "timestamptz" },
  name: { expression: "k.name", type: "text" },
} as const;

/** The keys of the caller's organization, without their secrets. */
export async function listApiKeys({ ctx, input }: Call<typeof operation>): Promise<Page<ApiKey>> {
  return readApiKeys(ctx, input);
}

/** Reads a page of the keys of the caller's organization. */
export function readApiKeys(ctx: CallerContext, input: InputOf<typeof operation>): Promise<Page<ApiKey>> {
  const sql = raw(ctx.db);
  return readPage<KeyRow, ApiKey>(ctx.db, {
    input,
    columns: columns(sql, ctx.realNow),
    from: sql`${source(sql, ctx.actor.organizationId)}
      ${when(sql, input.status, (status) => sql`${statusAt(sql, ctx.realNow)} = ${status}`)}
      ${when(sql, input.q, (q) => contains(sql, "k.name, k.prefix", q))}`,
    sorts,
    id: "k.id",
    present,
  });
}

/**
 * Reads one key of the caller's organization.
 * @throws Refusal api_key_not_found
 */
export async function readApiKey(ctx: CallerContext, apiKeyId: string): Promise<ApiKey> {
  const sql = raw(ctx.db);
  const [row] = await sql<KeyRow[]>`
    select ${columns(sql, ctx.realNow)} ${source(sql, ctx.actor.organizationId)} and k.id = ${apiKeyId}`;
  if (!row) throw refuse("api_key_not_found", {}, "apiKeyId");
  return present(row);
}

/** How changes of a key are recorded. */
export const auditedApiKey: Audited<ApiKey> = { type: "api_key", lock: lockRow("api_key"), read: readApiKey };

function columns(sql: Sql, now: Date): Fragment {
  return sql`k.id, k.name, k.mode, k.prefix, k.scopes, ${statusAt(sql, now)} as status, k.allowed_addresses,
    k.reads_per_minute, k.writes_per_minute, u.name as created_by_name, k.created_at, k.expires_at, k.revoked_at,
    k.last_used_at`;
}

function source(sql: Sql, organizationId: string): Fragment {
  return sql`from api_key k left join auth_user u on u.id = k.created_by where k.organization_id = ${organizationId}`;
}

function statusAt(sql: Sql, now: Date): Fragment {
  return sql`case when k.revoked_at is not null then 'REVOKED'
    when k.expires_at <= ${now.toISOString()} then 'EXPIRED' else 'ACTIVE' end`;
}

function present(row: KeyRow): ApiKey {
  const moment = (value: string | null) => (value === null ? null : toIso(value));
  return withoutNulls({
    apiKeyId: row.id,
    name: row.name,
    mode: row.mode,
    prefix: row.prefix,
    scopes: row.scopes,
    status: row.status,
    allowedAddresses: row.allowed_addresses,
    readsPerMinute: row.reads_per_minute ?? USUAL_READS_PER_MINUTE,
    writesPerMinute: row.writes_per_minute ?? USUAL_WRITES_PER_MINUTE,
    createdByName: row.created_by_name,
    createdAt: toIso(row.created_at),
    expiresAt: moment(row.expires_at),
    revokedAt: moment(row.revoked_at),
    lastUsedAt: moment(row.last_used_at),
  });
}
