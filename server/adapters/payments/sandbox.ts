import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { Decimal } from "decimal.js";
import {
  type CheckoutState,
  InvalidNotification,
  type PaymentNotification,
  type SandboxPort,
} from "./port.ts";

/**
 * A provider that is a page of this service: it pays, pays half, refuses or delays as the page is told, and sends refunds at once.
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
    tell(decision, { organizationId, paymentId, amount, currency }) {
      const states: Record<typeof decision, CheckoutState> = {
        PAY: { status: "PAID", amount, currency, paymentReference: `sandbox_charge_${paymentId}` },
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
          paymentReference: `sandbox_charge_${paymentId}`,
        },
      };
      const body = JSON.stringify({
        about: "checkout",
        organizationId,
        paymentId,
        reference: referenceOf(paymentId),
        state: states[decision],
      } satisfies PaymentNotification);
      return { body, signature: sign(body) };
    },
  };
}

function referenceOf(paymentId: string): string {
  return `sandbox_${paymentId}`;
}
