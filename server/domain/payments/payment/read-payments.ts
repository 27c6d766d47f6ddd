import { raw, type Sql } from "#db/client.ts";
import { paymentFacets } from "#db/schema/facets.ts";
import { auditedIntent, readIntentsByIds, typedForIntents } from "#server/domain/primary/api.ts";
import { getIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { byFacets, createdWithin, namedBy, updatedWithin, when } from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { Seek } from "#server/kernel/reading/query.ts";
import { byKey, type Fragment } from "#server/kernel/reading/rows.ts";
import {
  anyOf,
  beginning,
  endOfReference,
  exactly,
  idsFound,
  isAddress,
  isFound,
  isId,
  meeting,
  ofCustomersFound,
  ofOneSought,
} from "#server/kernel/reading/search.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import { instantText, numberText, type Texts, textsFor } from "#server/kernel/reading/texts.ts";
import { type Audited, lockRow } from "#server/platform/audit/change.ts";
import type { getPayment as getOperation, listPayments as listOperation, Payment } from "./contract.ts";
import { type PaymentRow, presentListedPayment, presentPayment } from "./present.ts";

const sorts = {
  createdAt: { expression: "p.created_at", type: "timestamptz" },
  amount: { expression: "p.cents", type: "bigint" },
} as const;

const expansions: Expansions<Payment, "offeringPurchaseIntent"> = {
  offeringPurchaseIntent: {
    by: getIntent,
    idOf: ({ offeringPurchaseIntentId }) => offeringPurchaseIntentId,
    read: readIntentsByIds,
  },
};

/**
 * One payment; a customer sees its own alone.
 * @throws Refusal payment_not_found
 */
export async function getPayment({ ctx, input }: Call<typeof getOperation>): Promise<Payment> {
  return expandOne(ctx, input, await readPayment(ctx, input.paymentId), expansions);
}

/** Payments, newest first; a customer sees its own alone. */
export async function listPayments({ ctx, input }: Call<typeof listOperation>): Promise<Page<Payment>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const isFew = ctx.actor.kind === "customer" || input.offeringPurchaseIntentId !== undefined;
  const { condition, facets } = byFacets(sql, "p", paymentFacets, input, isFew ? "few" : "ordered");
  const created = createdWithin(sql, ["payment", "p"], organizationId, input);
  const typed = input.q ? typedForPayments(sql, organizationId, input.q) : undefined;
  const page = await readPage<PaymentRow, Payment>(ctx.db, {
    input,
    columns: columns(sql),
    alias: "p",
    from: sql`from payment p where p.organization_id = ${organizationId} ${own(sql, ctx)} ${condition}
      ${when(sql, input.offeringPurchaseIntentId, (id) => sql`p.offering_purchase_intent_id = ${id}`)}
      ${created.condition}`,
    joins: joins(sql, organizationId),
    ...(facets && { facets }),
    seek: allOf(sql, [
      namedBy(sql, ["payment", "p"], organizationId, input.ids),
      typed,
      created.seek,
      updatedWithin(sql, ["payment", "p"], organizationId, input),
      input.hasOpenClaim ? withClaim(sql, organizationId) : undefined,
    ]),
    sums: { amount: "p.amount", currency: "p.currency" },
    sorts,
    id: "p.id",
    present: presentListedPayment,
    ...textsFor(ctx, () => ({ texts: textsOf(sql) })),
  });
  return expandPage(ctx, input, page, expansions);
}

/** Payments that left the issuer out of money: few, whatever the order. */
function withClaim(sql: Sql, organizationId: string): Seek {
  return meeting(
    sql,
    sql`select p.id from payment p where p.organization_id = ${organizationId}`,
    sql`p.open_claim is not null`,
  );
}

/**
 * Payments `p` by what people type: their id, the provider's, the purchase's, who paid, who buys.
 * @param mostBuyers buyers whose payments are named at most
 */
export function typedForPayments(sql: Sql, organizationId: string, typed: string, mostBuyers?: number): Seek {
  const table = sql`select p.id from payment p where p.organization_id = ${organizationId}`;
  if (isId(typed, "pay")) return beginning(sql, sql`p.id`, typed, table);
  if (isId(typed, "opi") || endOfReference(typed) !== undefined || isAddress(typed)) {
    const intents = typedForIntents(sql, organizationId, typed);
    return ofOneSought(
      sql,
      organizationId,
      ["payment", "p", "offering_purchase_intent_id"],
      ["offering_purchase_intent", "i"],
      intents,
    );
  }
  const byPayer = {
    matches: isFound(sql, sql`p.search`, typed),
    found: sql`select f.id from ${idsFound(sql, organizationId, "payment", typed)} f(id)`,
    isExact: true,
  };
  const byBuyer = ofCustomersFound(sql, organizationId, [table, sql`p.customer_id`], typed, {
    mostFound: mostBuyers,
  });
  return anyOf(sql, [byPayer, byBuyer, exactly(sql, sql`p.provider_reference`, typed, table)]);
}

/**
 * A payment of the caller's organization, and of the customer where one calls.
 * @throws Refusal payment_not_found
 */
export const readPayment = oneOf(readPaymentsByIds, "payment_not_found", "paymentId");

/** How changes of a payment are recorded: the purchase it is for is locked first, as everybody locks. */
export const auditedPayment: Audited<Payment> = {
  type: "payment",
  async lock(ctx, paymentId) {
    const { offeringPurchaseIntentId: intentId } = await readPayment(ctx, paymentId);
    if (intentId !== undefined) await auditedIntent.lock(ctx, intentId);
    await lockRow("payment")(ctx, paymentId);
  },
  read: readPayment,
};

/** Payments of the organization by their ids. */
export async function readPaymentsByIds(
  ctx: CallerContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const sql = raw(ctx.db);
  const rows = await sql<PaymentRow[]>`
    select ${columns(sql)} ${source(sql, ctx, ids)}`;
  return new Map(rows.map((row) => [row.id, presentPayment(row)]));
}

function columns(sql: Sql): Fragment {
  return sql`p.id, p.offering_purchase_intent_id, p.provider, p.provider_reference, p.status, p.amount::text,
    p.currency, p.refunded::text, coalesce(c.name, c.username) as customer_name, p.payer_name, p.payer_account, p.checkout_url, p.failure_code, p.failure_reason,
    p.received_at, p.charge_back_status, p.charge_back_amount::text, p.charge_back_reason, p.charge_back_reference,
    p.charged_back_at, p.open_claim::text, p.created_at, p.updated_at`;
}

/** What {@link presentListedPayment} makes, field by field. */
function textsOf(sql: Sql): Texts {
  return {
    paymentId: sql`p.id`,
    createdAt: instantText(sql`p.created_at`),
    receivedAt: instantText(sql`p.received_at`),
    provider: sql`p.provider`,
    providerReference: sql`p.provider_reference`,
    status: sql`p.status`,
    amount: numberText(sql`p.amount`),
    currency: sql`p.currency`,
    refundedAmount: numberText(sql`p.refunded`),
    offeringPurchaseIntentId: sql`p.offering_purchase_intent_id`,
    customerName: sql`coalesce(c.name, c.username)`,
    payerName: sql`p.payer_name`,
    payerAccount: sql`p.payer_account`,
    "failure.reason": sql`p.failure_reason`,
    updatedAt: instantText(sql`p.updated_at`),
  };
}

/** What payments `p` are joined to: who buys. */
function joins(sql: Sql, organizationId: string): Fragment {
  return sql`left join customer c on c.organization_id = ${organizationId} and c.id = p.customer_id`;
}

/** Payments of an organization; of a customer's purchases where one calls. */
function source(sql: Sql, ctx: CallerContext, ids: readonly string[]): Fragment {
  const { organizationId } = ctx.actor;
  return sql`from ${byKey(sql, "payment", organizationId, ids)} p ${joins(sql, organizationId)}
    where p.organization_id = ${organizationId} ${own(sql, ctx)}`;
}

function own(sql: Sql, { actor }: CallerContext): Fragment {
  return actor.kind === "customer" ? sql`and p.customer_id = ${actor.customerId}` : sql``;
}
