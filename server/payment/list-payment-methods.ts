import { authorize } from "../access.ts";
import type { PaymentProvider } from "../common/payment.ts";
import type { Call } from "../context.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { listPaymentMethods as operation } from "./contract.ts";

/** How purchases of the caller's organization can be paid. */
export async function listPaymentMethods({
  ctx,
}: Call<(typeof operation)["input"]["_output"]>): Promise<(typeof operation)["output"]["_output"]> {
  authorize(ctx.actor, "purchase_intent:read");
  const { bankAccount } = await readSettings(ctx);
  const { STRIPE, SANDBOX } = ctx.app.payments;
  const providers: PaymentProvider[] = [
    ...(bankAccount ? (["BANK_TRANSFER"] as const) : []),
    ...(STRIPE ? (["STRIPE"] as const) : []),
    ...(SANDBOX ? (["SANDBOX"] as const) : []),
  ];
  return { object: "list", data: providers.map((provider) => ({ provider })) };
}
