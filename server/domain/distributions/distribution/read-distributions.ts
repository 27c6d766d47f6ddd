import { raw, type Sql } from "#db/client.ts";
import { readTokensByIds, tokensNamed } from "#server/domain/register/api.ts";
import { getToken } from "#server/domain/register/token/contract.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, createdWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type {
  Distribution,
  getDistribution as getOperation,
  listDistributions as listOperation,
} from "./contract.ts";
import { type DistributionRow, presentDistribution } from "./present.ts";

const sorts = {
  createdAt: { expression: "d.created_at", type: "timestamptz" },
  recordDate: { expression: "d.record_date", type: "timestamptz" },
  amount: { expression: "d.amount", type: "numeric" },
  title: { expression: "lower(d.title)", type: "text" },
} as const;

const expansions: Expansions<Distribution, "token"> = {
  token: { by: getToken, idOf: ({ tokenId }) => tokenId, read: readTokensByIds },
};

/**
 * One distribution of the organization.
 * @throws Refusal distribution_not_found
 */
export async function getDistribution({ ctx, input }: Call<typeof getOperation>): Promise<Distribution> {
  return expandOne(ctx, input, await readDistribution(ctx, input.distributionId), expansions);
}

/** The organization's distributions, newest first; those that concern a customer where one calls. */
export async function listDistributions({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<Distribution>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const created = createdWithin(sql, ["distribution", "d"], organizationId, input);
  const page = await readPage<DistributionRow, Distribution>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "d",
    from: sql`from distribution d where d.organization_id = ${organizationId} ${own(sql, ctx)}
      ${when(sql, input.tokenId, (id) => sql`d.token_id = ${id}`)}
      ${when(sql, input.status, (status) => sql`d.status = ${status}`)}
      ${when(sql, input.kind, (kind) => sql`d.kind = ${kind}`)}
      ${when(
        sql,
        input.q,
        (q) =>
          sql`(${contains(sql, "d.id, d.title", q)} or d.token_id in (${tokensNamed(sql, organizationId, q)}))`,
      )} ${created.condition}`,
    joins: joins(sql, organizationId),
    seek: created.seek,
    sums: { amount: "d.amount", currency: "d.currency" },
    sorts,
    id: "d.id",
    present: presentDistribution,
  });
  return expandPage(ctx, input, page, expansions);
}

/**
 * Reads one distribution of the caller's organization.
 * @throws Refusal distribution_not_found
 */
export const readDistribution = oneOf(readDistributionsByIds, "distribution_not_found", "distributionId");

/** How changes of a distribution are recorded. */
export const auditedDistribution: Audited<Distribution> = {
  type: "distribution",
  lock: lockRow("distribution"),
  read: readDistribution,
};

/** Distributions of the caller's organization by their ids. */
export async function readDistributionsByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Distribution>> {
  const sql = raw(ctx.db);
  const rows = await sql<DistributionRow[]>`
    select ${columns(sql)} ${source(sql, ctx, ids)}`;
  return new Map(rows.map((row) => [row.id, presentDistribution(row)]));
}

function columns(sql: Sql): Fragment {
  return sql`d.id, d.token_id, t.name as token_name, t.symbol as token_symbol, d.kind, d.title, d.amount::text,
    d.currency, d.record_date, d.status, d.holders, s.paid_amount::text, s.paid_payments, s.due_amount::text,
    s.due_payments, s.failed_amount::text, s.failed_payments, d.created_at, d.updated_at, d.completed_at`;
}

/** Distributions with how far they are; a customer sees those it is paid of, and those to come of tokens it holds. */
function source(sql: Sql, ctx: CallerContext, ids: readonly string[]): Fragment {
  const { organizationId } = ctx.actor;
  return sql`from ${byKey(sql, "distribution", organizationId, ids)} d ${joins(sql, organizationId)}
    where d.organization_id = ${organizationId} ${own(sql, ctx)}`;
}

/** Their token, and how far they are: only those that are being paid have payments to be counted. */
function joins(sql: Sql, organizationId: string): Fragment {
  return sql`
    join token t on t.organization_id = ${organizationId} and t.id = d.token_id
    cross join lateral (
      select case d.status when 'COMPLETED' then d.amount
                           else coalesce(sum(p.amount) filter (where p.status = 'PAID'), 0) end as paid_amount,
             case d.status when 'COMPLETED' then d.holders
                           else (count(*) filter (where p.status = 'PAID'))::int end as paid_payments,
             coalesce(sum(p.amount) filter (where p.status in ('DUE', 'PROCESSING')), 0) as due_amount,
             (count(*) filter (where p.status in ('DUE', 'PROCESSING')))::int as due_payments,
             coalesce(sum(p.amount) filter (where p.status = 'FAILED'), 0) as failed_amount,
             (count(*) filter (where p.status = 'FAILED'))::int as failed_payments
        from distribution_payment p
       where p.organization_id = ${organizationId} and p.distribution_id = d.id and d.status = 'PROCESSING') s`;
}

function own(sql: Sql, { actor }: CallerContext): Fragment {
  if (actor.kind !== "customer") return sql``;
  const { organizationId, customerId } = actor;
  return sql`and (
    exists (select from distribution_payment p
             where p.organization_id = ${organizationId} and p.distribution_id = d.id and p.customer_id = ${customerId})
    or (d.status = 'SCHEDULED' and exists (
      select from holding h
       where h.organization_id = ${organizationId} and h.token_id = d.token_id and h.customer_id = ${customerId}
         and h.total > 0)))`;
}
