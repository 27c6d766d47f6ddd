import { authorize } from "../access.ts";
import type { Call } from "../context.ts";
import type { Customer } from "../customer/contract.ts";
import { requireCustomer } from "../customer/require-customer.ts";
import { unblockCustomer as operation } from "./contract.ts";
import { setBlocked } from "./set-blocked.ts";

/**
 * Lets a blocked customer buy and trade again.
 * @throws Refusal customer_not_found, not_allowed, invalid_transition
 */
export async function unblockCustomer({
  ctx,
  input,
}: Call<(typeof operation)["input"]["_output"]>): Promise<Customer> {
  await requireCustomer(ctx, input.customerId);
  authorize(ctx.actor, "customer:write");
  return setBlocked(ctx, operation.name, { ...input, isBlocked: false });
}
