import { hash } from "node:crypto";
import { Decimal } from "decimal.js";
import type Stripe from "stripe";
import { z } from "zod";
import { type ChargeBackStatus, currencies } from "#db/schema/enums.ts";
import { type StripeReach, stripeClient, stripeLibrary } from "#server/adapters/stripe-client.ts";
import {
  type CheckoutOrder,
  type CheckoutState,
  InvalidNotification,
  type PaymentNotification,
  type PaymentPort,
  type RefundOrder,
  type RefundState,
} from "./port.ts";

/** How Stripe is reached, and how its webhooks are known. */
export interface StripeSettings extends StripeReach {
  readonly webhookSecret: string;
}

/**
 * Stripe: Checkout Sessions in payment mode, refunds, and webhooks that it signs. Every call that changes something
 * carries an idempotency key, so that one which is repeated, by us or by the SDK, is done once.
 */
export function stripePayments(settings: StripeSettings): PaymentPort {
  const stripe = stripeClient(settings);
  return {
    provider: "STRIPE",
    async beginCheckout(order) {
      const session = await beginSession(stripe, order);
      if (session.url === null) throw new Error(`Stripe gave no page for ${order.paymentId}`);
      return { reference: session.id, url: session.url };
    },
    async expireCheckout(reference) {
      try {
        return stateOf(
          await stripe.checkout.sessions.expire(reference, {}, { idempotencyKey: `expire:${reference}` }),
        );
      } catch (error) {
        // One that was paid or has expired can be expired no more; then it tells itself where it stands.
        if (!(error instanceof stripeLibrary().errors.StripeInvalidRequestError)) throw error;
        return stateOf(await stripe.checkout.sessions.retrieve(reference));
      }
    },
    refund: (order) => refund(stripe, order),
    async readNotification(body, signature) {
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature ?? "", settings.webhookSecret);
      } catch (error) {
        throw new InvalidNotification((error as Error).message);
      }
      return notificationOf(stripe, event);
    },
  };
}

function beginSession(stripe: Stripe, order: CheckoutOrder): Promise<Stripe.Checkout.Session> {
  const { organizationId, paymentId, offeringPurchaseIntentId } = order;
  const metadata = { organizationId, paymentId, offeringPurchaseIntentId };
  const returnUrl = new URL(order.returnUrl);
  const parameters: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: toCents(order.amount),
          product_data: { name: order.description },
        },
      },
    ],
    success_url: withQuery(returnUrl, "checkout", "paid"),
    cancel_url: withQuery(returnUrl, "checkout", "cancelled"),
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    metadata,
    payment_intent_data: { metadata },
  };
  // Another page to come back to is another request: its key differs, or Stripe would refuse it.
  const digest = hash("sha256", JSON.stringify(parameters), "hex").slice(0, 16);
  return stripe.checkout.sessions.create(parameters, { idempotencyKey: `checkout:${paymentId}:${digest}` });
}

/** Where a session stands; `OPEN` also where it was left before anything was paid. */
function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  if (session.status === "expired") return { status: "EXPIRED" };
  if (session.status !== "complete") return { status: "OPEN" };
  if (session.payment_status === "unpaid") return { status: "PROCESSING" };
  return {
    status: "PAID",
    amount: fromCents(session.amount_total ?? 0),
    currency: z.enum(currencies).parse(session.currency?.toUpperCase()),
    paymentReference: idOf(session.payment_intent),
    payerName: session.customer_details?.name ?? undefined,
  };
}

async function refund(stripe: Stripe, order: RefundOrder): Promise<RefundState> {
  const { organizationId, refundId, attempt, paymentReference, amount } = order;
  // Stripe forgets a key after a day, while a refund is tried for longer: one that was made is looked for first.
  const made = await stripe.refunds.list({ payment_intent: paymentReference, limit: 100 });
  const known = made.data.find(
    ({ metadata, status }) => metadata?.refundId === refundId && status !== "failed" && status !== "canceled",
  );
  if (known) return refundStateOf(known);
  try {
    const sent = await stripe.refunds.create(
      {
        payment_intent: paymentReference,
        amount: toCents(amount),
        reason: "requested_by_customer",
        metadata: { organizationId, refundId },
      },
      { idempotencyKey: `refund:${refundId}:${attempt}` },
    );
    return refundStateOf(sent);
  } catch (error) {
    if (!(error instanceof stripeLibrary().errors.StripeInvalidRequestError)) throw error;
    return { status: "FAILED", code: error.code ?? "refused", reason: error.message };
  }
}

function refundStateOf({ id, status, failure_reason }: Stripe.Refund): RefundState {
  if (status === "succeeded") return { status: "SUCCEEDED", reference: id };
  if (status === "failed" || status === "canceled") {
    const code = failure_reason ?? status;
    return { status: "FAILED", reference: id, code, reason: `Stripe could not send it: ${code}.` };
  }
  return { status: "PROCESSING", reference: id };
}

/** What an event says of a payment or refund of ours; null for all others, other services' of the same account too. */
async function notificationOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentNotification | null> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return aboutCheckout(event.data.object, stateOf(event.data.object));
    case "checkout.session.async_payment_failed":
      return aboutCheckout(event.data.object, {
        status: "REFUSED",
        code: "payment_refused",
        reason: "The customer's bank refused the payment.",
      });
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated": {
      const { organizationId, refundId } = event.data.object.metadata ?? {};
      if (!organizationId || !refundId) return null;
      return { about: "refund", organizationId, refundId, state: refundStateOf(event.data.object) };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return aboutChargeBack(stripe, event.data.object);
    default:
      return null;
  }
}

/** Where a dispute stands, by its status; an inquiry takes no money, and is none. */
const chargeBackStatusOf: Partial<Record<Stripe.Dispute.Status, ChargeBackStatus>> = {
  needs_response: "OPEN",
  under_review: "OPEN",
  won: "WON",
  lost: "LOST",
};

/** A dispute carries none of our metadata, so the payment that it is of is asked for. */
async function aboutChargeBack(stripe: Stripe, dispute: Stripe.Dispute): Promise<PaymentNotification | null> {
  const status = chargeBackStatusOf[dispute.status];
  if (status === undefined || dispute.payment_intent === null) return null;
  const { metadata } = await stripe.paymentIntents.retrieve(idOf(dispute.payment_intent));
  const { organizationId, paymentId } = metadata;
  if (!organizationId || !paymentId) return null;
  const state = { status, amount: fromCents(dispute.amount), reason: dispute.reason };
  return { about: "chargeBack", organizationId, paymentId, reference: dispute.id, state };
}

function aboutCheckout(session: Stripe.Checkout.Session, state: CheckoutState): PaymentNotification | null {
  const { organizationId, paymentId } = session.metadata ?? {};
  if (!organizationId || !paymentId) return null;
  return { about: "checkout", organizationId, paymentId, reference: session.id, state };
}

function withQuery(url: URL, name: string, value: string): string {
  const other = new URL(url);
  other.searchParams.set(name, value);
  return other.href;
}

function idOf(reference: string | { id: string } | null): string {
  return typeof reference === "string" ? reference : (reference?.id ?? "");
}

function toCents(amount: string): number {
  return new Decimal(amount).times(100).toNumber();
}

function fromCents(cents: number): string {
  return new Decimal(cents).div(100).toFixed(2);
}
