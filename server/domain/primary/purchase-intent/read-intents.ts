import { raw, type Sql } from "#db/client.ts";
import type { PurchaseStatus, SettlementStatus } from "#db/schema/enums.ts";
import { intentFacets } from "#db/schema/facets.ts";
import { latestBlock } from "#server/domain/chain/api.ts";
import { ofWallet, readCustomersByIds } from "#server/domain/investors/api.ts";
import { getCustomer } from "#server/domain/investors/customer/contract.ts";
import { getOffering } from "#server/domain/primary/offering/contract.ts";
import { readOfferingsByIds } from "#server/domain/primary/offering/read-offerings.ts";
import {
  type IntentRow,
  intentColumns,
  intentGates,
  intentJoins,
  intentSource,
  toProgress,
} from "#server/domain/settlement/api.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { type Expansions, expandOne, expandPage } from "#server/kernel/expand.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { havingMetadata } from "#server/kernel/having-metadata.ts";
import { omitFrom } from "#server/kernel/omit.ts";
import {
  byFacets,
  createdWithin,
  namedBy,
  orderedBy,
  updatedWithin,
  when,
} from "#server/kernel/reading/narrowing.ts";
import { oneOf } from "#server/kernel/reading/one.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import { allOf } from "#server/kernel/reading/seek.ts";
import {
  addressText,
  instantText,
  numberText,
  type Texts,
  textsFor,
  written,
} from "#server/kernel/reading/texts.ts";
import type {
  getIntent as getOperation,
  ListedIntent,
  listIntents as listOperation,
  OfferingPurchaseIntent,
} from "./contract.ts";
import { typedForIntents } from "./find-intents.ts";
import { gates, type ListedIntentRow, presentIntent, presentListedIntent } from "./present.ts";

const sorts = {
  createdAt: { expression: "i.created_at", type: "timestamptz" },
  purchaseAmount: { expression: "i.purchase_cents", type: "bigint" },
} as const;

const expansions: Expansions<OfferingPurchaseIntent, "customer" | "offering"> = {
  customer: { by: getCustomer, idOf: ({ customerId }) => customerId, read: readCustomersByIds },
  offering: { by: getOffering, idOf: ({ offeringId }) => offeringId, read: readOfferingsByIds },
};

/**
 * One purchase intent; a customer sees its own alone.
 * @throws Refusal offering_purchase_intent_not_found
 */
export async function getIntent({ ctx, input }: Call<typeof getOperation>): Promise<OfferingPurchaseIntent> {
  const intent = await readConfirmed(ctx, input.offeringPurchaseIntentId);
  return expandOne(ctx, input, intent, expansions);
}

const readConfirmed = oneOf(
  async (ctx: TenantContext, ids) => {
    const rows = await readRows(ctx, ids);
    const intents = rows.map(async (row) => [row.id, await confirmed(ctx, row, presentIntent(row))] as const);
    return new Map(await Promise.all(intents));
  },
  "offering_purchase_intent_not_found",
  "offeringPurchaseIntentId",
);

/** With the number of blocks that stand on the one in which its tokens were delivered. */
async function confirmed(
  ctx: TenantContext,
  { on_chain }: IntentRow,
  intent: OfferingPurchaseIntent,
): Promise<OfferingPurchaseIntent> {
  if (!on_chain?.block_number) return intent;
  const latest = await latestBlock(ctx, on_chain.chain_id);
  if (latest === null) return intent;
  const chain = {
    status: toProgress(on_chain.status),
    confirmations: Math.max(1, latest - on_chain.block_number + 1),
  };
  return { ...intent, settlement: { ...intent.settlement, chain } };
}

/** Purchase intents of the caller's organization by their ids, in no order; a customer sees its own alone. */
export async function readIntents(
  ctx: TenantContext,
  ids: readonly string[],
): Promise<OfferingPurchaseIntent[]> {
  return (await readRows(ctx, ids)).map(presentIntent);
}

async function readRows(ctx: TenantContext, ids: readonly string[]): Promise<IntentRow[]> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const own = ctx.actor.kind === "customer" ? ctx.actor.customerId : undefined;
  return sql<IntentRow[]>`
    select ${intentColumns(sql, organizationId)} ${intentSource(sql, organizationId, ids)}
    ${when(sql, own, (id) => sql`i.customer_id = ${id}`)}`;
}

/** Purchase intents by their ids, for what listeners are told. */
export async function readIntentsByIds(
  ctx: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OfferingPurchaseIntent>> {
  const intents = await readIntents(ctx, ids);
  return new Map(intents.map((intent) => [intent.offeringPurchaseIntentId, intent]));
}

/** Purchase intents, newest first; a customer sees its own alone. */
export async function listIntents({ ctx, input }: Call<typeof listOperation>): Promise<Page<ListedIntent>> {
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const own = ctx.actor.kind === "customer" ? ctx.actor.customerId : undefined;
  const isFew = (own ?? input.customerId ?? input.walletAddress) !== undefined;
  const how = orderedBy(isFew, input.offeringId !== undefined);
  const { condition, facets } = byFacets(sql, "i", intentFacets, input, how);
  const created = createdWithin(sql, ["offering_purchase_intent", "i"], organizationId, input);
  const updated = updatedWithin(sql, ["offering_purchase_intent", "i"], organizationId, input);
  const marked = havingMetadata(sql, organizationId, ["offering_purchase_intent", "i"], input.metadata);
  const named = namedBy(sql, ["offering_purchase_intent", "i"], organizationId, input.ids);
  // The index that has the places of a customer's purchases knows nothing of offerings.
  const typed = input.q
    ? typedForIntents(sql, organizationId, input.q, input.offeringId === undefined)
    : undefined;
  const page = await readPage<ListedIntentRow, ListedIntent>(ctx.db, {
    input,
    columns: sql`${intentColumns(sql, organizationId, sql`f.token_id`)}, ${namesOf(sql)}`,
    alias: "i",
    from: sql`from offering_purchase_intent i where i.organization_id = ${organizationId} ${condition}
      ${when(sql, own, (id) => sql`i.customer_id = ${id}`)}
      ${when(sql, input.customerId, (id) => sql`i.customer_id = ${id}`)}
      ${when(sql, input.walletAddress, (address) => ofWallet(sql, organizationId, sql`i.customer_id`, sql`i.wallet_address`, address))}
      ${when(sql, input.offeringId, (id) => sql`i.offering_id = ${id}`)}
      ${created.condition}`,
    joins: sql`${intentJoins(sql, organizationId)} ${namedJoins(sql, organizationId)}`,
    ...(facets && { facets }),
    seek: allOf(sql, [marked, named, typed, created.seek, updated]),
    sums: { amount: "i.purchase_amount", currency: "i.currency" },
    sorts,
    id: "i.id",
    present: (row) => presentListedIntent(row, ctx.actor),
    ...textsFor(ctx, () => ({ texts: textsOf(sql, organizationId) })),
  });
  return expandPage(ctx, input, omitFrom(page, input), expansions);
}

/** The names of what a purchase points at, of its customer `c`, offering `f` and token `t`. */
const namesOf = (sql: Sql) => sql`coalesce(c.name, c.username) as customer_name, c.country_code,
  f.title as offering_title, t.symbol as token_symbol`;

/** Offering `f` and token `t` of each purchase. */
const namedJoins = (sql: Sql, organizationId: string) => sql`
  join offering f on f.organization_id = ${organizationId} and f.id = i.offering_id
  join token t on t.organization_id = ${organizationId} and t.id = f.token_id`;

/** What {@link presentListedIntent} makes, field by field. */
function textsOf(sql: Sql, organizationId: string): Texts {
  const gate = intentGates(sql, organizationId, sql`f.token_id`);
  return {
    offeringPurchaseIntentId: sql`i.id`,
    createdAt: instantText(sql`i.created_at`),
    offeringId: sql`i.offering_id`,
    offeringTitle: sql`f.title`,
    customerId: sql`i.customer_id`,
    customerName: sql`coalesce(c.name, c.username)`,
    countryCode: sql`c.country_code`,
    walletAddress: addressText(sql`i.wallet_address`),
    "payment.purchaseAmount": numberText(sql`i.purchase_amount`),
    "payment.currency": sql`i.currency`,
    "payment.tokenAmount": numberText(sql`i.token_amount`),
    tokenSymbol: sql`t.symbol`,
    "payment.purchaseStatus": sql`i.purchase_status`,
    "settlement.status": sql`i.settlement_status`,
    "settlement.blockedBy": written(
      (
        purchase_status: PurchaseStatus,
        settlement_status: SettlementStatus,
        ...[is_paid, is_verified, is_proven, is_registered]: string[]
      ) => {
        const closed = gates({
          purchase_status,
          settlement_status,
          is_paid: is_paid === "true",
          is_verified: is_verified === "true",
          is_proven: is_proven === "true",
          is_registered: is_registered === "true",
        });
        return closed.join("; ") || null;
      },
      sql`i.purchase_status`,
      sql`i.settlement_status`,
      gate.isPaid,
      gate.isVerified,
      gate.isProven,
      // Most tokens are on no chain, and need not be looked for there.
      sql`t.settlement = 'LEDGER' or ${gate.isRegistered}`,
    ),
    "settlement.receivedAmount": numberText(sql`i.received_amount`),
    "settlement.completedAt": instantText(sql`i.completed_at`),
    "settlement.settledAt": instantText(sql`i.settled_at`),
    "paymentInstructions.reference": written(
      paymentReference,
      sql`case when i.purchase_status = 'PENDING' and not ${gate.isPaid} then i.id end`,
    ),
    "failure.reason": sql`i.failure_reason`,
    expiresAt: instantText(sql`i.expires_at`),
    updatedAt: instantText(sql`i.updated_at`),
  };
}
