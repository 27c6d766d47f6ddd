import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { Decimal } from "decimal.js";
import type { SandboxDecision } from "#db/schema/enums.ts";
import {
  type CheckoutState,
  InvalidNotification,
  type PaymentNotification,
  type SandboxPort,
} from "./port.ts";

/**
 * A provider that is a page of this service: it pays, pays half, refuses, delays or charges back as the
 * page is told, and sends refunds at once.
 * It keeps nothing: what was begun stands in its references, what became of it in its messages.
 * @param origin where browsers reach the service
 */
export function sandboxPayments(origin: string): SandboxPort {
  const secret = randomBytes(32);
  const sign = (body: string) => createHmac("sha256", secret).update(body).digest("hex");
  return {
    provider: "SANDBOX",
    beginCheckout: async ({ paymentId, offeringPurchaseIntentId, returnUrl }) => {
      const url = new URL(`/portal/purchases/${offeringPurchaseIntentId}/sandbox-payment`, origin);
      url.searchParams.set("paymentId", paymentId);
      url.searchParams.set("returnTo", returnUrl.slice(new URL(returnUrl).origin.length));
      return { reference: referenceOf(paymentId), url: url.href };
    },
    expireCheckout: async () => ({ status: "EXPIRED" }),
    refund: async ({ refundId }) => ({ status: "SUCCEEDED", reference: `sandbox_${refundId}` }),
    readNotification: async (body, signature) => {
      const given = Buffer.from(signature ?? "");
      const expected = Buffer.from(sign(body));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new InvalidNotification("the signature is not the sandbox's");
      }
      return JSON.parse(body) as PaymentNotification;
    },
    tell(decision, payment) {
      const body = JSON.stringify({
        organizationId: payment.organizationId,
        paymentId: payment.paymentId,
        ...(isAboutChargeBack(decision) ? chargeBackOf(decision, payment) : checkoutOf(decision, payment)),
      } satisfies PaymentNotification);
      return { body, signature: sign(body) };
    },
  };
}

type ToldPayment = Parameters<SandboxPort["tell"]>[1];
type ChargeBackDecision = Extract<SandboxDecision, `CHARGE_BACK${string}`>;

function isAboutChargeBack(decision: SandboxDecision): decision is ChargeBackDecision {
  return decision.startsWith("CHARGE_BACK");
}

function chargeBackOf(decision: ChargeBackDecision, { paymentId, amount }: ToldPayment) {
  const statuses = { CHARGE_BACK: "OPEN", CHARGE_BACK_WON: "WON", CHARGE_BACK_LOST: "LOST" } as const;
  const state = { status: statuses[decision], amount, reason: "fraudulent" };
  return { about: "chargeBack", reference: `sandbox_dispute_${paymentId}`, state } as const;
}

function checkoutOf(
  decision: Exclude<SandboxDecision, ChargeBackDecision>,
  { paymentId, amount, currency }: ToldPayment,
) {
  const paymentReference = `sandbox_charge_${paymentId}`;
  const states: Record<typeof decision, CheckoutState> = {
    PAY: { status: "PAID", amount, currency, paymentReference },
    REFUSE: {
      status: "REFUSED",
      code: "payment_refused",
      reason: "The sandbox's bank refused the payment.",
    },
    DELAY: { status: "PROCESSING" },
    SHORT: {
      status: "PAID",
      amount: new Decimal(amount).div(2).toFixed(2, Decimal.ROUND_DOWN),
      currency,
      paymentReference,
    },
  };
  return { about: "checkout", reference: referenceOf(paymentId), state: states[decision] } as const;
}

function referenceOf(paymentId: string): string {
  return `sandbox_${paymentId}`;
}
