import { payHolder } from "../distribution-payment/pay-holder.ts";
import { checkVerification } from "../verification/check-verification.ts";
import { deliverWebhooks } from "../webhook-delivery/deliver-webhooks.ts";
import { expireCheckout } from "./expire-checkout.ts";
import { refundPayment } from "./refund-payment.ts";
import { settleSandboxPayment } from "./settle-sandbox-payment.ts";
import type { Task, TaskName } from "./task.ts";

/** Every job there is, by its name. */
export const tasks: Partial<Record<TaskName, Task>> = {
  refundPayment,
  expireCheckout,
  settleSandboxPayment,
  deliverWebhooks,
  checkVerification,
  payHolder,
};
