import { raw, type Sql } from "#db/client.ts";
import { readDistribution } from "#server/domain/distributions/distribution/read-distributions.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, type Fragment, type ListQuery, readPage, when } from "#server/kernel/reading.ts";
import type {
  DistributionPayment,
  getDistributionPayment as getOperation,
  listPaymentsOfDistribution as listOfOperation,
  listDistributionPayments as listOperation,
} from "./contract.ts";
import { type DistributionPaymentRow, presentDistributionPayment } from "./present.ts";

const sorts = {
  createdAt: { expression: "p.created_at", type: "timestamptz" },
  amount: { expression: "p.amount", type: "numeric" },
  tokenAmount: { expression: "p.token_amount", type: "numeric" },
} as const;

/** What people look for a payment by. */
const SEARCHED = "p.id, p.customer_id, c.name, c.username, d.title, p.provider_reference";

/**
 * One payment to a holder.
 * @throws Refusal distribution_payment_not_found
 */
export async function getDistributionPayment({
  ctx,
  input,
}: Call<typeof getOperation>): Promise<DistributionPayment> {
  return readPayment(ctx, input.distributionPaymentId);
}

/**
 * What each holder gets of one distribution; a customer's own alone where one calls.
 * @throws Refusal distribution_not_found
 */
export async function listPaymentsOfDistribution({
  ctx,
  input,
}: Call<typeof listOfOperation>): Promise<Page<DistributionPayment>> {
  await readDistribution(ctx, input.distributionId);
  const sql = raw(ctx.db);
  return readList(ctx, input, sql`and p.distribution_id = ${input.distributionId}`);
}

/** Payments of all distributions, newest first; a customer's own alone where one calls. */
export async function listDistributionPayments({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<DistributionPayment>> {
  const sql = raw(ctx.db);
  return readList(
    ctx,
    input,
    sql`${when(sql, input.customerId, (id) => sql`p.customer_id = ${id}`)}
      ${when(sql, input.tokenId, (id) => sql`d.token_id = ${id}`)}`,
  );
}

type ListInput = ListQuery<object, object>["input"] & {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
};

function readList(
  ctx: CallerContext,
  input: ListInput,
  condition: Fragment,
): Promise<Page<DistributionPayment>> {
  const sql = raw(ctx.db);
  return readPage<DistributionPaymentRow, DistributionPayment>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx)} ${condition}
      ${when(sql, input.status, (status) => sql`p.status = ${status}`)}
      ${when(sql, input.q, (q) => contains(sql, SEARCHED, q))}`,
    sorts,
    id: "p.id",
    present: presentDistributionPayment,
  });
}

/**
 * A payment of the caller's organization, and of the customer where one calls.
 * @throws Refusal distribution_payment_not_found
 */
export async function readPayment(
  ctx: CallerContext,
  distributionPaymentId: string,
): Promise<DistributionPayment> {
  const [payment] = await readPayments(ctx, { ids: [distributionPaymentId] });
  if (!payment) throw refuse("distribution_payment_not_found", {}, "distributionPaymentId");
  return payment;
}

/** Payments by their ids, or those of one distribution, the largest first. */
export async function readPayments(
  ctx: CallerContext,
  which: { readonly ids: readonly string[] } | { readonly distributionId: string },
): Promise<DistributionPayment[]> {
  const sql = raw(ctx.db);
  const condition =
    "ids" in which ? sql`p.id = any (${[...which.ids]})` : sql`p.distribution_id = ${which.distributionId}`;
  const rows = await sql<DistributionPaymentRow[]>`
    select ${columns(sql)} ${source(sql, ctx)} and ${condition} order by p.amount desc, p.id`;
  return rows.map(presentDistributionPayment);
}

function columns(sql: Sql): Fragment {
  return sql`p.id, p.distribution_id, d.token_id, t.symbol as token_symbol, d.kind, d.title, d.record_date,
    p.customer_id, coalesce(c.name, c.username) as payee_name, account.payer_account as payee_account,
    p.token_amount::text, p.amount::text, d.currency, p.status, p.provider, p.provider_reference, p.attempts,
    p.failure_code, p.failure_reason, p.paid_at, p.created_at, p.updated_at`;
}

/** Payments with their distribution, and the account the holder paid from last. */
function source(sql: Sql, { actor }: CallerContext): Fragment {
  const own = actor.kind === "customer" ? actor.customerId : undefined;
  return sql`from distribution_payment p
    join distribution d on d.organization_id = p.organization_id and d.id = p.distribution_id
    join token t on t.organization_id = d.organization_id and t.id = d.token_id
    join customer c on c.organization_id = p.organization_id and c.id = p.customer_id
    left join lateral (
      select y.payer_account from offering_purchase_intent i
        join payment y on y.organization_id = i.organization_id and y.offering_purchase_intent_id = i.id
       where i.organization_id = ${actor.organizationId} and i.customer_id = p.customer_id
         and y.status = 'SUCCEEDED' and y.payer_account is not null
       order by y.received_at desc, y.id desc limit 1) account on true
    where p.organization_id = ${actor.organizationId} ${when(sql, own, (id) => sql`p.customer_id = ${id}`)}`;
}
