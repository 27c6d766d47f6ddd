import { raw, type Sql } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import { distributionPaymentFacets } from "#db/schema/facets.ts";
import { getDistribution } from "#server/domain/distributions/distribution/contract.ts";
import {
  readDistribution,
  readDistributionsByIds,
} from "#server/domain/distributions/distribution/read-distributions.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { toAmountText } from "#server/kernel/format.ts";
import { readBatches } from "#server/kernel/reading/batch.ts";
import {
  byFacets,
  contains,
  createdWithin,
  namedBy,
  orderedBy,
  when,
} from "#server/kernel/reading/narrowing.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { ListQuery, Seek } from "#server/kernel/reading/query.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import {
  amongOrdered,
  anyOf,
  beginning,
  exactly,
  isId,
  ofCustomersFound,
} from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { instantText, numberText, type Texts, textsFor, written } from "#server/kernel/reading/texts.ts";
import type {
  DistributionPayment,
  getDistributionPayment as getOperation,
  listPaymentsOfDistribution as listOfOperation,
  listDistributionPayments as listOperation,
} from "./contract.ts";
import { type DistributionPaymentRow, presentDistributionPayment } from "./present.ts";

const sorts = {
  createdAt: { expression: "p.created_at", type: "timestamptz" },
  amount: { expression: "p.cents", type: "bigint" },
} as const;

/**
 * One payment to a holder.
 * @throws Refusal distribution_payment_not_found
 */
export async function getDistributionPayment({
  ctx,
  input,
}: Call<typeof getOperation>): Promise<DistributionPayment> {
  return expandOne(ctx, input, await readPayment(ctx, input.distributionPaymentId), expansions);
}

/**
 * What each holder gets of one distribution; a customer's own alone where one calls.
 * @throws Refusal distribution_not_found
 */
export async function listPaymentsOfDistribution({
  ctx,
  input,
}: Call<typeof listOfOperation>): Promise<Page<DistributionPayment>> {
  const { currency } = await readDistribution(ctx, input.distributionId);
  return readList(ctx, input, { distributionIds: [input.distributionId], currency });
}

/**
 * Payments of all distributions, newest first; a customer's own alone where one calls.
 * @throws Refusal distribution_not_found
 */
export async function listDistributionPayments({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<DistributionPayment>> {
  const { customerId, tokenId, distributionId } = input;
  if (distributionId !== undefined) await readDistribution(ctx, distributionId);
  if ((tokenId ?? distributionId) === undefined) return readList(ctx, input, { customerId });
  const sql = raw(ctx.db);
  const distributions = await sql<{ id: string }[]>`
    select d.id from distribution d where d.organization_id = ${ctx.actor.organizationId}
      ${when(sql, tokenId, (id) => sql`d.token_id = ${id}`)} ${when(sql, distributionId, (id) => sql`d.id = ${id}`)}`;
  return readList(ctx, input, { customerId, distributionIds: distributions.map(({ id }) => id) });
}

type ListInput = ListQuery<object, object>["input"] & {
  readonly q?: string | undefined;
  readonly ids?: string | undefined;
  readonly status?: string | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly expand?: readonly "distribution"[] | undefined;
};

/** Which payments are listed: one holder's, those of some distributions, or all. */
interface Which {
  readonly customerId?: string | undefined;
  readonly distributionIds?: readonly string[];
  /** What all of them are paid in. */
  readonly currency?: Currency;
}

const expansions: Expansions<DistributionPayment, "distribution"> = {
  distribution: {
    by: getDistribution,
    idOf: ({ distributionId }) => distributionId,
    read: readDistributionsByIds,
  },
};

async function readList(
  ctx: CallerContext,
  input: ListInput,
  { customerId, distributionIds, currency }: Which,
): Promise<Page<DistributionPayment>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const isFew = ctx.actor.kind === "customer" || customerId !== undefined;
  const how = orderedBy(isFew, distributionIds !== undefined);
  const { condition, facets } = byFacets(sql, "p", distributionPaymentFacets, input, how);
  const created = createdWithin(sql, ["distribution_payment", "p"], organizationId, input);
  const keys = facets &&
    distributionIds && {
      of: sql`unnest(${[...facets]}::int[]) as f(facets) cross join unnest(${[...distributionIds]}::text[]) as k(id)`,
      count: facets.length * distributionIds.length,
      columns: { "f.facets": "p.facets", "k.id": "p.distribution_id" },
    };
  const isOfThese =
    distributionIds && isFew ? sql`and p.distribution_id = any (${[...distributionIds]})` : sql``;
  const page = await readPage<DistributionPaymentRow, DistributionPayment>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "p",
    from: sql`from distribution_payment p where p.organization_id = ${organizationId} ${own(sql, ctx)} ${condition}
      ${when(sql, customerId, (id) => sql`p.customer_id = ${id}`)} ${isOfThese} ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    ...(keys && { keys }),
    seek: allOf(sql, [
      namedBy(sql, ["distribution_payment", "p"], organizationId, input.ids),
      input.q ? typedFor(sql, organizationId, input.q) : undefined,
      created.seek,
    ]),
    sums: {
      amount: "p.amount",
      ...(currency
        ? { allIn: currency }
        : { currency: "d.currency", joins: ofDistribution(sql, organizationId) }),
    },
    sorts,
    id: "p.id",
    present: presentDistributionPayment,
    ...textsFor(ctx, () => ({ texts: textsOf(sql) })),
  });
  return expandPage(ctx, input, page, expansions);
}

/** Payments by what people type: their id or the provider's, the holder, the distribution. */
function typedFor(sql: Sql, organizationId: string, typed: string): Seek {
  const table = sql`select p.id from distribution_payment p where p.organization_id = ${organizationId}`;
  if (isId(typed, "dsp")) return beginning(sql, sql`p.id`, typed, table);
  if (isId(typed, "cus")) return beginning(sql, sql`p.customer_id`, typed, table);
  const byHolder = ofCustomersFound(sql, organizationId, [table, sql`p.customer_id`], typed);
  const titled = sql`select d.id from distribution d
    where d.organization_id = ${organizationId} and ${contains(sql, "d.title", typed)}`;
  const byTitle = amongOrdered(sql, sql`p.distribution_id`, titled, table);
  return anyOf(sql, [byHolder, byTitle, exactly(sql, sql`p.provider_reference`, typed, table)]);
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

const paymentTexts = [
  "id",
  "customer_id",
  "payee_name",
  "payee_account",
  "token_amount",
  "amount",
  "currency",
  "status",
  "provider",
  "provider_reference",
  "failure_reason",
  "paid_at",
] as const;
/** What a distribution's file says of a payment. */
export type PaymentTexts = Pick<DistributionPaymentRow, (typeof paymentTexts)[number]>;

/** Payments of one distribution, in the order of their holders' ids, as many at a time. */
export function readTexts(
  ctx: CallerContext,
  distributionId: string,
  size: number,
): AsyncGenerator<IteratorObject<PaymentTexts>> {
  const { organizationId } = ctx.actor;
  return readBatches<PaymentTexts, "customer_id">(ctx.app, organizationId, size, {
    names: paymentTexts,
    key: ["customer_id"],
    from: (sql, after) => ({
      alias: "p",
      from: sql`from distribution_payment p
        where p.organization_id = ${organizationId} ${own(sql, ctx)} and p.distribution_id = ${distributionId}
          ${after ? sql`and p.customer_id > ${after.customer_id}` : sql``}
        order by p.customer_id`,
    }),
    rows: (sql, payments) => sql`
      select ${columns(sql)} from (${payments}) p ${joins(sql, organizationId)} order by p.customer_id`,
  });
}

function columns(sql: Sql): Fragment {
  return sql`p.id, p.distribution_id, d.token_id, t.symbol as token_symbol, d.kind, d.title, d.record_date,
    p.customer_id, coalesce(c.name, c.username) as payee_name, account.payer_account as payee_account,
    p.token_amount::text, p.amount::text, d.currency, p.status, p.provider, p.provider_reference, p.attempts,
    p.failure_code, p.failure_reason, p.paid_at, p.created_at, p.updated_at`;
}

/** What {@link presentDistributionPayment} makes, field by field. */
function textsOf(sql: Sql): Texts {
  return {
    distributionPaymentId: sql`p.id`,
    createdAt: instantText(sql`p.created_at`),
    distributionId: sql`p.distribution_id`,
    title: sql`d.title`,
    customerId: sql`p.customer_id`,
    payeeName: sql`coalesce(c.name, c.username)`,
    payeeAccount: sql`account.payer_account`,
    tokenAmount: written(toAmountText, sql`p.token_amount`),
    amount: numberText(sql`p.amount`),
    currency: sql`d.currency`,
    status: sql`p.status`,
    provider: sql`p.provider`,
    reference: written(paymentReference, sql`p.id`),
    providerReference: sql`p.provider_reference`,
    "failure.reason": sql`p.failure_reason`,
    paidAt: instantText(sql`p.paid_at`),
  };
}

/** What payments `p` are of. */
function ofDistribution(sql: Sql, organizationId: string): Fragment {
  return sql`join distribution d on d.organization_id = ${organizationId} and d.id = p.distribution_id`;
}

/** What payments `p` are joined to: their distribution, and the account the holder paid from last. */
function joins(sql: Sql, organizationId: string): Fragment {
  return sql`
    ${ofDistribution(sql, organizationId)}
    join token t on t.organization_id = ${organizationId} and t.id = d.token_id
    join customer c on c.organization_id = ${organizationId} and c.id = p.customer_id
    left join lateral (
      select y.payer_account from payment y
       where y.organization_id = ${organizationId} and y.customer_id = p.customer_id
         and y.status = 'SUCCEEDED' and y.payer_account is not null
       order by y.received_at desc, y.id desc limit 1) account on true`;
}

function source(sql: Sql, ctx: CallerContext): Fragment {
  const { organizationId } = ctx.actor;
  return sql`from distribution_payment p ${joins(sql, organizationId)}
    where p.organization_id = ${organizationId} ${own(sql, ctx)}`;
}

function own(sql: Sql, { actor }: CallerContext): Fragment {
  return actor.kind === "customer" ? sql`and p.customer_id = ${actor.customerId}` : sql``;
}
