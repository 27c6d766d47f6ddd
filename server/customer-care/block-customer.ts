import { authorize } from "../access.ts";
import type { Call } from "../context.ts";
import type { Customer } from "../customer/contract.ts";
import { requireCustomer } from "../customer/require-customer.ts";
import { blockCustomer as operation } from "./contract.ts";
import { setBlocked } from "./set-blocked.ts";

/**
 * Keeps a customer from buying and trading (rules: Purchase intent, `customer_blocked`).
 * @throws Refusal customer_not_found, not_allowed, invalid_transition
 */
export async function blockCustomer({
  ctx,
  input,
}: Call<(typeof operation)["input"]["_output"]>): Promise<Customer> {
  await requireCustomer(ctx, input.customerId);
  authorize(ctx.actor, "customer:write");
  return setBlocked(ctx, operation.name, { ...input, isBlocked: true });
}
