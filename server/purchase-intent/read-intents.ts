import { raw, type Sql } from "#db/client.ts";
import { authorize } from "../access.ts";
import type { Page } from "../common/list.ts";
import type { Call, TenantContext } from "../context.ts";
import { refuse } from "../errors.ts";
import { contains, type Fragment, readPage, when } from "../reading.ts";
import type {
  getIntent as getOperation,
  listIntents as listOperation,
  OfferingPurchaseIntent,
} from "./contract.ts";
import { type IntentRow, presentIntent } from "./present.ts";

const sorts = {
  createdAt: { expression: "i.created_at", type: "timestamptz" },
  purchaseAmount: { expression: "i.purchase_amount", type: "numeric" },
  tokenAmount: { expression: "i.token_amount", type: "numeric" },
} as const;

/**
 * One purchase intent; a customer sees its own alone.
 * @throws Refusal offering_purchase_intent_not_found
 */
export async function getIntent({
  ctx,
  input,
}: Call<(typeof getOperation)["input"]["_output"]>): Promise<OfferingPurchaseIntent> {
  authorize(ctx.actor, "purchase_intent:read");
  const sql = raw(ctx.db);
  const own = ctx.actor.kind === "customer" ? ctx.actor.customerId : undefined;
  const [row] = await sql<IntentRow[]>`
    select ${columns(sql)} ${source(sql, ctx.actor.organizationId)} and i.id = ${input.offeringPurchaseIntentId}
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
    select ${columns(sql)} ${source(sql, ctx.actor.organizationId)} and i.id = any (${[...ids]})`;
  return rows.map(presentIntent);
}

/** Purchase intents, newest first; a customer sees its own alone. */
export async function listIntents({
  ctx,
  input,
}: Call<(typeof listOperation)["input"]["_output"]>): Promise<Page<OfferingPurchaseIntent>> {
  authorize(ctx.actor, "purchase_intent:read");
  const sql = raw(ctx.db);
  const own = ctx.actor.kind === "customer" ? ctx.actor.customerId : undefined;
  return readPage<IntentRow, OfferingPurchaseIntent>(ctx.db, {
    input,
    columns: columns(sql),
    from: sql`${source(sql, ctx.actor.organizationId)}
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

/** What {@link presentIntent} needs, from {@link source}. */
export function columns(sql: Sql): Fragment {
  return sql`i.id, i.offering_id, i.wallet_address, i.customer_id, i.purchase_amount::text, i.token_amount::text,
    i.purchase_status, i.currency, i.settlement_status, c.verification_status = 'COMPLETED' as is_verified,
    w.proven_at is not null as is_proven, i.paid_at is not null as is_paid, i.received_amount::text,
    i.failure_code, i.failure_reason, i.completed_at, i.settled_at, i.expires_at, i.created_at, i.updated_at,
    s.account_holder, s.iban, s.bic`;
}

/** Purchase intents of an organization with what their gates follow from, and where they are paid to. */
export function source(sql: Sql, organizationId: string): Fragment {
  return sql`from offering_purchase_intent i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
    join wallet w on w.organization_id = i.organization_id and w.customer_id = i.customer_id
      and w.address = i.wallet_address
    left join organization_settings s on s.organization_id = i.organization_id
    where i.organization_id = ${organizationId}`;
}
