import type { PayoutPort } from "./port.ts";

/** Payments to this holder always come back, so that failures can be seen and tried. */
export const RETURNED_PAYEE = "Payout Returned";

/** Pays nobody really: the same order has the same reference, however often it is sent. */
export const sandboxPayouts: PayoutPort = {
  async pay({ idempotencyKey, payeeName }) {
    if (payeeName.toLowerCase().includes(RETURNED_PAYEE.toLowerCase())) {
      return {
        status: "FAILED",
        code: "returned",
        reason: "The bank returned the payment: the account is closed.",
      };
    }
    return { status: "PAID", reference: `sandbox_${idempotencyKey}` };
  },
};
