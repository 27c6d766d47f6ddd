import type { PaymentProvider } from "#db/schema/enums.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import { authorize } from "#server/kernel/access.ts";
import type { Call } from "#server/kernel/context.ts";
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
