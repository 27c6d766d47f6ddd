import { raw } from "#db/client.ts";
import { type IntentRow, intentColumns, intentSource } from "#server/domain/settlement/api.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { contains, readPage, when } from "#server/kernel/reading.ts";
import type {
  getIntent as getOperation,
  listIntents as listOperation,
  OfferingPurchaseIntent,
} from "./contract.ts";
import { presentIntent } from "./present.ts";

const sorts = {
  createdAt: { expression: "i.created_at", type: "timestamptz" },
  purchaseAmount: { expression: "i.purchase_amount", type: "numeric" },
  tokenAmount: { expression: "i.token_amount", type: "numeric" },
} as const;

/**
 * One purchase intent; a customer sees its own alone.
 * @throws Refusal offering_purchase_intent_not_found
 */
export async function getIntent({ ctx, input }: Call<typeof getOperation>): Promise<OfferingPurchaseIntent> {
  const sql = raw(ctx.db);
  const own = ctx.actor.kind === "customer" ? ctx.actor.customerId : undefined;
  const [row] = await sql<IntentRow[]>`
    select ${intentColumns(sql)} ${intentSource(sql, ctx.actor.organizationId)} and i.id = ${input.offeringPurchaseIntentId}
    ${when(sql, own, (id) => sql`i.customer_id = ${id}`)}`;
  if (!row) throw refuse("offering_purchase_intent_not_found", {}, "offeringPurchaseIntentId");
  return presentIntent(row);
}

/** Purchase intents of the caller's organization by their ids, in no order. */
export async function readIntents(
  ctx: TenantContext,
  ids: readonly string[],
): Promise<OfferingPurchaseIntent[]> {
  const sql = raw(ctx.db);
  const rows = await sql<IntentRow[]>`
    select ${intentColumns(sql)} ${intentSource(sql, ctx.actor.organizationId)} and i.id = any (${[...ids]})`;
  return rows.map(presentIntent);
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
export async function listIntents({
  ctx,
  input,
}: Call<typeof listOperation>): Promise<Page<OfferingPurchaseIntent>> {
  const sql = raw(ctx.db);
  const own = ctx.actor.kind === "customer" ? ctx.actor.customerId : undefined;
  return readPage<IntentRow, OfferingPurchaseIntent>(ctx.db, {
    input,
    columns: intentColumns(sql),
    from: sql`${intentSource(sql, ctx.actor.organizationId)}
      ${when(sql, own, (id) => sql`i.customer_id = ${id}`)}
      ${when(sql, input.customerId, (id) => sql`i.customer_id = ${id}`)}
      ${when(sql, input.offeringId, (id) => sql`i.offering_id = ${id}`)}
      ${when(sql, input.purchaseStatus, (status) => sql`i.purchase_status = ${status}`)}
      ${when(sql, input.currency, (currency) => sql`i.currency = ${currency}`)}
      ${when(sql, input.q, (q) => contains(sql, "i.id, i.wallet_address, c.name, c.username, c.email", q))}`,
    sorts,
    id: "i.id",
    present: presentIntent,
  });
}
