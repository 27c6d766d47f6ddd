import type { PaymentProvider } from "#db/schema/enums.ts";
import { readSettings } from "#server/domain/organization/api.ts";
import type { Call } from "#server/kernel/context.ts";
import { wholeList } from "#server/kernel/fields/list.ts";
import type { listPaymentMethods as operation } from "./contract.ts";

/** How purchases of the caller's organization can be paid. */
export async function listPaymentMethods({
  ctx,
}: Call<typeof operation>): Promise<(typeof operation)["output"]["_input"]> {
  const { bankAccount } = await readSettings(ctx);
  const { STRIPE, SANDBOX } = ctx.app.payments;
  const providers: PaymentProvider[] = [
    ...(bankAccount ? (["BANK_TRANSFER"] as const) : []),
    ...(STRIPE ? (["STRIPE"] as const) : []),
    ...(SANDBOX ? (["SANDBOX"] as const) : []),
  ];
  return wholeList(providers.map((provider) => ({ provider })));
}
