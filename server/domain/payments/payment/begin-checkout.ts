import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { CheckoutOrder, PaymentPort } from "#server/adapters/payments/port.ts";
import { requireIntent } from "#server/domain/primary/api.ts";
import { openAmount } from "#server/domain/settlement/api.ts";
import { type Call, type CallerContext, type InputOf, logOf } from "#server/kernel/context.ts";
import { runGuarded } from "#server/kernel/effects.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { returnPath } from "#server/kernel/fields/return-to.ts";
import { toIso } from "#server/kernel/format.ts";
import { record } from "#server/platform/audit/record.ts";
import { enqueue } from "#server/platform/queue/enqueue.ts";
import { type Checkout, beginCheckout as operation } from "./contract.ts";
import { readPayment } from "./read-payments.ts";

type Input = InputOf<typeof operation>;

/** How long a page to pay on stays open; providers take half an hour to a day. */
const LONGEST_MS = 23 * 60 * 60 * 1000;
const SHORTEST_MS = 31 * 60 * 1000;
/** How long after its end a checkout is checked again, in case the provider's message was lost. */
const GRACE_MS = 2 * 60 * 1000;

/**
 * Begins a payment at a provider. The payment is written first and its id sent to the provider. A repeated call finds
 * the same page, and a payment on it is recognized even after a crash.
 * @throws Refusal offering_purchase_intent_not_found, not_allowed, payment_provider_unavailable, invalid_transition
 */
export async function beginCheckout({ ctx, input }: Call<typeof operation>): Promise<Checkout> {
  const order = await apart(ctx, (inside) => prepare(inside, input));
  const { paymentId } = order;
  const answer = { object: "checkout", paymentId, provider: input.provider } as const;
  if (ctx.dryRun) return { ...answer, url: order.returnUrl };
  const begun = order.known ?? (await ask(ctx, portOf(ctx, input), order));
  return runGuarded({ ...operation, claimsKey: false }, ctx, input, async ({ ctx: inside }) => {
    await keep(inside, order, begun);
    return { ...answer, url: begun.url };
  });
}

interface Prepared extends CheckoutOrder {
  /** The checkout that is already open for the same amount; null if there is none. */
  readonly known: Begun | null;
}

interface Begun {
  readonly reference: string;
  readonly url: string;
}

function apart<T>(ctx: CallerContext, work: (inside: CallerContext) => Promise<T>): Promise<T> {
  if (ctx.dryRun) return work(ctx);
  return inTenant(ctx.app, ctx.actor.organizationId, "write", (db) => work({ ...ctx, db }));
}

function portOf(ctx: CallerContext, { provider }: Input): PaymentPort {
  const port = ctx.app.payments[provider];
  if (!port) throw refuse("payment_provider_unavailable", {}, "provider");
  return port;
}

/** Writes the payment as OPEN, or finds the one that was begun for the same sum. */
async function prepare(ctx: CallerContext, input: Input): Promise<Prepared> {
  const { organizationId } = ctx.actor;
  const intentId = input.offeringPurchaseIntentId;
  await requireIntent(ctx, intentId);
  portOf(ctx, input);
  const sql = raw(ctx.db);
  // Whoever begins another one at the same moment waits, and then finds this one.
  const [intent] = await sql<
    {
      open: string;
      currency: "EUR" | "USD";
      status: string;
      is_paid: boolean;
      expires_at: string;
      title: string;
    }[]
  >`
    select ${openAmount(sql)} as open, i.currency, i.purchase_status as status,
           i.paid_at is not null as is_paid, i.expires_at, o.title
      from offering_purchase_intent i
      join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
     where i.organization_id = ${organizationId} and i.id = ${intentId} for no key update of i`;
  if (intent?.status !== "PENDING" || intent.is_paid) {
    const from = intent?.status === "PENDING" ? "paid" : intent?.status;
    throw refuse("invalid_transition", { from, to: "paid" }, "offeringPurchaseIntentId");
  }
  const paths = {
    offeringPurchaseIntentId: intentId,
    returnUrl: new URL(returnPath(input.returnTo, `/portal/purchases/${intentId}`), ctx.app.env.publicUrl)
      .href,
    description: intent.title,
    currency: intent.currency,
    amount: intent.open,
    organizationId,
  };
  const recent = new Date(ctx.now.getTime() - LONGEST_MS + SHORTEST_MS).toISOString();
  const [begun] = await sql<
    { id: string; provider_reference: string; checkout_url: string | null; created_at: string }[]
  >`
    select id, provider_reference, checkout_url, created_at from payment
     where organization_id = ${organizationId} and offering_purchase_intent_id = ${intentId}
       and provider = ${input.provider} and status = 'OPEN' and amount = ${intent.open}::numeric
       and created_at > ${recent}
     order by created_at desc limit 1`;
  if (begun) {
    return {
      ...paths,
      paymentId: begun.id,
      expiresAt: endOf(begun.created_at, intent.expires_at),
      known:
        begun.checkout_url === null ? null : { reference: begun.provider_reference, url: begun.checkout_url },
    };
  }
  const paymentId = newId("pay", ctx.now);
  const at = ctx.now.toISOString();
  const expiresAt = endOf(at, intent.expires_at);
  await sql`
    insert into payment (organization_id, id, offering_purchase_intent_id, provider, provider_reference, status, amount,
      currency, created_at, updated_at)
    values (${organizationId}, ${paymentId}, ${intentId}, ${input.provider}, ${paymentId}, 'OPEN', ${intent.open},
      ${intent.currency}, ${at}, ${at})`;
  const after = await readPayment(ctx, paymentId);
  await record(ctx, { action: operation.name, resource: "payment", id: paymentId, after });
  await enqueue(ctx, {
    task: "expireCheckout",
    key: paymentId,
    payload: { paymentId },
    runAt: new Date(expiresAt.getTime() + GRACE_MS),
  });
  return { ...paths, paymentId, expiresAt, known: null };
}

/** Until when the page is open: as long as the purchase, within what providers take. */
function endOf(createdAt: string, intentExpiresAt: string): Date {
  const begun = new Date(toIso(createdAt)).getTime();
  const end = Math.min(new Date(toIso(intentExpiresAt)).getTime(), begun + LONGEST_MS);
  return new Date(Math.max(end, begun + SHORTEST_MS));
}

async function ask(ctx: CallerContext, port: PaymentPort, order: CheckoutOrder): Promise<Begun> {
  try {
    return await port.beginCheckout(order);
  } catch (error) {
    logOf(ctx).error({ err: error, paymentId: order.paymentId }, "a checkout could not be begun");
    throw refuse("payment_provider_unavailable", {}, "provider");
  }
}

/** Stores the checkout's address, unless the provider has already reported its end. */
async function keep(
  ctx: CallerContext,
  { paymentId }: CheckoutOrder,
  { reference, url }: Begun,
): Promise<void> {
  await raw(ctx.db)`
    update payment set provider_reference = ${reference}, checkout_url = ${url}, updated_at = ${ctx.now.toISOString()}
     where organization_id = ${ctx.actor.organizationId} and id = ${paymentId} and status = 'OPEN'
       and checkout_url is distinct from ${url}`;
}
